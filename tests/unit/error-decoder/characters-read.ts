import { vi } from 'vitest'

/** Counts the characters that regular expressions and functions of strings go through while `run` runs. */
export function charactersRead(run: () => void): number {
  let count = 0
  const { exec } = RegExp.prototype
  const { indexOf, slice, trim } = String.prototype
  const spies = [
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      const start = this.global || this.sticky ? this.lastIndex : 0
      const match = exec.call(this, text)
      // A sticky expression does not search.
      count += match ? match.index + match[0].length - start : this.sticky ? 1 : text.length - start
      return match
    }),
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, part, start = 0) {
      const found = indexOf.call(this, part, start)
      count += (found === -1 ? this.length : found) - start
      return found
    }),
    vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, ...range) {
      const part = slice.apply(this, range)
      count += part.length
      return part
    }),
    vi.spyOn(String.prototype, 'trim').mockImplementation(function (this: string) {
      count += this.length
      return trim.call(this)
    }),
  ]
  try {
    run()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return count
}
