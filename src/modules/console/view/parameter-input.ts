import type { ParameterView } from '@/engines/openapi/document/types'
import { isWrittenAsJson } from '@/engines/openapi/model/chosen-operation'
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
