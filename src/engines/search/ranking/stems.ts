/** Shorter words have no endings that could be removed. */
const minStemLength = 3
/** How many letters an ending has at most, with a doubled letter: `ping` of `shipping`. */
export const maxEndingLength = 4

/** Removes the endings of plural, progressive and past: `delivery` and `deliveries`, `rendering` and `render` have one stem. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word
  const singular = withoutPlural(word)
  for (const ending of ['ing', 'ed']) {
    const stem = singular.slice(0, -ending.length)
    if (singular.endsWith(ending) && stem.length >= minStemLength && /[aeiouy]/.test(stem)) return withoutDouble(stem)
  }
  return singular.length > minStemLength && /[ey]$/.test(singular) ? singular.slice(0, -1) : singular
}

function withoutPlural(word: string): string {
  if (word.length <= minStemLength || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies') && word.length > minStemLength + 1) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** `shipp` of `shipping` becomes `ship`; `fill` of `filling` stays. */
function withoutDouble(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) && stem.length > minStemLength ? stem.slice(0, -1) : stem
}
