import { countOf, listOf } from '@/lib/phrases'
import { quoteEnds } from './quote'
import { lengthOf } from './text-length'

const maxListed = 6
const maxWholeList = 12

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

/** A value with its number of characters: "'V77410' (6 characters)". A long one is shortened in the middle. */
export function withLength(text: string): string {
  return `${quoteEnds(text)} (${countOf(lengthOf(text), 'character')})`
}
