/** Letters that the case does not decide: one of the two stands for both. */
const sameLetters = { ı: 'i', ς: 'σ' }

/** The text as searches compare it: without case, accents, and the difference between dotted and dotless i. */
export function foldText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[ıς]/g, (letter) => sameLetters[letter as keyof typeof sameLetters])
}
