import { quoteEnds } from './quote'
import { lengthOf } from './text-length'

const maxListed = 6
const maxWholeList = 12

/** Names in a sentence: "A", "A and B", "A, B and C". */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}

/** Up to twelve names, or the first of more: "A, B, C, … (262 in all)". */
export function someOf(names: readonly string[]): string {
  if (names.length <= maxWholeList) return names.join(', ')
  return `${names.slice(0, maxListed).join(', ')}, … (${names.length} in all)`
}

/** "Northgate Outfitters requires", "Northgate Outfitters and Harbor & Pine require". */
export function requirers(retailers: readonly string[]): string {
  const shown =
    retailers.length > maxListed
      ? [...retailers.slice(0, maxListed), `${retailers.length - maxListed} more`]
      : retailers
  return `${listOf(shown)} ${retailers.length === 1 ? 'requires' : 'require'}`
}

/** A name with its article: "an Address". */
export function withArticle(name: string): string {
  return `${/^[AEIOaeio]|^[FHLMNRSX][A-Z]/.test(name) ? 'an' : 'a'} ${name}`
}

/** A count with its noun: "1 character", "20 characters". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** A value with its number of characters: "'V77410' (6 characters)". A long one is shortened in the middle. */
export function withLength(text: string): string {
  return `${quoteEnds(text)} (${countOf(lengthOf(text), 'character')})`
}
