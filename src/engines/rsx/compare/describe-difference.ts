import { countOf } from '@/lib/phrases'
import { compare, distance, formatDecimal, parseDecimal } from '../domain/decimal'
import type { RuleModel } from '../rule-model'
import { isGroup, plainValue, typeOf, valuesBelow, type ComparedNode } from './compared-tree'
import type { Sides } from './difference'
import { nameOf, type ComparedPlace } from './match-documents'

const dayMs = 86_400_000
const shownValues = 3

/**
 * Names from the record to a place, with what tells it from its siblings: `LineItem 2`, `Address ST`.
 * @param hasRecords Whether the file has several records, so that theirs is named, too.
 */
export function namesTo(node: ComparedNode | undefined, hasRecords: boolean): string[] {
  const names: string[] = []
  for (let at = node; at; at = at.parent) {
    if (!at.parent && !hasRecords) break
    const known = isGroup(at) && at.rule?.max !== 1 ? nameOf(at) : undefined
    names.push(known ? `${at.node.name} ${known}` : at.node.name)
  }
  return names.toReversed()
}

/** The value at a place as a reader would write it; of a group its first values. */
export function shownText(node: ComparedNode | undefined): string | undefined {
  if (!node) return undefined
  const values = Array.from(valuesBelow(node), (value) => value.node.text?.trim() ?? '')
  const shown = values.slice(0, shownValues).join(' · ')
  return values.length > shownValues ? `${shown} … (${countOf(values.length, 'value')})` : shown
}

/** The difference at a place as a short sentence without a full stop. */
export function whatDiffers({ from, to, likeness }: ComparedPlace, names: Sides<string>): string {
  if (likeness === 'same') return 'No difference'
  if (likeness === 'written') return from && to ? 'Written differently' : 'Empty in one file, absent in the other'
  if (likeness === 'differs') return 'The values differ'
  return `Only in ${likeness === 'only-from' ? names.from : names.to}`
}

/** The meaning of a difference of two values, as a sentence; empty where the values say it all. */
export function whyDiffers({ from, to, likeness }: ComparedPlace, rules: RuleModel): string {
  if (!from || !to || likeness === 'same') return ''
  if (likeness === 'written') return 'Both mean the same. Some retailers compare character by character.'
  const [a, b] = [plainValue(from), plainValue(to)]
  const content = from.rule?.content
  const codes = content?.kind === 'value' ? rules.codeLists.get(content.codeList ?? '') : undefined
  const [meaning, otherMeaning] = [codes?.get(a)?.description, codes?.get(b)?.description]
  if (meaning !== undefined && otherMeaning !== undefined)
    return `${a}: ${asSentence(meaning)} ${b}: ${asSentence(otherMeaning)}`
  const type = typeOf(from)
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
