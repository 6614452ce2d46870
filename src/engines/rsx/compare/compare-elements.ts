import { without } from '@/lib/list-differences'
import type { CodeList, ElementRule, RuleModel, ValueRule } from '../rule-model'
import { lengthText, occurrenceText } from '../schema-outline'
import type { Part, Sides } from './difference'

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
  // A list of codes says all values, with their lengths.
  const isListed = from.codeList !== undefined || to.codeList !== undefined
  const limits = isListed ? [] : [...compareLengths(from, to), ...comparePatterns(from, to)]
  const parts: Part[] = from.type === to.type ? limits : [{ kind: 'type-changed', from: from.type, to: to.type }]
  return [...parts, ...compareCodes(lists.from.get(from.codeList ?? ''), lists.to.get(to.codeList ?? ''))]
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
