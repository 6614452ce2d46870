/** Returns the index that a key moves to among `count` options; undefined for keys that do not move. */
export function listKeyTarget(key: string, at: number, count: number): number | undefined {
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 10, PageUp: at - 10, Home: 0, End: count }[key]
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1)
}
