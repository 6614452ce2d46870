import { curlCode } from '@/engines/samples/clients/curl'
import { fullUrl, preparedRequest } from '@/engines/samples/prepared-request'
import type { HarParameter, HarRequest } from '@/engines/openapi/model/to-har'
import { toSampleRequest } from '@/engines/openapi/model/to-sample-request'
import type { ReceivedResponse, HistoryEntry } from './history'
import type { CallError } from './types'
import { responseWithoutSecrets, withoutSecrets } from './without-secrets'

interface ExportOptions {
  /** Whether the reader asked for secrets in this export. No export has tokens (CONSOLE-14). */
  includesSecrets: boolean
}

/** Writes the curl command that sends one request. */
export function curlCommand(request: HarRequest, { includesSecrets }: ExportOptions): string {
  return curlCode(preparedRequest(toSampleRequest(includesSecrets ? request : withoutSecrets(request))))
}

/** Writes a shell script that sends the requests again, the oldest first. */
export function curlScript(entries: readonly HistoryEntry[], options: ExportOptions): string {
  const commands = entries.toReversed().map((entry, index) => {
    const { method, url } = entry.request
    const heading = `# ${index + 1}. ${oneLine(entry.title)}: ${outcomeText(entry)}`
    try {
      return `${heading}\n${curlCommand(entry.request, options)}\n`
    } catch {
      return `${heading}\n# This request cannot be sent: ${oneLine(`${method} ${url}`)}\n`
    }
  })
  return ['#!/usr/bin/env bash', '# Put a token in place of YOUR_ACCESS_TOKEN.', '', ...commands].join('\n')
}

/** Writes the calls as an HTTP archive (HAR 1.2), the oldest first. */
export function harLog(entries: readonly HistoryEntry[], { includesSecrets }: ExportOptions): string {
  const log = {
    version: '1.2',
    creator: { name: 'Dev Center', version: '1' },
    entries: entries.toReversed().map(({ sentAt, ms, request, outcome }) => ({
      startedDateTime: new Date(sentAt).toISOString(),
      time: ms,
      request: archivedRequest(includesSecrets ? request : withoutSecrets(request)),
      response:
        'error' in outcome
          ? failedResponse(outcome.error)
          : archivedResponse(includesSecrets ? outcome : responseWithoutSecrets(outcome)),
      cache: {},
      timings: { send: 0, wait: ms, receive: 0 },
    })),
  }
  return JSON.stringify({ log }, null, 2)
}

/** Returns a request with its whole address, and only with the fields that HAR has. */
function archivedRequest(request: HarRequest): object {
  const { queryString, postData, ...rest } = request
  return {
    ...rest,
    url: addressOf(request),
    queryString: queryString.map(({ name, value }) => ({ name, value })),
    ...(postData && { postData: archivedBody(postData) }),
  }
}

function archivedBody({ mimeType, text, params, fileName }: NonNullable<HarRequest['postData']>): object {
  if (fileName !== undefined) return { mimeType, text: '', comment: `The file ${fileName}` }
  return { mimeType, ...(params ? { params: params.map(archivedParameter) } : { text: text ?? '' }) }
}

function archivedParameter({ name, value, fileName, contentType }: HarParameter): HarParameter {
  return {
    name,
    ...(value !== undefined && { value }),
    ...(fileName !== undefined && { fileName }),
    ...(contentType !== undefined && { contentType }),
  }
}

function addressOf(request: HarRequest): string {
  try {
    return fullUrl(preparedRequest(toSampleRequest(request)))
  } catch {
    return request.url
  }
}

function archivedResponse({ head, body, text }: ReceivedResponse): object {
  const { status, statusText, headers } = head
  return {
    status,
    statusText,
    httpVersion: '',
    cookies: [],
    headers: headers.map(([name, value]) => ({ name, value })),
    content: { size: body.bytes, mimeType: body.contentType, ...(text !== '' && { text }) },
    redirectURL: '',
    headersSize: -1,
    bodySize: body.bytes,
  }
}

/** Returns the response of a request without a response, which HAR writes as status 0. */
function failedResponse({ kind }: CallError): object {
  const content = { size: 0, mimeType: '' }
  const rest = { httpVersion: '', cookies: [], headers: [], content, redirectURL: '', headersSize: -1, bodySize: -1 }
  return { status: 0, statusText: '', ...rest, comment: `No response: ${kind}` }
}

function outcomeText({ outcome }: HistoryEntry): string {
  return 'error' in outcome ? `no response (${outcome.error.kind})` : `status ${outcome.head.status}`
}

/** Replaces line breaks and control characters, so that a text cannot end the comment of a script. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+|[\u2028\u2029]/gu, ' ')
}
