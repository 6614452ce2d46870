import type { Field } from '@/api/rsx/schemas'
import type { FieldFacts, SchemaOutline } from '@/engines/rsx/schema-outline'

/** An allowed value of a field. */
export type Qualifier = Field['enums'][number]

/** Whether a field has a list of allowed values. */
export function isQualified(field: Pick<Field, 'enums'>): boolean {
  return field.enums.length > 0
}

/** The group of the record with what the network adds. Partners need not fill it. */
export const bookkeepingGroup = 'Meta'

/** The fields in the order of the document, those of the bookkeeping last (RSX-62). */
export function bookkeepingLast(fields: readonly Field[], outline: SchemaOutline | undefined): readonly Field[] {
  if (!outline) return fields
  const isBookkeeping = ({ name }: Field) =>
    outline.facts.get(name)?.groups.every((group) => group === bookkeepingGroup) === true
  return [...fields.filter((field) => !isBookkeeping(field)), ...fields.filter(isBookkeeping)]
}

/** Writes type and length of a field, such as `string, up to 35`. */
export function typeText({ type, length }: Pick<FieldFacts, 'type' | 'length'>): string {
  return length === '' ? type : `${type}, ${length}`
}

/** Whether the name or description of a field contains the filter text (RSX-33). */
export function fieldMatches(field: Field, filter: string, onlyQualified: boolean): boolean {
  if (onlyQualified && !isQualified(field)) return false
  return contains(filter, field.name, field.description)
}

/** Whether a value or its description contains the filter text, ignoring case (RSX-35). */
export function qualifierMatches({ value, description }: Qualifier, filter: string): boolean {
  return contains(filter, value, description)
}

function contains(filter: string, ...texts: (string | undefined)[]): boolean {
  const query = filter.trim().toLowerCase()
  return query === '' || texts.some((text) => text?.toLowerCase().includes(query) === true)
}

/** The qualified fields before and after a field, in the order of the document. */
export function fieldsAround(fields: readonly Field[], name: string): { previous?: Field; next?: Field } {
  const qualified = fields.filter((field) => isQualified(field) || field.name === name)
  const index = qualified.findIndex((field) => field.name === name)
  const [previous, next] = [qualified[index - 1], qualified[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}
