import type { OperationView, ParameterView } from '../engine/types'
import { contentOf, sentType } from './body-content'

/** The header parameters of an operation, the default ones first (2 §9), with the content type that is chosen. */
export function requestHeaders(
  { defaultHeaders, headerParams, body }: OperationView,
  chosenType?: string,
): ParameterView[] {
  const contentType = sentType(contentOf(body, chosenType)?.contentType)
  const added = defaultHeaders.map((header) =>
    header.name === 'Content-Type' ? { ...header, schema: { ...header.schema, default: contentType } } : header,
  )
  return [...added, ...headerParams]
}
