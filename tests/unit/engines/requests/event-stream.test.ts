import { describe, expect, it } from 'vitest'
import { EventStreamReader } from '@/engines/requests/send/event-stream'

/** Reads a text in parts of this length. */
function read(text: string, length: number) {
  const reader = new EventStreamReader()
  const parts = Array.from({ length: Math.ceil(text.length / length) }, (_, part) =>
    text.slice(part * length, (part + 1) * length),
  )
  return parts.flatMap((part) => reader.read(part, 5))
}

describe('an event stream', () => {
  const stream =
    '\ufeffid: 7\r\nevent: shipped\r\ndata: one\rdata: two\n\n: a comment\n\nretry: 10\ndata\n\nid: 8\ndata: last\n\ndata: open'

  it.each([1, 2, 3, 7, 1000])('has the same events in parts of %i characters', (length) => {
    expect(read(stream, length)).toEqual([
      { event: 'shipped', data: 'one\ntwo', id: '7', ms: 5 },
      { event: 'message', data: '', id: '7', ms: 5 },
      { event: 'message', data: 'last', id: '8', ms: 5 },
    ])
  })

  it('has an event of one long line', () => {
    const data = 'x'.repeat(2_000_000)
    expect(read(`data: ${data}\n\n`, 100)).toEqual([{ event: 'message', data, id: '', ms: 5 }])
  })
})
