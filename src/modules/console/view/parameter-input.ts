import { parsedText } from '@/modules/openapi/document/value-text'
import type { ParameterView } from '@/modules/openapi/document/types'
import { isWrittenAsJson } from '@/modules/openapi/model/chosen-operation'

/** How the value of a parameter is typed: as one line of text, one of the allowed values, or JSON. */
export type InputKind = { kind: 'text' } | { kind: 'choice'; options: readonly string[] } | { kind: 'json' }

/** Returns the input that suits a parameter. A cut list of allowed values is no choice: the reader may need the rest of it. */
export function inputKind(parameter: ParameterView): InputKind {
  const { schema } = parameter
  if (isWrittenAsJson(parameter)) return { kind: 'json' }
  if (schema.enum.length > 0 && schema.enumOmitted === undefined) {
    return { kind: 'choice', options: schema.enum.map(({ value }) => value) }
  }
  if (schema.const !== undefined) return { kind: 'choice', options: [schema.const] }
  return schema.type === 'boolean' ? { kind: 'choice', options: ['true', 'false'] } : { kind: 'text' }
}

/** Whether a request has the parameter before the reader has typed anything. */
export function isSentByDefault({ required, sampleGiven }: ParameterView): boolean {
  return required || sampleGiven
}

/** The value of the document's sample, as the reader would type it. */
export function sampleInput({ sample }: ParameterView): string {
  const value = parsedText(sample)
  return typeof value === 'string' ? value : sample
}
