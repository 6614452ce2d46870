import { ExactNumber, isNumber, numberKey, numberOf } from './exact-number'
import {
  afterSpace,
  backslash,
  closeBrace,
  closeBracket,
  closingQuote,
  colon,
  comma,
  openBrace,
  openBracket,
  quote,
} from './json-scan'

// JSON without loss: numbers keep their digits, objects the order of their names and the names that occur twice.

/** A name and a value of an object. */
export type Member = [name: string, value: unknown]

/** The members of the objects that JavaScript would reorder, or that have a name twice. */
const memberLists = new WeakMap<object, readonly Member[]>()

/** The names of the objects that `setMember` has made and JavaScript may reorder. */
const nameOrders = new WeakMap<object, Set<string>>()

/** Returns the members of an object as its text has them: in their order, and with each repetition of a name. */
export function membersOf(object: object): readonly Member[] {
  const members = memberLists.get(object)
  if (members) return members
  return nameOrders.has(object)
    ? namesOf(object).map((name) => [name, Reflect.get(object, name)])
    : Object.entries(object)
}

/** Returns the names of an object in the order of its text, each once. */
export function namesOf(object: object): string[] {
  const members = memberLists.get(object)
  const names = members ? new Set(members.map(([name]) => name)) : nameOrders.get(object)
  return names ? [...names] : Object.keys(object)
}

/** Whether JavaScript may move a name to the beginning of its object. */
function mayMove(name: string): boolean {
  const first = name.charCodeAt(0)
  return first >= zero && first <= nine
}

/** Sets a member of an object, and records the order of its names if JavaScript may reorder them. */
export function setMember(object: Record<string, unknown>, name: string, value: unknown): void {
  if (mayMove(name) && !nameOrders.has(object)) nameOrders.set(object, new Set(Object.keys(object)))
  nameOrders.get(object)?.add(name)
  assign(object, name, value)
}

/** Creates an object from its members. A name that occurs twice has the last value. */
export function objectOf(members: readonly Member[]): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (const [name, value] of members) assign(object, name, value)
  keepMembers(object, members)
  return object
}

function assign(object: Record<string, unknown>, name: string, value: unknown) {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true })
  } else object[name] = value
}

/** Records the members of an object if the object does not have them in the same order and number. */
function keepMembers(object: object, members: readonly Member[]) {
  const names = Object.keys(object)
  const isSame = names.length === members.length && members.every(([name], index) => name === names[index])
  if (!isSame) memberLists.set(object, members)
}

const [minus, zero, nine] = [0x2d, 0x30, 0x39]
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const words: Record<string, unknown> = { true: true, false: false, null: null }

/** An object or a list whose end has not been reached. */
interface Open {
  value: Record<string, unknown> | unknown[]
  isList: boolean
  /** The name of the next value. */
  name: string
  /** Set as soon as the object has a name that JavaScript may reorder, or a name twice. */
  members: Member[] | undefined
}

/**
 * Parses JSON without loss: see `ExactNumber` and `membersOf`. Uses no recursion, so that the depth of a text has no limit.
 * @throws SyntaxError if the text is not JSON.
 */
export function parseJson(text: string): unknown {
  const open: Open[] = []
  let at = afterSpace(text, 0)
  for (;;) {
    const code = text.charCodeAt(at)
    let value: unknown
    if (code === openBrace || code === openBracket) {
      const isList = code === openBracket
      value = isList ? [] : {}
      const inner = afterSpace(text, at + 1)
      if (text.charCodeAt(inner) === (isList ? closeBracket : closeBrace)) at = inner + 1
      else {
        const started: Open = { value: value as Open['value'], isList, name: '', members: undefined }
        open.push(started)
        at = isList ? inner : readName(text, inner, started)
        continue
      }
    } else if (code === quote) {
      const end = endOfString(text, at)
      value = stringOf(text, at, end)
      at = end
    } else if (code === minus || (code >= zero && code <= nine)) {
      numberPattern.lastIndex = at
      const written = numberPattern.exec(text)?.[0]
      if (written === undefined) throw unexpected(text, at)
      value = numberOf(written)
      at += written.length
    } else {
      const word = Object.keys(words).find((known) => text.startsWith(known, at))
      if (word === undefined) throw unexpected(text, at)
      value = words[word]
      at += word.length
    }
    // Add the value, and close all that ends after it.
    for (;;) {
      const parent = open.at(-1)
      at = afterSpace(text, at)
      if (!parent) {
        if (at < text.length) throw unexpected(text, at)
        return value
      }
      add(parent, value)
      const next = text.charCodeAt(at)
      if (next === comma) {
        at = afterSpace(text, at + 1)
        if (!parent.isList) at = readName(text, at, parent)
        break
      }
      if (next !== (parent.isList ? closeBracket : closeBrace)) throw unexpected(text, at)
      at++
      if (parent.members) keepMembers(parent.value, parent.members)
      value = parent.value
      open.pop()
    }
  }
}

function add({ value: holder, name, members }: Open, value: unknown) {
  if (Array.isArray(holder)) holder.push(value)
  else assign(holder, name, value)
  members?.push([name, value])
}

/** Reads a name with its colon; returns the offset of its value. */
function readName(text: string, at: number, object: Open): number {
  if (text.charCodeAt(at) !== quote) throw unexpected(text, at)
  const end = endOfString(text, at)
  const name = stringOf(text, at, end)
  if (mayMove(name) || Object.hasOwn(object.value, name)) object.members ??= Object.entries(object.value)
  object.name = name
  const separator = afterSpace(text, end)
  if (text.charCodeAt(separator) !== colon) throw unexpected(text, separator)
  return afterSpace(text, separator + 1)
}

function endOfString(text: string, from: number): number {
  const end = closingQuote(text, from)
  if (end < 0) throw unexpected(text, text.length)
  return end + 1
}

function stringOf(text: string, from: number, end: number): string {
  for (let at = from + 1; at < end - 1; at++) {
    const code = text.charCodeAt(at)
    if (code === backslash || code < 0x20) return JSON.parse(text.slice(from, end)) as string
  }
  return text.slice(from + 1, end - 1)
}

function unexpected(text: string, at: number): SyntaxError {
  return new SyntaxError(at < text.length ? `Unexpected ${text.charAt(at)} at ${at}` : 'Unexpected end')
}

/** Parses JSON; undefined if the text is not JSON. */
export function jsonOf(text: string): { value: unknown } | undefined {
  try {
    return { value: parseJson(text) }
  } catch {
    return undefined
  }
}

/** Writes a text, number, boolean or null as JSON. A value that JSON does not have becomes null. */
export function scalarJson(value: unknown): string {
  return value instanceof ExactNumber ? String(value) : (JSON.stringify(value) ?? 'null')
}

/** Writes a value as JSON on one line, with the digits, order and repetitions that it was parsed with. */
export function writeJson(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return scalarJson(value)
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`
  const members = membersOf(value).map(([name, inner]) => `${scalarJson(name)}:${writeJson(inner)}`)
  return `{${members.join(',')}}`
}

/** Returns a text that is equal for equal values: numbers with the same value, objects with the same members in any order. */
export function valueKey(value: unknown): string {
  if (isNumber(value)) return numberKey(value)
  if (typeof value !== 'object' || value === null) return scalarJson(value)
  if (Array.isArray(value)) return `[${value.map(valueKey).join(',')}]`
  const members = Object.entries(value).map(([name, inner]) => `${scalarJson(name)}:${valueKey(inner)}`)
  return `{${members.toSorted().join(',')}}`
}

/** Copies a value with plain numbers for code that knows no others. A value that is used several times is copied once. */
export function plainCopy(value: unknown): unknown {
  const copies = new Map<object, unknown>()
  const open: { from: object; to: object }[] = []
  const copyOf = (original: unknown): unknown => {
    if (original instanceof ExactNumber) return Number(original)
    if (typeof original !== 'object' || original === null) return original
    const known = copies.get(original)
    if (known !== undefined) return known
    const to = Array.isArray(original) ? [] : {}
    copies.set(original, to)
    open.push({ from: original, to })
    return to
  }
  const copy = copyOf(value)
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [name, inner] of Object.entries(next.from))
      assign(next.to as Record<string, unknown>, name, copyOf(inner))
  }
  return copy
}

/** Whether a value has a number that JavaScript would write with other digits. */
export function hasExactNumber(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (next instanceof ExactNumber) return true
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) open.push(inner)
  }
  return false
}
