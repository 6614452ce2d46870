import type { Field } from '@/api/rsx/schemas'

/** An allowed value of a field. */
export type Qualifier = Field['enums'][number]

/** Whether a field has a list of allowed values. */
export function isQualified(field: Pick<Field, 'enums'>): boolean {
  return field.enums.length > 0
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
