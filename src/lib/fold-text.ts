/** Pairs of lower-case letters that have the same capital. */
const sameLetters = { ı: 'i', ς: 'σ' }

/** Normalizes a text for searching: ignores case, accents, and the difference between dotted and dotless i. */
export function foldText(text: string): string {
  // Marks go before, too: the time to normalize a run of them grows with the square of its length.
  const plain = text
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  return plain.replaceAll(/[ıς]/g, (letter) => sameLetters[letter as keyof typeof sameLetters])
}
