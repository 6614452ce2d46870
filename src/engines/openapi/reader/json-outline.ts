import { jsonOf, parseJson } from '@/lib/exact-json'
import { afterSpace, closeBrace, colon, comma, openBrace, quote, scanValue, stringEnd } from '@/lib/json-scan'
import type { JsonObject } from '../document/json'

// The first operation needs only a few values of a document that may have megabytes. Finding where values start and end
// takes less than half as long as parsing them, and creates no garbage.

/** The members of an object whose own members are also recorded, recursively by name. */
type Levels = ReadonlyMap<string, Levels>

const levels: Levels = new Map([
  ...flat('paths', 'webhooks', 'x-webhooks', 'definitions', 'parameters', 'responses'),
  [
    'components',
    new Map(
      flat('schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers', 'callbacks', 'pathItems'),
    ),
  ],
])

/** Returns levels with these names and nothing below them. */
function flat(...names: string[]): [string, Levels][] {
  return names.map((name) => [name, new Map()])
}

/** The position of a value in the text. */
interface Member {
  start: number
  end: number
  /** Recorded for objects of the upper levels. */
  members?: Members
}

type Members = Map<string, Member>

/**
 * Scans the upper levels of an OpenAPI document in JSON, and parses each value when it is first read. Reading a value that
 * is not valid JSON throws a SyntaxError. The document is read-only and cannot be cloned.
 * @returns undefined when the text is not a single object, or is not valid JSON in the scanned levels.
 */
export function outlinedDocument(text: string): JsonObject | undefined {
  const start = afterSpace(text, 0)
  const noted = text.charCodeAt(start) === openBrace ? noteMembers(text, start, levels) : undefined
  return noted && afterSpace(text, noted.end) === text.length ? documentOf(text, noted.members) : undefined
}

/** Records the members of the object that starts at an offset; undefined when there is no object. */
function noteMembers(text: string, from: number, deeper: Levels): { members: Members; end: number } | undefined {
  const members: Members = new Map()
  let at = afterSpace(text, from + 1)
  if (text.charCodeAt(at) === closeBrace) return { members, end: at + 1 }
  for (;;) {
    if (text.charCodeAt(at) !== quote) return undefined
    const keyEnd = stringEnd(text, at)
    const key = keyOf(text.slice(at, keyEnd))
    at = afterSpace(text, keyEnd)
    if (text.charCodeAt(at) !== colon) return undefined
    const start = afterSpace(text, at + 1)
    const below = deeper.get(key)
    const inner = below && text.charCodeAt(start) === openBrace ? noteMembers(text, start, below) : undefined
    const end = inner?.end ?? scanValue(text, start).end
    members.set(key, { start, end, ...(inner && { members: inner.members }) })
    at = afterSpace(text, end)
    const code = text.charCodeAt(at)
    if (code === closeBrace) return { members, end: at + 1 }
    if (code !== comma) return undefined
    at = afterSpace(text, at + 1)
  }
}

/** Removes the quotes of a key. Invalid escapes are reported when the whole text is parsed. */
function keyOf(string: string): string {
  if (!string.includes('\\')) return string.slice(1, -1)
  const key = jsonOf(string)?.value
  return typeof key === 'string' ? key : string
}

function documentOf(text: string, members: Members): JsonObject {
  const values = new Map<string, unknown>()
  const valueOf = (key: string): unknown => {
    const member = members.get(key)
    if (member && !values.has(key)) {
      const { start, end, members: inner } = member
      values.set(key, inner ? documentOf(text, inner) : parseJson(text.slice(start, end)))
    }
    return values.get(key)
  }
  const isKey = (key: string | symbol): key is string => typeof key === 'string' && members.has(key)
  return new Proxy<JsonObject>(
    {},
    {
      get: (_target, key) => (isKey(key) ? valueOf(key) : undefined),
      has: (_target, key) => isKey(key),
      ownKeys: () => [...members.keys()],
      getOwnPropertyDescriptor: (_target, key) =>
        isKey(key) ? { get: () => valueOf(key), enumerable: true, configurable: true } : undefined,
    },
  )
}
