import { STATUS_CODES } from 'node:http'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { fullBudget } from '@/modules/openapi/engine/budget'
import { gatherSchema } from '@/modules/openapi/engine/gather-schema'
import { propertyPlaces } from '@/modules/openapi/engine/schema-level'
import { below, entriesBelow, type Place } from '@/modules/openapi/engine/spec-document'
import type { InputIssue } from './input'
import type { SandboxOperation } from './operations'

/** An error that the sandbox answers. */
interface SandboxError {
  status: ContentfulStatusCode
  detail: string
  issues?: readonly InputIssue[]
  /** The path that was called. */
  path: string
  requestId: string
}

interface ErrorBody {
  contentType: string
  body: unknown
}

/** Returns the documented response for a status: its own, else that of its class, else the default. */
export function responseFor(operation: SandboxOperation, status: number): Place | undefined {
  const { responses } = operation
  return responses.get(String(status)) ?? responses.get(`${String(status)[0]}XX`) ?? responses.get('default')
}

/** Returns the first of several statuses that the document states for an operation; the first of all if it states none. */
export function statedStatus(
  { responses }: SandboxOperation,
  statuses: readonly [ContentfulStatusCode, ...ContentfulStatusCode[]],
): ContentfulStatusCode {
  return statuses.find((status) => responses.has(String(status))) ?? statuses[0]
}

/**
 * Writes an error in the form that the document states for its status, else for another error of the operation; the
 * platform's envelope where it states none.
 */
export function errorBody(operation: SandboxOperation, error: SandboxError): ErrorBody {
  const { bundle, responses } = operation
  const others = [...responses].filter(([code]) => /^([45]|default)/.test(code)).map(([, place]) => place)
  for (const response of [responseFor(operation, error.status), ...others]) {
    for (const [contentType, content] of response ? entriesBelow(below(response, 'content')) : []) {
      bundle.budget = fullBudget()
      const fields = propertyPlaces(gatherSchema(bundle, [below(content, 'schema')]))
      const dialect = dialects.find(({ field }) => fields.has(field))
      if (dialect) return { contentType, body: dialect.write(error) }
    }
  }
  return { contentType: 'application/json', body: envelope(error) }
}

/** The forms of errors, each with a field by which a schema of this form is recognized. */
const dialects = [
  { field: 'title', write: problem },
  { field: 'error_description', write: oauthError },
  { field: 'error', write: envelope },
  { field: 'message', write: plainMessage },
]

/** Limits of a problem as the documents state them. */
const [maxIssues, maxFieldLength] = [100, 200]

/** RFC 9457, with the request and the rules that were broken. */
function problem({ status, detail, issues = [], path, requestId }: SandboxError) {
  const context = issues.slice(0, maxIssues).map(({ code, message, field, source }) => ({
    code,
    message,
    ...(field !== '' && { field: field.slice(0, maxFieldLength) }),
    // A cookie is sent in a header.
    source: source === 'cookie' ? 'header' : source,
  }))
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    instance: path,
    requestId,
    ...(context.length > 0 && { context }),
  }
}

function envelope({ status, detail, issues = [] }: SandboxError) {
  const validationErrors = Object.fromEntries(issues.map(({ field, message }) => [field || 'body', message]))
  const error = STATUS_CODES[status] ?? 'Error'
  return {
    error: { error, errorDescription: detail, ...(issues.length > 0 && { validationErrors }) },
    status: 'error',
  }
}

function oauthError({ status, detail }: SandboxError) {
  return { error: status === 401 ? 'invalid_token' : 'invalid_request', error_description: detail }
}

function plainMessage({ status, detail }: SandboxError) {
  return { message: detail, code: status }
}
