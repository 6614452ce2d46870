import { isRecord } from '@/lib/json-values'
import type { FailedResponse } from '../failed-response'
import { numberOf, textOf } from './json-fields'

/** Reads a HAR file, or one entry of it; undefined for other JSON. Of several entries, it reads the first that failed. */
export function readHar(value: unknown): FailedResponse | undefined {
  if (!isRecord(value)) return undefined
  const log = isRecord(value['log']) ? value['log'] : value
  const entries = Array.isArray(log['entries']) ? log['entries'] : [value]
  const calls = entries.filter((entry): entry is Entry => isRecord(entry) && isRecord(entry['response']))
  const failed = calls.find(({ response }) => numberOf(response['status']) >= 400) ?? calls.at(-1)
  return failed && isRecord(failed.request) ? readEntry(failed) : undefined
}

type Entry = Record<'request' | 'response', Record<string, unknown>>

function readEntry({ request, response }: Entry): FailedResponse {
  const content = isRecord(response['content']) ? response['content'] : {}
  const text = textOf(content['text']) ?? ''
  return {
    // Browsers write 0 for a call without a response.
    status: numberOf(response['status']) || undefined,
    headers: headersOf(response['headers']),
    body: content['encoding'] === 'base64' ? fromBase64(text) : text,
    method: textOf(request['method']),
    url: textOf(request['url']),
  }
}

function headersOf(headers: unknown): [string, string][] {
  if (!Array.isArray(headers)) return []
  return headers.flatMap((header: unknown): [string, string][] => {
    if (!isRecord(header)) return []
    const [name, value] = [textOf(header['name']), textOf(header['value'])]
    return name === undefined ? [] : [[name, value ?? '']]
  })
}

function fromBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)))
  } catch {
    return ''
  }
}
