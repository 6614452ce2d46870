import type { ResponseBody, ResponseHead } from '@/engines/requests/model/types'
import { sizeText } from './amount-text'
import { statusClass } from './status-meaning'

/** A hint about a response: a redirect, a missing body, or an incomplete or damaged one. */
export interface ResponseNote {
  tone: 'info' | 'warn'
  title: string
  text: string
}

type FormatNumber = (value: number) => string

/** Returns the hints about a response (CONSOLE-37). */
export function responseNotes(
  method: string,
  head: ResponseHead,
  body: ResponseBody | undefined,
  number: FormatNumber,
): ResponseNote[] {
  return [
    isSandboxExample(head) && sandboxNote,
    head.redirected && redirectNote(head),
    statusClass(head.status) === 'redirect' && locationNote(head),
    body && endNote(body, number),
    body && isEmpty(head, body) && emptyNote(method, head),
    body && encodingNote(body, number),
  ].filter((note) => note !== undefined && note !== false)
}

const sandboxNote: ResponseNote = {
  tone: 'info',
  title: 'Example of the sandbox: nothing was stored',
  text: 'The response is an example of the document. It is the same whatever you send.',
}

function isSandboxExample({ headers }: ResponseHead): boolean {
  return headers.some(([name, value]) => name.toLowerCase() === 'x-sandbox' && value.trim() === 'example')
}

function isEmpty({ isHiddenRedirect }: ResponseHead, { kind, end }: ResponseBody): boolean {
  return kind === 'none' && end === 'complete' && !isHiddenRedirect
}

function redirectNote({ url }: ResponseHead): ResponseNote {
  return {
    tone: 'info',
    title: 'The request was redirected',
    text: `The response comes from ${url}. Browsers do not show the responses before it.`,
  }
}

function locationNote({ headers, status }: ResponseHead): ResponseNote | undefined {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (status === 304 || location === undefined) return undefined
  return { tone: 'info', title: 'The response points elsewhere', text: `Its address is ${location}.` }
}

function endNote({ end, bytes }: ResponseBody, number: FormatNumber): ResponseNote | undefined {
  const size = sizeText(bytes, number)
  switch (end) {
    case 'limit':
      return {
        tone: 'warn',
        title: 'The response is larger than what is shown',
        text: `The first ${size} are shown. Send the request with curl to get all of it.`,
      }
    case 'broken':
      return {
        tone: 'warn',
        title: 'The response is incomplete',
        text: `The connection ended too early, or a chunk or the compression is damaged. What arrived until then is shown: ${size}.`,
      }
    case 'timeout':
      return {
        tone: 'warn',
        title: 'The response stopped coming',
        text: `What arrived until then is shown: ${size}. Send the request again, or wait longer with curl.`,
      }
    case 'cancelled':
      return { tone: 'info', title: 'You cancelled the response', text: `What arrived until then is shown: ${size}.` }
    default:
      return undefined
  }
}

function emptyNote(method: string, { status }: ResponseHead): ResponseNote {
  const text =
    method === 'HEAD'
      ? 'A response to HEAD has headers only.'
      : [204, 205, 304].includes(status)
        ? `A response with status ${status} has none.`
        : 'The server sent headers only.'
  return { tone: 'info', title: 'The response has no body', text }
}

function encodingNote({ charset, invalidAt }: ResponseBody, number: FormatNumber): ResponseNote | undefined {
  if (invalidAt === undefined) return undefined
  return {
    tone: 'warn',
    title: `The text is not in ${(charset ?? 'utf-8').toUpperCase()}`,
    text: `Byte ${number(invalidAt + 1)} is the first that does not belong to this encoding. Such bytes are shown as �. Look at the bytes to see them.`,
  }
}
