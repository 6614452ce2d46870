import type { StreamEvent } from '../model/types'

/** Reads the events of an event stream as its text arrives, as the HTML standard says. */
export class EventStreamReader {
  #rest = ''
  #isStart = true
  #data: string[] = []
  #event = ''
  #id = ''

  /**
   * Reads the next part of the text.
   * @param ms when it arrived, for the events that it completes
   */
  read(text: string, ms: number): StreamEvent[] {
    // A carriage return at the end may be the first half of a line break.
    const whole = this.#rest + text
    const lines = whole.split(/\r\n|\n|\r(?!$)/)
    this.#rest = lines.pop() ?? ''
    return lines.flatMap((line) => this.#line(line, ms))
  }

  #line(written: string, ms: number): StreamEvent[] {
    const line = this.#isStart ? written.replace(/^\ufeff/, '') : written
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
