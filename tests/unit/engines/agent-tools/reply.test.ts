import { describe, expect, test } from 'vitest'
import { countTokens } from '@/engines/agent-tools/count-tokens'
import { fenceFor, maxReplyTokens, replyText } from '@/engines/agent-tools/reply'
import { cursorIn } from '../../cli/agent-questions/ask'

const introduction = 'What the file has.'

/** All parts of a result. */
function partsOf(data: string): string[] {
  const parts: string[] = []
  let cursor: string | undefined
  do {
    const { text, isError } = replyText('call', { introduction, data }, cursor)
    expect(isError).toBe(false)
    expect(countTokens(text)).toBeLessThanOrEqual(maxReplyTokens)
    const lines = text.split('\n')
    cursor = cursorIn(text)
    parts.push(lines.slice(3, cursor === undefined ? -1 : -2).join('\n'))
  } while (cursor !== undefined)
  return parts
}

describe('a result', () => {
  test('in lines is parted between them', () => {
    const data = Array.from({ length: 3_000 }, (_, at) => `line ${at}`).join('\n')
    const parts = partsOf(data)
    expect(parts.length).toBeGreaterThan(4)
    expect(parts.join('\n')).toBe(data)
  })

  test.each([
    ['letters', 'x'.repeat(20_000)],
    ['signs', '<&>"'.repeat(3_000)],
    ['letters outside ASCII', '漢字'.repeat(2_000)],
    ['characters of two code units', '😀'.repeat(2_000)],
    ['halves of such characters', '\ud83d'.repeat(3_000)],
  ])('of one long line of %s is parted between characters', (_, data) => {
    const parts = partsOf(data)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.join('')).toBe(data)
  })

  test('with a long introduction has as many tokens', () => {
    const result = { introduction: 'https://portal.example/'.repeat(20), data: 'one two\n'.repeat(2_000) }
    const { text } = replyText('call', result, undefined)
    expect(countTokens(text)).toBeLessThanOrEqual(maxReplyTokens)
    expect(countTokens(text)).toBeGreaterThan(maxReplyTokens - 100)
  })

  test('that is empty is a reply, too', () => {
    expect(partsOf('')).toEqual([''])
  })

  test('that has the line between which it would be has another one', () => {
    for (const data of ['=== data 1 ===', 'a\n=== data 1 ===\nb', '====== data 1 ======'])
      expect(data).not.toContain(fenceFor(data, '1'))
    expect(fenceFor('a', '1')).toBe('=== data 1 ===')
  })
})

test('tokens are counted from above', () => {
  expect(countTokens('')).toBe(0)
  expect(countTokens('abc')).toBe(1)
  expect(countTokens('abcd')).toBe(2)
  expect(countTokens('12 34')).toBe(3)
  expect(countTokens('é漢😀')).toBe(2 + 3 + 4)
})
