import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

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
