import { lengthText } from '../schema-outline'
import type { CodeList, RuleModel, ValueRule } from '../rule-model'
import type { Difference, PairPlace } from './difference'

type Part = Omit<Difference, 'at' | 'paths'>

/** Compares two values: type, lengths, forms and codes. */
export function compareValues(
  from: ValueRule,
  to: ValueRule,
  lists: { from: RuleModel['codeLists']; to: RuleModel['codeLists'] },
  { at, ...paths }: PairPlace,
): Difference[] {
  // A list of codes says all values, with their lengths.
  const isListed = from.codeList !== undefined || to.codeList !== undefined
  const limits = isListed ? [] : [...compareLengths(from, to), ...comparePatterns(from, to)]
  const parts: Part[] = from.type === to.type ? limits : [{ kind: 'type-changed', from: from.type, to: to.type }]
  const codes = compareCodes(lists.from.get(from.codeList ?? ''), lists.to.get(to.codeList ?? ''))
  return [...parts, ...codes].map((part) => ({ ...part, at, paths }))
}

function compareLengths(from: ValueRule, to: ValueRule): Part[] {
  const limits = [
    [from.maxLength ?? Infinity, to.maxLength ?? Infinity],
    [from.fractionDigits ?? Infinity, to.fractionDigits ?? Infinity],
    [-(from.minLength ?? 0), -(to.minLength ?? 0)],
  ] as const
  const texts = { from: limitText(from), to: limitText(to) }
  const parts: Part[] = []
  if (limits.some(([before, after]) => after < before)) parts.push({ kind: 'length-tightened', ...texts })
  if (limits.some(([before, after]) => after > before)) parts.push({ kind: 'length-loosened', ...texts })
  return parts
}

function limitText(value: ValueRule): string {
  const length = lengthText({ ...value, fractionDigits: undefined, codes: undefined })
  const parts = [
    length === '' ? '' : `${length} ${length === '1' ? 'character' : 'characters'}`,
    value.fractionDigits === undefined ? '' : `up to ${value.fractionDigits} decimals`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'no limit' : parts.join(', ')
}

function comparePatterns(from: ValueRule, to: ValueRule): Part[] {
  const [before, after] = [from, to].map(({ patterns }) => patterns.map(({ source }) => source).toSorted()) as [
    string[],
    string[],
  ]
  const [gone, come] = [
    before.filter((source) => !after.includes(source)),
    after.filter((source) => !before.includes(source)),
  ]
  if (gone.length === 0 && come.length === 0) return []
  const kind = gone.length === 0 ? 'pattern-added' : come.length === 0 ? 'pattern-removed' : 'pattern-changed'
  return [
    {
      kind,
      ...(gone.length > 0 && { from: gone.join(' and ') }),
      ...(come.length > 0 && { to: come.join(' and ') }),
    },
  ]
}

function compareCodes(from: CodeList | undefined, to: CodeList | undefined): Part[] {
  if (!from && !to) return []
  if (!from || !to) {
    const codes = [...(from ?? to ?? new Map<string, never>()).keys()].toSorted()
    return from
      ? [{ kind: 'code-list-detached', from: someCodes(codes), to: 'any text' }]
      : [{ kind: 'code-list-attached', from: 'any text', to: someCodes(codes) }]
  }
  const removed = [...from.keys()].filter((code) => !to.has(code)).toSorted()
  const added = [...to.keys()].filter((code) => !from.has(code)).toSorted()
  const notes = [...from]
    .filter(([code, { description }]) => to.has(code) && to.get(code)?.description !== description)
    .map(([code]) => code)
    .toSorted()
  const parts: Part[] = []
  if (removed.length > 0) parts.push({ kind: 'code-removed', from: someCodes(removed), codes: removed })
  if (added.length > 0) parts.push({ kind: 'code-added', to: someCodes(added), codes: added })
  if (notes.length > 0) {
    const texts = (list: CodeList) => notes.map((code) => `${code}: ${list.get(code)?.description ?? 'no note'}`)
    parts.push({ kind: 'note-changed', from: texts(from).join('\n'), to: texts(to).join('\n'), codes: notes })
  }
  return parts
}

/** How many codes a row names. */
const maxNamedCodes = 40

function someCodes(codes: readonly string[]): string {
  if (codes.length <= maxNamedCodes) return codes.join(', ')
  return `${codes.slice(0, maxNamedCodes).join(', ')}, … (${codes.length} in all)`
}
