import axios, { type AxiosError, type AxiosResponse } from 'axios'
import { z } from '@/api/core/schema'
import { isSilence, maxSilenceMs, withSilenceLimit, type Transfer } from '@/lib/transfer'
import { ApiError, isStatus } from './api-error'
import { readEnvelope, type ErrorDetails } from './envelope'
import { currentToken } from './token-source'

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Relative to the API's base URL, starting with a slash. */
  path: string
  query?: Record<string, string | number> | undefined
  body?: unknown
  headers?: Record<string, string>
  /** `private` calls need the bearer token and fail with 401 without one; `optional` calls send it if there is one; `public` calls never send it. */
  access: 'private' | 'optional' | 'public'
  signal?: AbortSignal | undefined
  /** Whether the answer is a secret, which the browser must not write to its cache whatever the provider allows (API-30). */
  isSecret?: boolean
}

export interface ApiClient {
  /** Sends a call and validates its answer. Repeats it once with a new token if the token is refused. Rejects with an `ApiError`. */
  request<T>(call: Call, schema: z.ZodMiniType<T>): Promise<T>
  /** Like `request`, without a body in the answer. Rejects with an `ApiError`. */
  send(call: Call): Promise<void>
}

interface ApiOptions {
  /** Name in errors and in query keys. */
  api: string
  baseUrl: string
  /** Reads the API's own error envelope. */
  readError?: (body: unknown) => ErrorDetails
  /** Sent with every call. */
  headers?: Record<string, string>
}

/** Sends a call with `fetch`, because no other way keeps its answer out of the browser's cache. */
const uncached = { adapter: 'fetch', fetchOptions: { cache: 'no-store' } } as const

/**
 * Creates the client of one provider API, with its base URL, the token, a time limit on silence and one kind of error. It
 * shows nothing.
 */
export function createApiClient({ api, baseUrl, readError = readEnvelope, headers: own }: ApiOptions): ApiClient {
  const http = axios.create({
    baseURL: baseUrl,
    responseType: 'text',
    // Bodies are parsed below: axios would return broken JSON as a string instead of failing.
    transformResponse: (body: unknown) => body,
  })

  async function perform(call: Call): Promise<AxiosResponse<string>> {
    const token = await tokenFor(api, call.access)
    try {
      return await send(call, token)
    } catch (error) {
      if (token === undefined || !isStatus(error, 401)) throw error
      // The token has expired on the way, or was revoked.
      const renewed = await currentToken(token)
      if (renewed === undefined) throw error
      return send(call, renewed)
    }
  }

  async function send({ access, query, body, isSecret = false, ...call }: Call, token: string | undefined) {
    const headers: Record<string, string> = { Accept: 'application/json', ...own, ...call.headers }
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`
    const transfer = ({ signal, onProgress }: Transfer) => {
      const response = http.request<string>({
        method: call.method,
        url: call.path,
        // The header that axios adds to `fetch` would need a preflight that allows it.
        headers: isSecret ? { ...headers, 'User-Agent': false } : headers,
        signal,
        onDownloadProgress: onProgress,
        ...(query && { params: query }),
        ...(isSecret && uncached),
        ...(body !== undefined && { data: body, onUploadProgress: onProgress }),
      })
      return response.catch((error: unknown) => {
        // The error of axios does not say why the signal was aborted.
        throw isSilence(signal.reason) ? signal.reason : error
      })
    }
    try {
      return await withSilenceLimit(transfer, call.signal)
    } catch (error) {
      throw toApiError(api, error, { readError, anonymous: access === 'public' })
    }
  }

  return {
    async request(call, schema) {
      const response = await perform(call)
      const parsed = z.safeParse(schema, parseJson(api, response))
      if (parsed.success) return parsed.data
      const issue = parsed.error.issues[0]
      const path = issue?.path.map(String).join('.') ?? ''
      throw new ApiError({
        api,
        kind: 'parse',
        status: response.status,
        message: `${api}: unexpected response at "${path}": ${issue?.message ?? 'unknown reason'}`,
        requestId: requestId(response),
      })
    },
    async send(call) {
      await perform(call)
    },
  }
}

async function tokenFor(api: string, access: Call['access']): Promise<string | undefined> {
  if (access === 'private') return requireToken(api)
  return access === 'optional' ? currentToken().catch(() => undefined) : undefined
}

async function requireToken(api: string): Promise<string> {
  const token = await currentToken().catch((cause: unknown) => {
    throw cause instanceof ApiError
      ? cause
      : new ApiError({ api, kind: 'network', message: `${api}: no token could be obtained` })
  })
  if (token === undefined)
    throw new ApiError({
      api,
      kind: 'http',
      status: 401,
      code: 'login_required',
      message: `${api}: nobody is signed in`,
    })
  return token
}

function parseJson(api: string, response: AxiosResponse<string>): unknown {
  try {
    return JSON.parse(response.data)
  } catch {
    throw new ApiError({
      api,
      kind: 'parse',
      status: response.status,
      message: `${api}: the response is not JSON`,
      requestId: requestId(response),
    })
  }
}

function toApiError(
  api: string,
  error: unknown,
  { readError, anonymous }: { readError: (body: unknown) => ErrorDetails; anonymous: boolean },
): ApiError {
  if (isSilence(error))
    return new ApiError({ api, kind: 'timeout', message: `${api}: nothing for ${maxSilenceMs / 1000} s` })
  if (!axios.isAxiosError(error)) return new ApiError({ api, kind: 'network', message: `${api}: ${String(error)}` })
  const { code, response }: AxiosError = error
  if (code === 'ERR_CANCELED') return new ApiError({ api, kind: 'aborted', message: `${api}: the call was cancelled` })
  if (response) {
    const { status, data } = response
    const details = readError(safeJson(data))
    return new ApiError({
      api,
      kind: 'http',
      status,
      message: `${api}: HTTP ${status}${details.title ? `, ${details.title}` : ''}`,
      requestId: requestId(response),
      anonymous,
      ...details,
    })
  }
  return new ApiError({ api, kind: 'network', message: `${api}: the server could not be reached` })
}

function safeJson(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function requestId(response: AxiosResponse<unknown>): string | undefined {
  const value: unknown = response.headers['x-request-id']
  return typeof value === 'string' ? value : undefined
}
