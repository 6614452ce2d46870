/**
 * Whether a name matches a pattern in which `*` is any text and `?` any character. After a mismatch only the last `*` takes one more
 * character. Hidden names match only a pattern that begins with a dot.
 */
export function isMatch(name: string, pattern: string): boolean {
  if (name.startsWith('.') && !pattern.startsWith('.')) return false
  let [at, step, star, starredAt] = [0, 0, -1, 0]
  while (at < name.length) {
    if (pattern[step] === '*') {
      star = step
      starredAt = at
      step += 1
    } else if (pattern[step] === '?' || pattern[step] === name[at]) {
      step += 1
      at += 1
    } else if (star >= 0) {
      starredAt += 1
      at = starredAt
      step = star + 1
    } else {
      return false
    }
  }
  return /^\**$/.test(pattern.slice(step))
}
