import { alternativesOf, type ChosenDesign } from '../check/chosen-design'
import { hasDisjointLengths } from '../check/contradictions'
import { lengthOf } from '../findings/text-length'
import type { CodeList, ElementRule, ValueRule } from '../rule-model'
import type { SampleContext } from './sample-context'
import { choiceKey, type SampleContradiction } from './sample-options'
import { samplePath, type SampleNode } from './sample-tree'
import { greatestOf, leastOf } from '../extremes'

/** The list of a value's codes; undefined when every text is allowed. */
export function codesOf({ rules }: Pick<SampleContext, 'rules'>, { codeList }: ValueRule): CodeList | undefined {
  return codeList === undefined ? undefined : rules.codeLists.get(codeList)
}

/** The lengths that schema and retailers allow. Where the lengths of retailers contradict each other, those that none refuses. */
export function lengthsOf(rule: ValueRule, design: ChosenDesign | undefined): { least: number; most: number } {
  const { minLength = 0, maxLength = Infinity } = rule
  if (!design) return { least: minLength, most: maxLength }
  const { minLengths, maxLengths } = design.rule
  const isDisjoint = hasDisjointLengths(design)
  const least = isDisjoint ? leastOf(minLengths) : Math.max(0, greatestOf(minLengths))
  const most = isDisjoint ? greatestOf(maxLengths) : leastOf(maxLengths)
  return { least: Math.max(minLength, least), most: Math.min(maxLength, most) }
}

const forms = {
  decimal: /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/,
  integer: /^-?(?:0|[1-9]\d*)$/,
  boolean: /^(?:true|false)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}:\d{2}$/,
}

/** Whether schema and retailers accept a value. */
export function accepts(
  context: Pick<SampleContext, 'rules'>,
  rule: ValueRule,
  design: ChosenDesign | undefined,
  text: string,
): boolean {
  const list = codesOf(context, rule)
  if (list) return list.has(text)
  if (rule.type !== 'string')
    return forms[rule.type].test(text) && decimalsOf(text) <= (rule.fractionDigits ?? Infinity)
  const { least, most } = lengthsOf(rule, design)
  const length = lengthOf(text)
  return (
    length >= least && length <= most && text.trim() !== '' && rule.patterns.every((form) => form.test(text) === true)
  )
}

function decimalsOf(text: string): number {
  return (text.split('.')[1] ?? '').replace(/(?<!0)0+$/, '').length
}

/**
 * The code at a place that cannot repeat, for which retailers have codes; undefined where they have none that the schema accepts. What
 * the retailers agree on goes before what the model prefers. A contradiction is remembered.
 */
export function singleCodeOf(
  context: SampleContext,
  parent: SampleNode,
  element: ElementRule,
  design: ChosenDesign | undefined,
  preferred: string | undefined,
): string | undefined {
  const { content } = element
  if (!design?.isSingle || content.kind !== 'value') return undefined
  const alternatives = [...alternativesOf(design.codes)]
    .map(([retailer, codes]) => ({ retailer, codes }))
    .toSorted((a, b) => (a.retailer < b.retailer ? -1 : 1))
  const isUsable = (code: string) => accepts(context, content, design, code)
  const all = design.codes.map(({ code }) => code).filter(isUsable)
  const common = all.filter((code) => alternatives.every(({ codes }) => codes.includes(code)))
  if (preferred !== undefined && common.includes(preferred)) return preferred
  const path = samplePath(parent) === '' ? element.name : `${samplePath(parent)}/${element.name}`
  if (common.length > 0) {
    if (preferred === undefined) return context.contradictions.get(path)?.chosen ?? common[0]
    const choices = [{ retailer: undefined, codes: [preferred] }, ...alternatives]
    return remember(context, path, choices, isUsable(preferred) ? [...common, preferred] : common, common[0])
  }
  return remember(context, path, alternatives, all, all.find((code) => code === preferred) ?? all[0])
}

function remember(
  { rules, options, contradictions }: SampleContext,
  path: string,
  choices: SampleContradiction['choices'],
  offered: readonly string[],
  fallback: string | undefined,
): string | undefined {
  const known = contradictions.get(path)
  if (known) return known.chosen
  const { document } = rules
  const choice = options.choices.get(choiceKey({ document, path }))
  const chosen = choice !== undefined && offered.includes(choice) ? choice : fallback
  if (chosen !== undefined) contradictions.set(path, { document, path, choices, offered, chosen })
  return chosen
}
