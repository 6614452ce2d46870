import { compareNumbers, middleOf, multipleFrom, sumOf, type NumberValue } from '@/lib/exact-number'
import { keyword, keywordCounts, keywordNumbers } from './gather-schema'
import type { Gathered } from './gather-schema'
import { patternText } from './pattern-text'
import { limitsOf } from './schema-rules'

/** Longer texts are not generated, even if the schema requires them. */
const lengthLimit = 1_000

/** Generates a text in the schema's format or matching its pattern, else adjusts `text` to the required length. */
export function madeText(gathered: Gathered, text = 'string'): string {
  for (const [name, known] of [
    ['format', formats],
    ['contentEncoding', encodings],
  ] as const) {
    const value = keyword(gathered, name)
    const formatted = typeof value === 'string' && Object.hasOwn(known, value) ? known[value] : undefined
    if (formatted !== undefined) return formatted
  }
  const minLength = Math.min(Math.max(0, ...keywordCounts(gathered, 'minLength')), lengthLimit)
  const maxLength = Math.max(0, Math.min(...keywordCounts(gathered, 'maxLength')))
  const pattern = keyword(gathered, 'pattern')
  const matching = typeof pattern === 'string' ? patternText(pattern) : undefined
  if (matching !== undefined && matching.length >= minLength && matching.length <= maxLength) return matching
  return (text.length < minLength ? text.repeat(Math.ceil(minLength / text.length)).slice(0, minLength) : text).slice(
    0,
    maxLength,
  )
}

/** Returns 0, or the allowed number nearest to 0 when the schema's limits exclude 0. */
export function allowedNumber(type: string, gathered: Gathered): NumberValue {
  const { from, to } = limitsOf(gathered)
  const isAbove = from !== undefined && (compareNumbers(from.at, 0) > 0 || (isZero(from.at) && from.open))
  const isBelow = to !== undefined && (compareNumbers(to.at, 0) < 0 || (isZero(to.at) && to.open))
  const [limit, end] = isAbove ? [from, to] : [to, from]
  if (!limit || (!isAbove && !isBelow)) return 0
  const step = keywordNumbers(gathered, 'multipleOf')[0] ?? (type === 'integer' ? 1 : undefined)
  if (step === undefined) {
    if (!limit.open) return limit.at
    return end ? middleOf(limit.at, end.at) : sumOf(limit.at, isAbove ? 1 : -1)
  }
  return multipleFrom(limit.at, step, { isNegative: isBelow, isOpen: limit.open })
}

function isZero(value: NumberValue): boolean {
  return compareNumbers(value, 0) === 0
}

const formats: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'name@example.com',
  'idn-email': 'name@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  'iri-reference': '/path',
  'uri-template': 'https://example.com/{id}',
  'json-pointer': '/path',
  'relative-json-pointer': '0',
  regex: '^[a-z]+$',
  uuid: '00000000-0000-4000-8000-000000000000',
  byte: 'U3RyaW5n',
  base64url: 'U3RyaW5n',
  int32: '0',
  int64: '0',
  decimal: '0',
  double: '0',
  float: '0',
}

/** The text 'String' in each encoding. */
const encodings: Record<string, string> = {
  base64: 'U3RyaW5n',
  base64url: 'U3RyaW5n',
  base32: 'KN2HE2LOM4======',
  base16: '537472696E67',
}
