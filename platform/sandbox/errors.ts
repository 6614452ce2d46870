import { STATUS_CODES } from 'node:http'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { gatherSchema } from '@/engines/openapi/reader/gather-schema'
import { propertyPlaces } from '@/engines/openapi/reader/members'
import { openReading } from '@/engines/openapi/reader/reading'
import { below, entriesBelow, type Place } from '@/engines/openapi/reader/spec-document'
import type { InputIssue } from './input'
import type { SandboxOperation } from './operations'

/** An error of the sandbox. */
interface SandboxError {
  status: ContentfulStatusCode
  detail: string
  issues?: readonly InputIssue[]
  /** Path of the call. */
  path: string
  requestId: string
}

interface ErrorBody {
  contentType: string
  body: unknown
}

/** Returns the documented response for a status: the one for this status, else for its class, else the default one. */
export function responseFor(operation: SandboxOperation, status: number): Place | undefined {
  const { responses } = operation
  return responses.get(String(status)) ?? responses.get(`${String(status)[0]}XX`) ?? responses.get('default')
}

/** Returns the first of these statuses that the document states for an operation; if it states none, the first of these. */
export function statedStatus(
  { responses }: SandboxOperation,
  statuses: readonly [ContentfulStatusCode, ...ContentfulStatusCode[]],
): ContentfulStatusCode {
  return statuses.find((status) => responses.has(String(status))) ?? statuses[0]
}

/**
 * Writes an error in the form that the document states for its status, else in the form of another error of the operation,
 * else in the platform's envelope.
 */
export function errorBody(operation: SandboxOperation, error: SandboxError): ErrorBody {
  const { bundle, responses } = operation
  const others = [...responses].filter(([code]) => /^([45]|default)/.test(code)).map(([, place]) => place)
  for (const response of [responseFor(operation, error.status), ...others]) {
    for (const [contentType, content] of response ? entriesBelow(below(response, 'content')) : []) {
      const fields = propertyPlaces(gatherSchema(openReading(bundle), [below(content, 'schema')]))
      const dialect = dialects.find(({ field }) => fields.has(field))
      if (dialect) return { contentType, body: dialect.write(error) }
    }
  }
  return { contentType: 'application/json', body: envelope(error) }
}

/** The forms of errors. `field` is a property that identifies the schema of this form. */
const dialects = [
  { field: 'title', write: problem },
  { field: 'error_description', write: oauthError },
  { field: 'error', write: envelope },
  { field: 'message', write: plainMessage },
]

/** The limits that the documents state for a problem. */
const [maxIssues, maxFieldLength] = [100, 200]

/** Writes a problem (RFC 9457) with the request id and the broken rules. */
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
