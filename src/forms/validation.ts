import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Options of `useForm` for all forms: fields are validated when they lose focus and on submission, then while typing. */
export const formOptions = { mode: 'onTouched', shouldFocusError: true } as const

/** Creates a resolver from a function that returns the messages of the invalid fields. */
export function resolverOf<V extends FieldValues>(
  messagesOf: (values: V) => Partial<Record<keyof V & string, string>>,
): Resolver<V> {
  return (values) => {
    const errors = Object.entries(messagesOf(values)).map(([field, message]) => [field, { type: 'validate', message }])
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> }
  }
}
