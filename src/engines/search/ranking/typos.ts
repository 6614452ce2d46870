/** How many typos a word may have: none in codes and short words, one from 5 letters, two from 9 (SEARCH-2). */
export function maxTypos(word: string): number {
  if (word.length < 5 || word.length > 40 || hasDigit(word)) return 0
  return word.length < 9 ? 1 : 2
}

/** Whether a word is a code or a number. */
export function hasDigit(word: string): boolean {
  return /\p{N}/u.test(word)
}

/** The letters of a word as a set of 32 bits. Different letters may share a bit. */
export function letterSet(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** Whether a set lacks more than so many letters of another: then the distance of the words is larger as well. */
export function lacksLetters(letters: number, others: number, limit: number): boolean {
  let count = 0
  for (let missing = others & ~letters; missing !== 0; missing &= missing - 1) if (++count > limit) return true
  return false
}
