import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/**
 * Puts the server's field errors on the fields of the form; the first of them gets the focus. Returns the messages that
 * belong to no field of the form, for the summary: none where the fields tell everything; undefined where the server named
 * no field, so that nothing is told yet.
 */
export function applyServerErrors<V extends FieldValues>(
  fieldErrors: Record<string, string> | undefined,
  fields: readonly FieldPath<V>[],
  setError: UseFormSetError<V>,
): string[] | undefined {
  if (!fieldErrors) return undefined
  const errors = new Map(Object.entries(fieldErrors))
  let first = true
  for (const field of fields) {
    const message = errors.get(field)
    if (message === undefined) continue
    setError(field, { type: 'server', message }, { shouldFocus: first })
    errors.delete(field)
    first = false
  }
  return [...errors.values()]
}
