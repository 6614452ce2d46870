import type { ParameterView } from '../document/types'

/** Whether a parameter is the key by which a service recognizes a call that is repeated: `Idempotency-Key`, also with a prefix. */
export function isIdempotencyKey({ in: place, name }: { in: string; name: string }): boolean {
  return place === 'header' && /^(?:[a-z\d]{1,20}-)?idempotency-key$/i.test(name)
}

/**
 * Whether a request has the parameter before the reader has chosen anything. An optional idempotency key is not sent, because
 * the one of the document is that of another call (CONSOLE-67).
 */
export function isSentByDefault(parameter: ParameterView): boolean {
  return parameter.required || (parameter.isSampleDocumented && !isIdempotencyKey(parameter))
}
