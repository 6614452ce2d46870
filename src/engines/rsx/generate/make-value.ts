import type { ChosenDesign } from '../check/chosen-design'
import { withCheckDigit } from './picks'
import type { ElementRule, ValueRule } from '../rule-model'
import { accepts, codesOf, lengthsOf, singleCodeOf } from './accepted-values'
import { knownValue, lineOf, type ValueSource } from './known-values'
import { codesBeside } from './qualified-values'
import type { SampleContext } from './sample-context'
import { addNode, samplePath, type SampleNode } from './sample-tree'
import { usualCodes } from './usual-codes'

/** Fields whose texts are item numbers or serial numbers: a made-up text would have no check digit. */
const neverMadeUp = new Set(['ConsumerPackageCode', 'EAN', 'GTIN', 'UPCCaseCode', 'InternationalStandardBookNumber'])

/** Longer texts are not made up, whatever a schema asks for. */
const longestMadeUp = 1000

/** Adds a value to a group. @returns undefined, and adds nothing, when no value could be found that schema and retailers accept. */
export function addValue(context: SampleContext, group: SampleNode, element: ElementRule): SampleNode | undefined {
  if (element.content.kind !== 'value') return undefined
  const text = makeValue(context, group, element, element.content)
  return text === undefined ? undefined : addNode(group, element, text)
}

function makeValue(
  context: SampleContext,
  group: SampleNode,
  element: ElementRule,
  rule: ValueRule,
): string | undefined {
  const design = group.design?.children.get(element.name)
  const isAccepted = (text: string | undefined) => text !== undefined && accepts(context, rule, design, text)
  const single = singleCodeOf(context, group, element, design, context.orderCodes.get(element.name))
  if (isAccepted(single)) return single
  const source = sourceOf(context, group, element.name)
  const known = knownValue(element.name, source)
  if (isAccepted(known)) return known
  const list = codesOf(context, rule)
  if (list) return codeFor(context, group, element.name, [...list.keys()], design)
  if (neverMadeUp.has(element.name)) return undefined
  return madeUpValues(source, element, rule, design).find(isAccepted)
}

function sourceOf({ facts, delivery }: SampleContext, group: SampleNode, name: string): ValueSource {
  const line = lineOf(facts, group)
  const twins = group.parent?.children.filter((child) => child.name === group.name) ?? []
  // All documents of an order repeat the values of its header.
  const isHeader = group.name.endsWith('Header')
  const key = isHeader
    ? name
    : `${samplePath(group)}/${name} ${line.sequence} ${delivery.index} ${twins.indexOf(group)}`
  return { facts, delivery, group, line, key }
}

/** A code that no sibling of the group has, if there is one: what retailers require first, then what is usual. */
function codeFor(
  { orderCodes }: SampleContext,
  group: SampleNode,
  name: string,
  all: readonly string[],
  design: ChosenDesign | undefined,
): string | undefined {
  const taken = codesBeside(group, name)
  const known = new Set(all)
  const ordered = orderCodes.get(name)
  const wanted = [
    ...(design?.codes.map(({ code }) => code) ?? []),
    ...(ordered === undefined ? [] : [ordered]),
    ...(usualCodes.get(name) ?? []),
    ...all,
  ].filter((code) => known.has(code))
  return wanted.find((code) => !taken.has(code)) ?? wanted[0]
}

/** Values that may fit a field about which the facts say nothing. */
function madeUpValues(
  { facts, key }: ValueSource,
  { name }: ElementRule,
  rule: ValueRule,
  design: ChosenDesign | undefined,
): string[] {
  const { picks } = facts
  if (rule.type === 'date') return [facts.days.ordered]
  if (rule.type === 'time') return ['09:00:00']
  if (rule.type === 'boolean') return ['false']
  if (rule.type === 'integer') return [String(picks.number(key, 1, 9))]
  if (rule.type === 'decimal') return [`${picks.number(key, 1, 9)}.50`, String(picks.number(key, 1, 9))]
  const { least, most } = lengthsOf(rule, design)
  const digits = picks.digits(key, 40)
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[^A-Za-z\d ]/g, '')
  const isNumber = /(?:ID|Id|Number|No|Code|Key)$/.test(name)
  const texts = isNumber ? [`S${digits.slice(0, 5)}`] : [`Sample ${words.toLowerCase()}`, 'Sample']
  return [
    ...texts.map((text) => fit(text, digits, least, most)),
    fit(digits.slice(0, 6), digits, least, most),
    withCheckDigit(digits.slice(0, 12)),
  ]
}

/** Cuts or completes a text to an allowed length. */
function fit(text: string, digits: string, least: number, most: number): string {
  const cut = text.slice(0, most).trimEnd()
  if (cut.length >= least || least > longestMadeUp) return cut
  return (cut + digits.repeat(Math.ceil(least / digits.length))).slice(0, least)
}
