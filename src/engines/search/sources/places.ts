import { paths } from '@/lib/paths'
import { percentEncoded } from '@/lib/percent-encoding'
import { usualVersions } from '@/lib/usual-versions'
import { listOf } from '@/engines/x12/dictionary'
import { fieldsOf, type FoundField } from '@/engines/x12/fields-of'
import { isOrdinaryWord, parsePlace } from '@/engines/x12/parse-place'
import { nameOfPlace, type Place } from '@/engines/x12/place'
import { recordText, type SearchRecord } from '../record'

/** Further fields for a place are less likely than a result for its words. */
const maxFields = 3

/**
 * Makes the records of the fields and codes for a place of X12 or EDIFACT that a query names, such as `N1*ST`, the best first
 * (SEARCH-42). Empty for all other queries.
 * @param isLocked Whether the reader must sign in to see the fields.
 */
export function placeRecords(text: string, isLocked: boolean): SearchRecord[] {
  const place = isOrdinaryWord(text) ? undefined : parsePlace(text)
  if (!place) return []
  const byTitle = new Map<string, FoundField[]>()
  for (const field of fieldsOf(place)) {
    const title = titleOf(place, field)
    byTitle.set(title, [...(byTitle.get(title) ?? []), field])
  }
  return [...byTitle]
    .slice(0, maxFields)
    .map(([title, fields]) => ({ ...recordOf(title, fields), ...(isLocked && { isLocked }) }))
}

/** A place and its field: `N1*ST → Address, AddressTypeCode ST`. */
function titleOf(place: Place, { path, condition, place: found }: FoundField): string {
  const code = condition && condition.field !== path ? `, ${nameOf(condition.field)} ${condition.code}` : ''
  const ownCode = condition && condition.field === path ? ` ${condition.code}` : ''
  return `${nameOfPlace(place, found)} → ${nameOf(path)}${ownCode}${code}`
}

function recordOf(title: string, fields: readonly FoundField[]): SearchRecord {
  const documents = [...new Set(fields.map(({ document }) => document))]
  const [first] = fields
  const { document = '', path = '', condition, place, isCertain } = first ?? {}
  const others = documents.length > 1 ? ` and ${documents.length - 1} more` : ''
  return {
    group: condition ? 'codes' : 'fields',
    to: condition
      ? `${paths.fieldsQualifiers(usualVersions.qualified, document, nameOf(condition.field))}#${percentEncoded(`value-${condition.code}`)}`
      : fieldUrl(document, path),
    title,
    text: recordText([
      place && `${place.standard} ${place.set}: ${place.label}`,
      path.replaceAll('/', ' › '),
      isCertain === false ? 'guides differ' : undefined,
    ]),
    place: ['Fields and Qualifiers', usualVersions.qualified, `${document}${others}`],
    version: usualVersions.qualified,
  }
}

/** A field with codes has a page of its own. */
function fieldUrl(document: string, path: string): string {
  if (listOf(path)) return paths.fieldsQualifiers(usualVersions.qualified, document, nameOf(path))
  return `${paths.fieldsQualifiers(usualVersions.qualified, document)}#${percentEncoded(`field-${nameOf(path)}`)}`
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
