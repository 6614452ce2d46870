import type { StreamEvent } from '../model/types'

/** Parses an event stream while its text arrives (HTML standard, "Server-sent events"). */
export class EventStreamReader {
  /** Parts of a line whose end has not arrived. */
  #rest: string[] = []
  #isStart = true
  #data: string[] = []
  #event = ''
  #id = ''

  /**
   * Parses the next part of the text, and returns the events that it completes.
   * @param ms time since the request was sent, which becomes the time of these events
   */
  read(text: string, ms: number): StreamEvent[] {
    const mayEndLine = /[\r\n]/.test(text) || this.#rest.at(-1)?.endsWith('\r')
    this.#rest.push(text)
    // Joins the parts of a long line once, and not with each of them.
    if (!mayEndLine) return []
    // A carriage return at the end may be followed by a line feed in the next part.
    const lines = this.#rest.join('').split(/\r\n|\n|\r(?!$)/)
    this.#rest = [lines.pop() ?? '']
    return lines.flatMap((line) => this.#readLine(line, ms))
  }

  #readLine(received: string, ms: number): StreamEvent[] {
    const line = this.#isStart ? received.replace(/^\ufeff/, '') : received
    this.#isStart = false
    if (line === '') return this.#dispatch(ms)
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
    if (name === 'data') this.#data.push(value)
    else if (name === 'event') this.#event = value
    else if (name === 'id' && !value.includes('\0')) this.#id = value
    return []
  }

  #dispatch(ms: number): StreamEvent[] {
    const [data, event] = [this.#data, this.#event]
    this.#data = []
    this.#event = ''
    if (data.length === 0) return []
    return [{ event: event === '' ? 'message' : event, data: data.join('\n'), id: this.#id, ms }]
  }
}
