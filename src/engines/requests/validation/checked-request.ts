import { contentOf } from '@/engines/openapi/document/body-content'
import { requestHeaders } from '@/engines/openapi/document/request-headers'
import type { OperationView, RequestSchemas } from '@/engines/openapi/document/types'
import { parameterKey } from '@/engines/openapi/model/chosen-operation'
import type { HarChoices } from '@/engines/openapi/model/choices'
import type { CheckedRequest } from './check-request'

/** Longer bodies are not checked, because the check runs while the reader types. In characters. */
const maxCheckedLength = 1_000_000

/** Returns the parts of a request that can be checked: the values that the reader typed, and the body (CONSOLE-2). */
export function checkedRequest(
  operation: OperationView,
  choices: HarChoices,
  { bodies, parameters }: RequestSchemas,
): CheckedRequest {
  const typed = Object.entries(choices.values ?? {}).flatMap(([key, text]) => {
    const schema = Object.hasOwn(parameters, key) ? parameters[key] : undefined
    return text === null || schema === undefined ? [] : [{ key, text, schema }]
  })
  const content = contentOf(operation.body, choices.contentType)
  const text = bodyText(choices, content?.examples)
  const format = /[/+]json/i.test(content?.contentType ?? '')
    ? 'json'
    : /[/+]xml/i.test(content?.contentType ?? '') && 'xml'
  if (!content || !format || text.trim() === '' || text.length > maxCheckedLength) return { parameters: typed }
  const schema = bodies[content.contentType] ?? bodies['*/*'] ?? 'true'
  return { parameters: typed, body: { text, format, schema } }
}

function bodyText({ body, example }: HarChoices, examples: readonly { name?: string; text: string }[] = []): string {
  if (body) return 'text' in body ? body.text : ''
  return (examples.find(({ name }) => name === example) ?? examples[0])?.text ?? ''
}

/** Returns the keys of the required parameters that the reader has cleared or left out. */
export function missingParameters(operation: OperationView, choices: HarChoices): string[] {
  const all = [
    ...operation.pathParams,
    ...operation.queryParams,
    ...requestHeaders(operation),
    ...operation.cookieParams,
  ]
  return all
    .filter(({ required }) => required)
    .map(parameterKey)
    .filter((key) => Object.hasOwn(choices.values ?? {}, key) && !choices.values?.[key])
}

/** Whether the operation requires a body, and the reader has cleared it. */
export function isBodyMissing({ body }: OperationView, choices: HarChoices): boolean {
  const written = choices.body
  return body?.required === true && written !== undefined && 'text' in written && written.text.trim() === ''
}
