import type { OperationView } from '../document/types'
import { parameterKey } from './chosen-operation'
import type { HarChoices } from './choices'
import { isIdempotencyKey, isSentByDefault } from './idempotency-key'

/**
 * Returns the choices with which an operation or its console opens: a new idempotency key where one is required, and none
 * where it is optional (CONSOLE-67).
 */
export function openingChoices({ headerParams }: OperationView): Pick<HarChoices, 'values'> {
  const keys = headerParams.filter(isIdempotencyKey)
  if (keys.length === 0) return {}
  const values = keys.map((key) => [parameterKey(key), isSentByDefault(key) ? crypto.randomUUID() : null] as const)
  return { values: Object.fromEntries(values) }
}
