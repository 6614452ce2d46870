import type { AnswerBody, AnswerHead } from '@/engines/requests/model/types'
import { sizeText } from './amount-text'
import { statusClass } from './status-meaning'

/** A hint about an answer: a redirect, a missing body, or an incomplete or damaged one. */
export interface AnswerNote {
  tone: 'info' | 'warn'
  title: string
  text: string
}

type FormatNumber = (value: number) => string

/** Returns the hints about an answer (CONSOLE-37). */
export function answerNotes(
  method: string,
  head: AnswerHead,
  body: AnswerBody | undefined,
  number: FormatNumber,
): AnswerNote[] {
  return [
    isSandboxExample(head) && sandboxNote,
    head.redirected && redirectNote(head),
    statusClass(head.status) === 'redirect' && locationNote(head),
    body && endNote(body, number),
    body && isEmpty(head, body) && emptyNote(method, head),
    body && encodingNote(body, number),
  ].filter((note) => note !== undefined && note !== false)
}

const sandboxNote: AnswerNote = {
  tone: 'info',
  title: 'Example of the sandbox: nothing was stored',
  text: 'The answer is an example of the document. It is the same whatever you send.',
}

function isSandboxExample({ headers }: AnswerHead): boolean {
  return headers.some(([name, value]) => name.toLowerCase() === 'x-sandbox' && value.trim() === 'example')
}

function isEmpty({ isHiddenRedirect }: AnswerHead, { kind, end }: AnswerBody): boolean {
  return kind === 'none' && end === 'complete' && !isHiddenRedirect
}

function redirectNote({ url }: AnswerHead): AnswerNote {
  return {
    tone: 'info',
    title: 'The request was redirected',
    text: `The answer comes from ${url}. Browsers do not show the answers before it.`,
  }
}

function locationNote({ headers, status }: AnswerHead): AnswerNote | undefined {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (status === 304 || location === undefined) return undefined
  return { tone: 'info', title: 'The answer points elsewhere', text: `Its address is ${location}.` }
}

function endNote({ end, bytes }: AnswerBody, number: FormatNumber): AnswerNote | undefined {
  const size = sizeText(bytes, number)
  switch (end) {
    case 'limit':
      return {
        tone: 'warn',
        title: 'The answer is larger than what is shown',
        text: `The first ${size} are shown. Send the request with curl to get all of it.`,
      }
    case 'broken':
      return {
        tone: 'warn',
        title: 'The answer is incomplete',
        text: `The connection ended too early, or a chunk or the compression is damaged. What arrived until then is shown: ${size}.`,
      }
    case 'timeout':
      return {
        tone: 'warn',
        title: 'The answer stopped coming',
        text: `What arrived until then is shown: ${size}. Send the request again, or wait longer with curl.`,
      }
    case 'cancelled':
      return { tone: 'info', title: 'You cancelled the answer', text: `What arrived until then is shown: ${size}.` }
    default:
      return undefined
  }
}

function emptyNote(method: string, { status }: AnswerHead): AnswerNote {
  const text =
    method === 'HEAD'
      ? 'An answer to HEAD has headers only.'
      : [204, 205, 304].includes(status)
        ? `An answer with status ${status} has none.`
        : 'The server sent headers only.'
  return { tone: 'info', title: 'The answer has no body', text }
}

function encodingNote({ charset, invalidAt }: AnswerBody, number: FormatNumber): AnswerNote | undefined {
  if (invalidAt === undefined) return undefined
  return {
    tone: 'warn',
    title: `The text is not in ${(charset ?? 'utf-8').toUpperCase()}`,
    text: `Byte ${number(invalidAt + 1)} is the first that does not belong to this encoding. Such bytes are shown as �. Look at the bytes to see them.`,
  }
}
