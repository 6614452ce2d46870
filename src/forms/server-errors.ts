import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/**
 * Puts the server's field errors on the fields of the form. Returns the messages that belong to no field of the form, for
 * the summary: none where the fields tell everything; undefined where the server named no field, so that nothing is told
 * yet. Without a summary the first field gets the focus; a summary takes it itself, and a field that had it for a moment
 * would be checked as one that was left, which takes its error away.
 */
export function applyServerErrors<V extends FieldValues>(
  fieldErrors: Record<string, string> | undefined,
  fields: readonly FieldPath<V>[],
  setError: UseFormSetError<V>,
): string[] | undefined {
  if (!fieldErrors) return undefined
  const placed = fields.filter((field) => fieldErrors[field] !== undefined)
  const unplaced = Object.entries(fieldErrors).filter(([name]) => !placed.some((field) => field === name))
  placed.forEach((field, index) => {
    const shouldFocus = index === 0 && unplaced.length === 0
    setError(field, { type: 'server', message: fieldErrors[field] ?? '' }, { shouldFocus })
  })
  return unplaced.map(([, message]) => message)
}
