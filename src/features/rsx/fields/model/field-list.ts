import type { Field } from '@/api/rsx/schemas'

/** An allowed value of a field. */
export type Qualifier = Field['enums'][number]

/** Whether a field has a list of allowed values. */
export function isQualified(field: Pick<Field, 'enums'>): boolean {
  return field.enums.length > 0
}

/** Fields are found by name or description (3 §5). */
export function fieldMatches(field: Field, filter: string, onlyQualified: boolean): boolean {
  if (onlyQualified && !isQualified(field)) return false
  return contains(filter, field.name, field.description)
}

/** Values are found by value or description, without regard to case (3 §5). */
export function qualifierMatches({ value, description }: Qualifier, filter: string): boolean {
  return contains(filter, value, description)
}

function contains(filter: string, ...texts: (string | undefined)[]): boolean {
  const wanted = filter.trim().toLowerCase()
  return wanted === '' || texts.some((text) => text?.toLowerCase().includes(wanted) === true)
}

/** The qualified fields before and after one, in the order of the document. */
export function fieldsAround(fields: readonly Field[], name: string): { previous?: Field; next?: Field } {
  const qualified = fields.filter((field) => isQualified(field) || field.name === name)
  const at = qualified.findIndex((field) => field.name === name)
  const [previous, next] = [qualified[at - 1], qualified[at + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}
