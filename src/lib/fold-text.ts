/** Pairs of lower-case letters that have the same capital. */
const sameLetters = { ı: 'i', ς: 'σ' }

/** Normalizes a text for searching: ignores case, accents, and the difference between dotted and dotless i. */
export function foldText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[ıς]/g, (letter) => sameLetters[letter as keyof typeof sameLetters])
}
