import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Makes what was saved the state that a form starts from. What was typed since it was sent stays, as an edit. */
export function resetSaved<V extends FieldValues>(form: UseFormReturn<V>, sent: V, saved: V): void {
  const typed = form.getValues()
  form.reset(saved)
  for (const field of Object.keys(sent) as FieldPath<V>[]) {
    if (typed[field] !== sent[field]) form.setValue(field, typed[field], { shouldDirty: true })
  }
}
