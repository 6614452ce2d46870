import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Makes the saved values the new defaults of a form. Input that was typed after they were sent stays, as an unsaved change. */
export function resetSaved<V extends FieldValues>(form: UseFormReturn<V>, sent: V, saved: V): void {
  const typed = form.getValues()
  form.reset(saved)
  for (const field of Object.keys(sent) as FieldPath<V>[]) {
    if (typed[field] !== sent[field]) form.setValue(field, typed[field], { shouldDirty: true })
  }
}
