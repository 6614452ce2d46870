import { without } from '@/lib/list-differences'
import { lengthOf } from '../findings/text-length'
import type { CodeList, ElementRule, RuleModel, ValueRule } from '../rule-model'
import { lengthText, occurrenceText } from '../schema-outline'
import type { Part, Sides } from './difference'
import type { Effect } from './version-kinds'

type Content = ElementRule['content']

const noNote = 'no note'

/** Compares two elements of a name: how often they may occur, their notes and their values. */
export function compareElement(from: ElementRule, to: ElementRule, lists: Sides<RuleModel['codeLists']>): Part[] {
  const isRaised = to.min > from.min
  const minimum: Part =
    from.min === 0 || to.min === 0
      ? { kind: isRaised ? 'became-required' : 'became-optional' }
      : { kind: isRaised ? 'minimum-raised' : 'minimum-lowered', from: String(from.min), to: String(to.min) }
  const maximum = to.max > from.max ? 'maximum-raised' : 'maximum-lowered'
  const [before, after] = [from.description ?? noNote, to.description ?? noNote]
  return [
    ...(from.min === to.min ? [] : [minimum]),
    ...(from.max === to.max ? [] : [{ kind: maximum, from: occurrenceText(from), to: occurrenceText(to) } as const]),
    ...(before === after ? [] : [{ kind: 'note-changed', from: before, to: after } as const]),
    ...compareContents(from.content, to.content, lists),
  ]
}

/** Compares the values of two elements: type, lengths, forms and codes. */
function compareContents(from: Content, to: Content, lists: Sides<RuleModel['codeLists']>): Part[] {
  if (from.kind === 'group' || to.kind === 'group')
    return from.kind === to.kind ? [] : [{ kind: 'type-changed', from: from.kind, to: to.kind }]
  const [before, after] = [lists.from.get(from.codeList ?? ''), lists.to.get(to.codeList ?? '')]
  const codes = compareCodes(before, after)
  if (before && !after) return [...compareTypes(from, to), ...codes.map((part) => withRefused(part, before, to))]
  if (after && !before) return [...compareTypes(from, to), ...codes.map((part) => withBrought(part, after, from))]
  // A list of codes says all values, with their lengths.
  if (before || after) return [...compareTypes(from, to), ...codes]
  const limits = from.type === to.type || isNumeric(from, to) ? compareLengths(from, to) : []
  return [...compareTypes(from, to), ...limits, ...(from.type === to.type ? comparePatterns(from, to) : [])]
}

function isNumeric(...values: ValueRule[]): boolean {
  return values.every(({ type }) => type === 'integer' || type === 'decimal')
}

function compareTypes(from: ValueRule, to: ValueRule): Part[] {
  if (from.type === to.type) return []
  const isWider = isNumeric(from, to) && to.type === 'decimal'
  const isNarrower = isNumeric(from, to) && from.type === 'decimal'
  const effect: Effect = {
    ...(isWider && { refuses: ['no', 'An integer is a valid decimal number.'] }),
    ...(isNarrower && { brings: ['no', 'An integer is a valid decimal number.'] }),
  }
  return [{ kind: 'type-changed', from: from.type, to: to.type, ...((isWider || isNarrower) && { effect }) }]
}

/** The codes of a list that a text without a list does not allow. */
function codesBeside(list: CodeList, { type, minLength = 0, maxLength = Infinity, patterns }: ValueRule): string[] {
  if (type !== 'string') return []
  const isAllowed = (code: string) => {
    const length = lengthOf(code)
    return length >= minLength && length <= maxLength && patterns.every((form) => form.test(code) !== false)
  }
  return [...list.keys()].filter((code) => !isAllowed(code)).toSorted()
}

/** A list that is gone, with the codes that the text in its place does not allow. */
function withRefused(part: Part, list: CodeList, text: ValueRule): Part {
  const codes = codesBeside(list, text)
  if (codes.length === 0) return part
  return { ...part, effect: { refuses: ['yes', `The text does not allow these codes: ${someCodes(codes)}.`] } }
}

/** A list in the place of a text, with the codes that the text did not allow. */
function withBrought(part: Part, list: CodeList, text: ValueRule): Part {
  const codes = codesBeside(list, text)
  if (codes.length === 0) return part
  return {
    ...part,
    effect: { brings: ['maybe', `Codes may arrive that the text did not allow: ${someCodes(codes)}.`] },
  }
}

function compareLengths(from: ValueRule, to: ValueRule): Part[] {
  // The type of an integer says that it has no decimals.
  const decimalsOf = ({ fractionDigits }: ValueRule) => (from.type === to.type ? (fractionDigits ?? Infinity) : 0)
  const limits = [
    [from.maxLength ?? Infinity, to.maxLength ?? Infinity],
    [decimalsOf(from), decimalsOf(to)],
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
    ...(length === '' ? [] : [`${length} ${length === '1' ? 'character' : 'characters'}`]),
    ...(value.fractionDigits === undefined ? [] : [`up to ${value.fractionDigits} decimals`]),
  ]
  return parts.length === 0 ? 'no limit' : parts.join(', ')
}

function comparePatterns(from: ValueRule, to: ValueRule): Part[] {
  const sourcesOf = ({ patterns }: ValueRule) => new Set(patterns.map(({ source }) => source))
  const gone = without(sourcesOf(from), sourcesOf(to))
  const come = without(sourcesOf(to), sourcesOf(from))
  if (gone.length === 0 && come.length === 0) return []
  const kind = gone.length === 0 ? 'pattern-added' : come.length === 0 ? 'pattern-removed' : 'pattern-changed'
  const texts = { from: gone.join(' and '), to: come.join(' and ') }
  return [{ kind, ...(gone.length > 0 && { from: texts.from }), ...(come.length > 0 && { to: texts.to }) }]
}

function compareCodes(from: CodeList | undefined, to: CodeList | undefined): Part[] {
  if (!from || !to) {
    const codes = someCodes([...(from ?? to ?? new Map<string, never>()).keys()].toSorted())
    if (from) return [{ kind: 'code-list-detached', from: codes, to: anyText }]
    return to ? [{ kind: 'code-list-attached', from: anyText, to: codes }] : []
  }
  const [removed, added] = [without(from.keys(), to), without(to.keys(), from)]
  const noteOf = (list: CodeList, code: string) => list.get(code)?.description
  const isNoted = (code: string) => to.has(code) && noteOf(from, code) !== noteOf(to, code)
  const notes = [...from.keys()].filter(isNoted).toSorted()
  const textsOf = (list: CodeList) => notes.map((code) => `${code}: ${noteOf(list, code) ?? noNote}`).join('\n')
  const parts: (Part & { codes: string[] })[] = [
    { kind: 'code-removed', from: someCodes(removed), codes: removed },
    { kind: 'code-added', to: someCodes(added), codes: added },
    { kind: 'note-changed', from: textsOf(from), to: textsOf(to), codes: notes },
  ]
  return parts.filter(({ codes }) => codes.length > 0)
}

/** How many codes a row names. */
const maxNamedCodes = 40
const anyText = 'any text'

function someCodes(codes: readonly string[]): string {
  if (codes.length <= maxNamedCodes) return codes.join(', ')
  return `${codes.slice(0, maxNamedCodes).join(', ')}, … (${codes.length} in all)`
}
