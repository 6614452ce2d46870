import type { DocumentNode } from '../document-tree'
import type { ValueRule } from '../rule-model'
import type { CheckContext } from './check-context'
import type { Alternatives, ChosenDesign } from './chosen-design'
import { codeListOf, codeWithMeaning } from './codes'
import { quote } from '../findings/quote'
import { listOf } from '@/lib/phrases'
import { requirers } from '../findings/messages'

const asWarning = { level: 'warning', retailers: [] } as const

/** With more codes, a message leaves out their meanings. */
const maxExplainedCodes = 3

/** Reports a code that retailers refuse. The code that they require says something else, so the advice leaves the choice. */
export function reportRefusal(
  context: CheckContext,
  node: DocumentNode,
  { rule, design }: { rule: ValueRule; design: ChosenDesign },
  { accepted, retailers }: Alternatives,
): void {
  const { text = '' } = node
  const codes = listOf(accepted, 'or')
  const meaning = codeListOf(context.rules, rule)?.get(text)?.description ?? ''
  context.findings.add(
    'retailer-code',
    node,
    () => ({
      source: 'design',
      found: text,
      expected: codes,
      message: `${node.name} is ${meaning === '' ? quote(text) : codeWithMeaning(text, meaning)}. ${requirers(retailers)} ${
        accepted.length > maxExplainedCodes ? codes : listOf(explainedCodes(accepted, design), 'or')
      }.`,
      fix: meaning === '' ? `Write ${codes}.` : `Write ${codes} if that is what you mean.`,
      reference: { kind: 'codes', field: node.name },
    }),
    { level: 'error', retailers },
  )
}

function explainedCodes(accepted: readonly string[], { codes }: ChosenDesign): string[] {
  return accepted.map((code) => codeWithMeaning(code, codes.find((one) => one.code === code)?.description))
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
