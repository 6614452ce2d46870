import type { HarRequest } from '@/engines/openapi/model/to-har'
import type { ChosenBody, ChosenFile, HarChoices } from '@/engines/openapi/model/choices'
import { firstCharacters } from '@/lib/cut-text'
import { createNotifier } from '@/lib/notifier'
import type { ResponseBody, ResponseHead, CallError } from './types'

/** How many calls the history has; the oldest is evicted first (CONSOLE-12). */
export const maxHistoryEntries = 50
/** Longer responses are cut to this length, in characters. */
const maxHistoryTextLength = 250_000

/** A request that was sent, without its token, and its outcome. */
export interface Call {
  /** Identifies the operation: document, method and path. */
  operation: string
  title: string
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number
  /** Duration, in milliseconds. */
  ms: number
  /** The choices and values of the form, which the reader can fill in again. Files have no contents. */
  choices: HarChoices
  /** Has the placeholder instead of the token. */
  request: HarRequest
  outcome: ReceivedResponse | { error: CallError }
}

/** A response in the history. */
export interface ReceivedResponse {
  head: ResponseHead
  body: ResponseBody
  /** The body, if it is a text. */
  text: string
}

/** A call with an id that is unique in this tab. */
export interface HistoryEntry extends Call {
  id: number
}

/** The last calls of this tab, newest first. They are in memory only: a reload deletes them. */
export interface History {
  entries: () => readonly HistoryEntry[]
  add: (call: Call) => HistoryEntry
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

/** Creates an empty history. */
export function createHistory(): History {
  const { subscribe, notify } = createNotifier()
  let entries: readonly HistoryEntry[] = []
  let lastId = 0
  const change = (next: readonly HistoryEntry[]) => {
    entries = next
    notify()
  }
  return {
    entries: () => entries,
    add(call) {
      // The choices have the token only because the samples can show it.
      const { token: _token, body, ...rest } = call.choices
      const choices = { ...rest, ...(body && { body: withoutContents(body) }) }
      const entry = { ...call, choices, outcome: shortened(call.outcome), id: ++lastId }
      change([entry, ...entries].slice(0, maxHistoryEntries))
      return entry
    },
    clear: () => change([]),
    subscribe,
  }
}

/** The history of this tab. */
export const tabHistory = createHistory()

/** The body without the contents of its files, which may be large and change on the disk. */
function withoutContents(body: ChosenBody): ChosenBody {
  if ('text' in body) return body
  if ('file' in body) return { file: described(body.file) }
  return { fields: body.fields.map((field) => ('file' in field ? { ...field, file: described(field.file) } : field)) }
}

function described({ name, type, size }: ChosenFile): ChosenFile {
  return { name, type, size }
}

function shortened(outcome: Call['outcome']): Call['outcome'] {
  return 'error' in outcome ? outcome : { ...outcome, text: firstCharacters(outcome.text, maxHistoryTextLength) }
}
