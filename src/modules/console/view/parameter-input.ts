import { parsedText } from '@/modules/openapi/document/value-text'
import type { ParameterView } from '@/modules/openapi/document/types'
import { isWrittenAsJson } from '@/modules/openapi/model/chosen-operation'
import { isIdempotencyKey } from '../model/idempotency-key'
import { listInput, optionsOf } from './value-input'

/** How the value of a parameter is typed: as one line of text or one of the allowed values, as a list of such, or as JSON. */
export type InputKind =
  | { kind: 'value'; options: readonly string[] }
  /** Values have this type in JSON Schema. */
  | { kind: 'list'; options: readonly string[]; type: string }
  | { kind: 'json' }

/** Returns the input that suits a parameter. */
export function inputKind(parameter: ParameterView): InputKind {
  const { schema, contentType } = parameter
  if (!isWrittenAsJson(parameter)) return { kind: 'value', options: optionsOf(schema) }
  const list = contentType === undefined ? listInput(schema) : undefined
  return list ? { kind: 'list', ...list } : { kind: 'json' }
}

/** Whether a request has the parameter before the reader has typed anything. */
export function isSentByDefault({ required, sampleGiven }: ParameterView): boolean {
  return required || sampleGiven
}

/** The value of the document's sample, as the reader would type it. An idempotency key is new each time. */
export function sampleInput(parameter: ParameterView): string {
  // The key of the document is that of another call.
  if (isIdempotencyKey(parameter)) return crypto.randomUUID()
  const { sample } = parameter
  const value = parsedText(sample)
  return typeof value === 'string' ? value : sample
}
