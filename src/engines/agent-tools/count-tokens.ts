/**
 * Counts the tokens of a text from above, without the vocabulary of a model: three letters, two digits, each other sign, each line
 * break and each byte outside ASCII are one token. Models need fewer for most texts.
 */
export function createTokenCounter(): (character: string) => number {
  let letters = 0
  let digits = 0
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
    const isDigit = code >= 48 && code <= 57
    letters = isLetter ? letters + 1 : 0
    digits = isDigit ? digits + 1 : 0
    if (isLetter) return letters % 3 === 1 ? 1 : 0
    if (isDigit) return digits % 2 === 1 ? 1 : 0
    if (code === 32) return 0.5
    return code < 128 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
}

/** The number of tokens of a text, counted from above. */
export function countTokens(text: string): number {
  const count = createTokenCounter()
  let tokens = 0
  for (const character of text) tokens += count(character)
  return Math.ceil(tokens)
}
