import type { OperationView, ParameterView } from '@/modules/openapi/document/types'
import { parameterKey } from '@/modules/openapi/model/chosen-operation'
import type { HarChoices } from '@/modules/openapi/model/choices'

/** Whether a parameter is the key by which a service recognizes a call that is repeated: `Idempotency-Key`, also with a prefix. */
export function isIdempotencyKey({ in: place, name }: Pick<ParameterView, 'in' | 'name'>): boolean {
  return place === 'header' && /^(?:[a-z\d]{1,20}-)?idempotency-key$/i.test(name)
}

/** The values of idempotency keys when the console opens: new ones, and none for optional ones (CONSOLE-67). */
export function freshIdempotencyKeys({ headerParams }: OperationView): NonNullable<HarChoices['values']> {
  const keys = headerParams.filter(isIdempotencyKey)
  return Object.fromEntries(keys.map((header) => [parameterKey(header), header.required ? crypto.randomUUID() : null]))
}
