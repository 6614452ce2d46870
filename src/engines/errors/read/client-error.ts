import type { FailedResponse } from '../failed-response'
import { embeddedJson } from './json-text'

/** The status in messages of clients: curl, Requests and urllib of Python, axios, Java, .NET, PowerShell, Go, PHP. */
const statusTexts = [
  /\b([45]\d\d) (?:Client|Server) Error\b/,
  /\bHTTP response code: ([45]\d\d)\b/i,
  /\bstatus(?: ?code)?(?: does not indicate success)?(?: of)?[ :=]+"?([45]\d\d)\b/i,
  /\bHTTP (?:status |error )?([45]\d\d)\b/i,
  /\breturned (?:an )?error: \(?([45]\d\d)\b/i,
  /\bresulted in a `?([45]\d\d)\b/i,
  /\bunexpected status(?: code)?:? ([45]\d\d)\b/i,
]

const address = /\bfor url: (\S+)|\bURL: (\S+)|`(?:GET|POST|PUT|PATCH|DELETE) (\S+)`/i

/**
 * Reads a message of a client library that has a status. The JSON in the message becomes the body. Undefined for other
 * texts.
 */
export function readClientError(text: string): FailedResponse | undefined {
  const head = text.slice(0, 5000)
  const status = statusTexts.map((pattern) => pattern.exec(head)?.[1]).find((found) => found !== undefined)
  if (status === undefined || /^\s*</.test(text)) return undefined
  return {
    status: Number(status),
    headers: [],
    body: embeddedJson(text)?.json ?? text,
    url: address
      .exec(head)
      ?.slice(1)
      .find((found) => found !== undefined),
  }
}
