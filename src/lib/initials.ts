/** The initials of a name, at most two letters. Only the part of an email address before the @ counts. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .join('')
    .toUpperCase()
}
