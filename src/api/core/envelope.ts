import { recordOf } from '@/lib/json-values'

export interface ErrorDetails {
  title?: string | undefined
  serverMessage?: string | undefined
  fieldErrors?: Record<string, string> | undefined
}

/**
 * Reads the provider's error envelope (API-27): `error.error` is the title, `error.errorDescription` the message and
 * `error.validationErrors` the messages by field. A field in a group gets a name with a dot: `meta.email` (API-25).
 * A body of another form gives no details.
 */
export function readEnvelope(body: unknown): ErrorDetails {
  const error = recordOf(recordOf(body)?.['error'])
  return {
    title: text(error?.['error']),
    serverMessage: text(error?.['errorDescription']),
    fieldErrors: messages(error?.['validationErrors']),
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function messages(value: unknown): Record<string, string> | undefined {
  const fields = recordOf(value)
  if (!fields) return undefined
  const entries = Object.entries(fields).flatMap(([field, message]) => {
    const first = text(Array.isArray(message) ? message[0] : message)
    if (first !== undefined) return [[field, first] as const]
    const group = Object.entries(messages(message) ?? {})
    return group.map(([name, inner]) => [`${field}.${name}`, inner] as const)
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
