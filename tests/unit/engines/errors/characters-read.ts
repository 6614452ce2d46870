import { vi } from 'vitest'

type Method = (this: unknown, ...values: unknown[]) => unknown

/** Counts the characters that regular expressions and functions of strings go through while `run` runs. */
export function charactersRead(run: () => void): number {
  let count = 0
  /** Adds what a call of a method has read; `lastIndex` is that of a regular expression before the call. */
  function watch<Self, Result>(
    owner: object,
    name: string,
    charactersOf: (call: { self: Self; values: unknown[]; result: Result; lastIndex: number }) => number,
  ) {
    const methods = owner as Record<string, Method>
    const original = methods[name]
    if (!original) throw new Error(`No method ${name}`)
    return vi.spyOn(methods, name).mockImplementation(function (this: unknown, ...values) {
      const lastIndex = this instanceof RegExp && (this.global || this.sticky) ? this.lastIndex : 0
      const result = original.apply(this, values)
      count += charactersOf({ self: this as Self, values, result: result as Result, lastIndex })
      return result
    })
  }
  const spies = [
    watch<RegExp, RegExpExecArray | null>(RegExp.prototype, 'exec', ({ self, values: [text], result, lastIndex }) => {
      if (result) return result.index + result[0].length - lastIndex
      // A sticky expression does not search.
      return self.sticky ? 1 : String(text).length - lastIndex
    }),
    watch<string, number>(String.prototype, 'indexOf', ({ self, values: [, start = 0], result }) => {
      return (result === -1 ? self.length : result) - Number(start)
    }),
    watch<string, string>(String.prototype, 'slice', ({ result }) => result.length),
    watch<string, string>(String.prototype, 'trim', ({ self }) => self.length),
  ]
  try {
    run()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return count
}
