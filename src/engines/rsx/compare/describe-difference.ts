import { countOf } from '@/lib/phrases'
import { compare, distance, formatDecimal, parseDecimal } from '../domain/decimal'
import type { RuleModel } from '../rule-model'
import { isGroup, type ComparedNode } from './compared-tree'
import { plainValue, typeOf } from './compared-value'
import type { ComparedPlace } from './match-documents'
import { nameOf } from './match-groups'

const dayMs = 86_400_000
const shownValues = 3

/**
 * Names from the record to a place, with what tells it from its siblings: `LineItem 2`, `Address ST`.
 * @param hasRecords Whether the file has several records, so that theirs is named, too.
 */
export function namesTo(node: ComparedNode, hasRecords: boolean): string[] {
  const names: string[] = []
  for (let at: ComparedNode | undefined = node; at; at = at.parent) {
    if (at.parent || hasRecords) names.push(stepName(at))
  }
  return names.toReversed()
}

function stepName(node: ComparedNode): string {
  const { name } = node.node
  if (!isGroup(node) || node.rule?.max === 1) return name
  const known = nameOf(node)
  return known ? `${name} ${known}` : name
}

/** The value at a place as a reader would write it; of a group its first values. */
export function shownText(node: ComparedNode | undefined): string | undefined {
  if (!node) return undefined
  if (node.node.text !== undefined) return node.node.text.trim()
  const values: string[] = []
  let count = 0
  const open = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isGroup(next)) {
      count += 1
      if (values.length < shownValues) values.push(next.node.text?.trim() ?? '')
    }
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at]
      if (child) open.push(child)
    }
  }
  return count > shownValues ? `${values.join(' · ')} … (${countOf(count, 'value')})` : values.join(' · ')
}

/** The names of the two files. */
export interface SideNames {
  from: string
  to: string
}

/** The difference at a place as a short sentence without a full stop. */
export function whatDiffers({ from, to, likeness }: ComparedPlace, names: SideNames): string {
  if (likeness === 'same') return 'No difference'
  if (likeness === 'written') return from && to ? 'Written differently' : 'Empty in one file, absent in the other'
  if (likeness === 'differs') return 'The values differ'
  return `Only in ${likeness === 'only-from' ? names.from : names.to}`
}

/** The meaning of a difference of two values, as a sentence; empty where the values say it all. */
export function whyDiffers({ from, to, likeness }: ComparedPlace, rules: RuleModel): string {
  if (!from || !to) return ''
  const [a, b] = [from, to].map((side) => plainValue(side.node.text ?? '', typeOf(side.rule)))
  if (a === undefined || b === undefined || likeness === 'same') return ''
  if (likeness === 'written') return 'Both mean the same. Some retailers compare character by character.'
  const content = from.rule?.content
  const codes = content?.kind === 'value' ? rules.codeLists.get(content.codeList ?? '') : undefined
  const [meaning, otherMeaning] = [codes?.get(a)?.description, codes?.get(b)?.description]
  if (meaning !== undefined && otherMeaning !== undefined)
    return `${a}: ${asSentence(meaning)} ${b}: ${asSentence(otherMeaning)}`
  const type = typeOf(from.rule)
  if (type === 'decimal' || type === 'integer') return numberDifference(a, b)
  if (type === 'date') return dateDifference(a, b)
  return a.toLowerCase() === b.toLowerCase() ? 'Only capital letters differ.' : ''
}

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

function numberDifference(a: string, b: string): string {
  const [from, to] = [parseDecimal(a), parseDecimal(b)]
  if (!from || !to) return ''
  return `The second is ${formatDecimal(distance(from, to))} ${compare(from, to) < 0 ? 'more' : 'less'}.`
}

function dateDifference(a: string, b: string): string {
  const days = (Date.parse(b) - Date.parse(a)) / dayMs
  if (!Number.isInteger(days)) return ''
  return `The second is ${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}.`
}
