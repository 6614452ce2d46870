/** Returns an offset of a text; the one before if it would separate the two code units of a character. */
export function betweenCharacters(text: string, offset: number): number {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(Math.max(0, offset - 1), offset + 1)) ? offset - 1 : offset
}

/** Returns the first characters of a text. Counts a character of two code units as one. */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text
  let end = 0
  for (let left = count; left > 0 && end < text.length; left--) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, end)
}

/** Cuts a text that is longer than a number of characters, and adds '…' or another ending. */
export function cutText(text: string, maxCharacters: number, ending = '…'): string {
  const first = firstCharacters(text, maxCharacters)
  return first.length < text.length ? first + ending : text
}

/** Cuts a text like `cutText`, but after a word if one ends in the second half. */
export function cutAtWord(text: string, maxCharacters: number): string {
  const first = firstCharacters(text, maxCharacters)
  if (first.length === text.length) return text
  const end = (first + text.charAt(first.length)).search(/\s\S*$/)
  return `${first.slice(0, end > first.length / 2 ? end : undefined).trimEnd()}…`
}

/**
 * Cuts a title like `cutText`, but counts what a reader sees as one character, such as an emoji of several code points, as one.
 * For short limits: it takes longer than `cutText`.
 */
export function cutTitle(title: string, maxCharacters: number): string {
  if (title.length <= maxCharacters) return title
  let [count, end] = [0, 0]
  for (const { index } of new Intl.Segmenter().segment(title)) {
    end = index
    if (++count > maxCharacters) return `${title.slice(0, end).trimEnd()}…`
  }
  return title
}
