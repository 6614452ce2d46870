import { parseJson, writeJson } from '@/lib/exact-json'
import { isObject, own } from '@/engines/openapi/document/json'
import type { ReceivedResponse } from './history'

/** A difference between two responses; a side without the part has no text. */
interface Difference {
  part: 'status' | 'header' | 'body'
  /** Name of the header, JSON pointer of the value, or number of the line. */
  place: string
  before?: string
  after?: string
}

/** The differences of two responses, up to a limit. */
export interface Comparison {
  differences: Difference[]
  /** Number of differences above the limit. */
  more: number
}

const maxDifferences = 500
/** Headers that differ in every response. */
const ignoredHeaders = new Set(['date', 'age'])

/** Compares two responses: status, headers, and the bodies by value if both are JSON, else by line (CONSOLE-13). */
export function compareResponses(before: ReceivedResponse, after: ReceivedResponse): Comparison {
  const differences = [
    ...statusDifferences(before, after),
    ...headerDifferences(before, after),
    ...(valueDifferences(before.text, after.text) ?? lineDifferences(before.text, after.text)),
  ]
  return { differences: differences.slice(0, maxDifferences), more: Math.max(0, differences.length - maxDifferences) }
}

function statusDifferences(
  { head: { status } }: ReceivedResponse,
  { head: { status: other } }: ReceivedResponse,
): Difference[] {
  return status === other ? [] : [{ part: 'status', place: '', before: String(status), after: String(other) }]
}

function headerDifferences(before: ReceivedResponse, after: ReceivedResponse): Difference[] {
  const [one, other] = [headersOf(before), headersOf(after)]
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names]
    .filter((name) => !ignoredHeaders.has(name) && one.get(name) !== other.get(name))
    .map((name) => difference('header', name, one.get(name), other.get(name)))
}

function headersOf({ head }: ReceivedResponse): Map<string, string> {
  return new Map(head.headers.map(([name, value]) => [name.toLowerCase(), value]))
}

/** Returns the differences of two JSON texts; undefined if one is not JSON, or is nested too deeply. */
function valueDifferences(before: string, after: string): Difference[] | undefined {
  try {
    const differences: Difference[] = []
    compareValues(parseJson(before), parseJson(after), '', differences)
    return differences
  } catch {
    return undefined
  }
}

/** Adds the differences of two values. Items of lists are compared by position. */
function compareValues(one: unknown, other: unknown, pointer: string, differences: Difference[]): void {
  if ((isObject(one) && isObject(other)) || (Array.isArray(one) && Array.isArray(other))) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
      const [before, after] = [own(one, key), own(other, key)]
      if (before === undefined) differences.push({ part: 'body', place, after: writeJson(after) })
      else if (after === undefined) differences.push({ part: 'body', place, before: writeJson(before) })
      else compareValues(before, after, place, differences)
    }
  } else if (writeJson(one) !== writeJson(other)) {
    differences.push({ part: 'body', place: pointer, before: writeJson(one), after: writeJson(other) })
  }
}

/** Compares two texts line by line, without the lines that are equal at their start and at their end. */
function lineDifferences(before: string, after: string): Difference[] {
  const [one, other] = [linesOf(before), linesOf(after)]
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const changed = [one.slice(start, one.length - end), other.slice(start, other.length - end)] as const
  const length = Math.max(changed[0].length, changed[1].length)
  return Array.from({ length }, (_, index) => index)
    .filter((index) => changed[0][index] !== changed[1][index])
    .map((index) => difference('body', String(start + index + 1), changed[0][index], changed[1][index]))
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/\r\n|\r|\n/)
}

function difference(part: Difference['part'], place: string, before?: string, after?: string): Difference {
  return { part, place, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}
