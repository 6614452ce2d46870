import { expect, test } from 'vitest'
import { messageRanges } from '@/engines/errors/redact/error-messages'

test('the messages by field are found in their order, and those inside others are not read again', () => {
  const text = '{"errors":{"password":"Too short."},"x":1,"details":{"meta":{"token":"Too old."}}}'
  const found = messageRanges(text).map(([from, to]) => text.slice(from, to))
  expect(found).toEqual(['"errors":{"password":"Too short."', '"details":{"meta":{"token":"Too old."}'])
})

test('members that are never closed are one range', () => {
  const text = '"errors":{'.repeat(1000)
  expect(messageRanges(text)).toEqual([[0, text.length]])
})
