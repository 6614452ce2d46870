import type { ParameterView } from '@/engines/openapi/document/types'
import { parsedText } from '@/engines/openapi/document/value-text'
import { isIdempotencyKey, isSentByDefault } from '@/engines/openapi/model/idempotency-key'

/** The value of the document's sample, as the reader would type it. An idempotency key is new each time. */
export function sampleInput(parameter: ParameterView): string {
  // The key of the document is that of another call.
  if (isIdempotencyKey(parameter)) return crypto.randomUUID()
  const { sample } = parameter
  const value = parsedText(sample)
  return typeof value === 'string' ? value : sample
}

/**
 * Whether a value is that of the document, so that a request has it without being chosen.
 * @param value as typed; null leaves the parameter out.
 */
export function isDocumentValue(parameter: ParameterView, value: string | null): boolean {
  return isSentByDefault(parameter) ? value === sampleInput(parameter) : value === null
}
