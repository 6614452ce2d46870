import type { DocumentNode } from '../document-tree'
import type { ValueRule } from '../rule-model'
import type { CheckContext } from './check-context'
import { hasDisjointLengths } from './contradictions'
import type { Alternatives, ChosenDesign } from './chosen-design'
import { lengthOf } from './check-text'
import { quote } from '../quote'
import { countOf, listOf, requirers } from './messages'

const asWarning = { level: 'warning', retailers: [] } as const
const asNote = { level: 'note', retailers: [] } as const

/** Reports a code that retailers refuse. */
export function reportRefusal(
  context: CheckContext,
  node: DocumentNode,
  value: string,
  { accepted, retailers }: Alternatives,
): void {
  const codes = listOf(accepted, 'or')
  context.findings.add(
    'retailer-code',
    node,
    () => ({
      source: 'design',
      found: value,
      expected: codes,
      message: `${node.name} is ${quote(value)}. ${requirers(retailers)} ${codes}.`,
      fix: `Write ${codes}.`,
      reference: { kind: 'codes', field: node.name },
    }),
    { level: 'error', retailers },
  )
}

/**
 * Reports a text that is longer or shorter than some retailers allow. The designs do not say which retailers.
 * @returns whether the text is within the lengths that count.
 */
export function checkLengths(context: CheckContext, node: DocumentNode, text: string, design: ChosenDesign): boolean {
  const { minLengths, maxLengths } = design.rule
  if (minLengths.length === 0 && maxLengths.length === 0) return true
  const length = lengthOf(text)
  const [shortest, longest] = [Math.min(...maxLengths), Math.max(...maxLengths)]
  const [least, most] = [Math.min(...minLengths), Math.max(...minLengths)]
  // Where the lengths of retailers contradict each other, only what all of them refuse counts.
  const isContradictory = hasDisjointLengths(design)
  const tooLong = maxLengths.length > 0 && length > (isContradictory ? longest : shortest)
  const tooShort = minLengths.length > 0 && length < (isContradictory ? least : most)
  if (!tooLong && !tooShort) return true
  const isForAll = tooLong ? length > longest : length < least
  const limit = tooLong ? `at most ${isForAll ? longest : shortest}` : `at least ${isForAll ? least : most}`
  const verb = tooLong ? 'allow' : 'require'
  context.findings.add(
    'retailer-length',
    node,
    () => ({
      source: 'design',
      found: countOf(length, 'character'),
      expected: `${limit} characters`,
      message: `${node.name} has ${countOf(length, 'character')}. ${isForAll ? 'Retailers' : 'Some retailers'} ${verb} ${limit}${isForAll ? '' : '; the designs do not say which'}.`,
      fix: tooLong ? 'Shorten the value.' : 'Write the whole value.',
      reference: { kind: 'field', field: node.name },
    }),
    // A shorter limit cuts a value off; a longer minimum is often that of another country.
    tooLong || isForAll ? asWarning : asNote,
  )
  return false
}

const formatParts = /YYYY|YY|MM|DD|HH|hh|mm|ss/g
const formats = new Map<string, RegExp | undefined>()

/** The pattern of a format such as `HH:mm:ss`; undefined when it has letters that are not known. */
function patternOf(format: string): RegExp | undefined {
  if (!formats.has(format)) {
    const isKnown = format.length < 40 && !/[A-Za-z]/.test(format.replaceAll(formatParts, '').replaceAll('T', ''))
    const source = format
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(formatParts, (part) => String.raw`\d{${part.length}}`)
    formats.set(format, isKnown ? new RegExp(`^${source}$`) : undefined)
  }
  return formats.get(format)
}

/** Reports a time, or a date that the schema takes as text, in another format than the designs show. */
export function checkFormat(
  context: CheckContext,
  node: DocumentNode,
  text: string,
  { type }: ValueRule,
  design: ChosenDesign,
): void {
  const { format } = design.rule
  if (format === undefined || (type !== 'time' && type !== 'string')) return
  if (patternOf(format)?.test(text) !== false) return
  context.findings.add(
    type === 'time' ? 'time-or-zone' : 'date-format',
    node,
    () => ({
      source: 'design',
      found: text,
      expected: format,
      message: `${node.name} is ${quote(text)}. The designs of the retailers show ${format}.`,
      fix: `Write it as ${format}.`,
      reference: { kind: 'field', field: node.name },
    }),
    asWarning,
  )
}
