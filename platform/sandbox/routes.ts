import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { parseAccept } from 'hono/utils/accept'
import { isBinaryType, mediaType } from '@/engines/openapi/document/media-type'
import { below, entriesBelow, type Place } from '@/engines/openapi/reader/spec-document'
import { withOrigin } from '../content/api-document'
import type { PlatformContext } from '../context'
import type { PlatformEnv } from '../kernel/env'
import { PlatformError } from '../kernel/errors'
import { authorize } from '../kernel/access'
import type { AccessToken } from '../tokens'
import { transactionsOperations, type Operation } from '../transactions/operations'
import { isInRange, limitSandboxBody } from './body'
import { errorBody, responseFor, statedStatus } from './errors'
import { exampleBody, exampleHeaders } from './examples'
import { inputIssues, type InputIssue } from './input'
import { findOperation, type FoundOperation, type SandboxOperation } from './operations'
import { grantedScopes } from './scopes'

/** The header that marks the examples of the sandbox: nothing was stored. */
const sandboxHeader = 'x-sandbox'

/**
 * The sandbox: answers the operations of the API documents that the platform does not implement (CONSOLE-40). It checks the
 * access, the parameters and the body of a call against the document. It answers a valid call with an example of the
 * document, and an invalid call with an error in the form that the document states. `Prefer: code=409` requests a stated
 * response. The operations on files of Transactions do what the document says instead.
 */
export function sandbox(context: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().use(limitSandboxBody).all('*', async (c, next) => {
    const found = await findOperation(c.req.method, new URL(c.req.url).pathname)
    if (!found) return next()
    const { method, path } = found.operation
    const real =
      preferredStatus(c, found.operation) === undefined ? transactionsOperations[`${method} ${path}`] : undefined
    const response = await answer(c, context, found, real).catch((error: unknown) => {
      if (!(error instanceof PlatformError)) throw error
      return refuse(c, found.operation, error.status, error.message)
    })
    if (!real) response.headers.set(sandboxHeader, 'example')
    return response
  })
}

async function answer(
  c: Context<PlatformEnv>,
  context: PlatformContext,
  found: FoundOperation,
  real: Operation | undefined,
): Promise<Response> {
  const { operation } = found
  const token = await requireAccess(c, context, operation)
  const preferred = preferredStatus(c, operation)
  if (preferred !== undefined && preferred >= 400) {
    return refuse(c, operation, preferred, 'This is an example of the sandbox, as the header Prefer asks.')
  }
  const [status, response] = successOf(operation, preferred)
  const type = acceptedType(c, response)
  const issues = await inputIssues(c, found, { discardsFile: real === undefined })
  if (issues.length > 0) return refuse(c, operation, statusOf(operation, issues), detailOf(issues), issues)
  if (real && token) {
    const [path = ''] = found.pathTexts.values()
    return real(context, { c, token, path: decodeURIComponent(path) })
  }
  const headers = exampleHeaders(operation.bundle, response)
  if (type === undefined) return new Response(null, { status, headers })
  const body = exampleBody(operation.bundle, below(response, 'content', type), type)
  const sent = typeof body === 'string' ? withOrigin(body, context.origin) : body
  return new Response(sent, { status, headers: { ...headers, 'content-type': type } })
}

/**
 * Checks and returns the token if the document requires one.
 * @throws PlatformError 401, or 403 for a token without a stated scope.
 */
async function requireAccess(
  c: Context,
  context: PlatformContext,
  { access }: SandboxOperation,
): Promise<AccessToken | undefined> {
  const isOpen = access.length === 0 || access.some(({ needsToken }) => !needsToken)
  if (isOpen) return undefined
  const token = await authorize(context, c.req.header('authorization'), 'api')
  const granted = grantedScopes(context, token)
  const isGranted = access.some(({ scopes }) => scopes.every((scope) => granted.includes(scope)))
  if (isGranted) return token
  const missing = access[0]?.scopes.filter((scope) => !granted.includes(scope)).join(' ')
  throw new PlatformError(403, 'Forbidden', `The agreement of the organization does not include ${missing}.`)
}

/** Returns the status that a call prefers (RFC 7240); undefined if the document does not state it. */
function preferredStatus(c: Context, operation: SandboxOperation): ContentfulStatusCode | undefined {
  const code = /\bcode=(\d{3})\b/.exec(c.req.header('prefer') ?? '')?.[1]
  const isStated = code !== undefined && responseFor(operation, Number(code)) !== undefined
  return isStated ? (Number(code) as ContentfulStatusCode) : undefined
}

/** Returns the status and the response of a success: the preferred one, else the first that the document states. */
function successOf(operation: SandboxOperation, preferred: number | undefined): [number, Place] {
  const successes = [...operation.responses].filter(([code]) => /^2\d\d$/.test(code))
  const [code, response] = successes.find(([stated]) => stated === String(preferred)) ?? successes[0] ?? []
  if (code === undefined || !response) throw new Error(`${operation.method} ${operation.path} states no success`)
  return [Number(code), response]
}

/**
 * Returns the content type of the answer: the one that the call prefers, or JSON if `url=true` requests a link to the file.
 * @throws PlatformError 406.
 */
function acceptedType(c: Context, response: Place): string | undefined {
  const stated = entriesBelow(below(response, 'content')).map(([name]) => name)
  const types = c.req.query('url') === 'true' ? stated.filter((name) => !isBinaryType(name)) : stated
  if (types.length === 0) return undefined
  const ranges = parseAccept(c.req.header('accept') ?? '*/*').filter(({ q }) => q > 0)
  for (const { type: range } of ranges.toSorted((one, other) => other.q - one.q)) {
    const type = types.find((name) => isInRange(mediaType(name), range.toLowerCase()))
    if (type !== undefined) return type
  }
  throw new PlatformError(406, 'Not Acceptable', `The call can be answered as ${types.join(' or ')}.`)
}

/** Returns 404 if only path parameters break a rule, because there is nothing at such an address; else 400 or 422. */
function statusOf(operation: SandboxOperation, issues: readonly InputIssue[]): ContentfulStatusCode {
  const isPath = issues.every(({ source }) => source === 'path')
  return statedStatus(operation, isPath ? [404, 400] : [400, 422])
}

function detailOf(issues: readonly InputIssue[]): string {
  const [{ field, message }] = issues as [InputIssue]
  const more = issues.length > 1 ? ` And ${issues.length - 1} more.` : ''
  return `${field === '' ? 'Body' : field}: ${message}${more}`
}

function refuse(
  c: Context<PlatformEnv>,
  operation: SandboxOperation,
  status: ContentfulStatusCode,
  detail: string,
  issues: readonly InputIssue[] = [],
): Response {
  const error = { status, detail, issues, path: new URL(c.req.url).pathname, requestId: c.get('requestId') }
  const { contentType, body } = errorBody(operation, error)
  const response = responseFor(operation, status)
  const headers = new Headers(response && exampleHeaders(operation.bundle, response))
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  headers.set('content-type', contentType)
  return new Response(JSON.stringify(body), { status, headers })
}
