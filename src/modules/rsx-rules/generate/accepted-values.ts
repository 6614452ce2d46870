import { alternativesOf, type ChosenDesign } from '../check/chosen-design'
import { hasDisjointLengths } from '../check/contradictions'
import { lengthOf } from '../check/check-text'
import type { CodeList, ElementRule, ValueRule } from '../rule-model'
import type { SampleContext } from './sample-context'
import type { SampleContradiction } from './sample-options'
import { samplePath, type SampleNode } from './sample-tree'

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
  const least = isDisjoint ? Math.min(...minLengths) : Math.max(0, ...minLengths)
  const most = isDisjoint ? Math.max(...maxLengths) : Math.min(...maxLengths)
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
  return length >= least && length <= most && text.trim() !== '' && rule.patterns.every((form) => form.test(text))
}

function decimalsOf(text: string): number {
  return (text.split('.')[1] ?? '').replace(/0+$/, '').length
}

/**
 * The code at a place that cannot repeat, for which retailers have codes; undefined where they have none. What the retailers agree on
 * goes before what the model prefers. A contradiction is remembered.
 */
export function singleCodeOf(
  context: SampleContext,
  parent: SampleNode,
  element: ElementRule,
  design: ChosenDesign | undefined,
  preferred: string | undefined,
): string | undefined {
  if (!design?.isSingle || design.codes.length === 0) return undefined
  const alternatives = [...alternativesOf(design.codes)]
    .map(([retailer, codes]) => ({ retailer, codes }))
    .toSorted((a, b) => (a.retailer < b.retailer ? -1 : 1))
  const common = design.codes
    .map(({ code }) => code)
    .filter((code) => alternatives.every(({ codes }) => codes.includes(code)))
  if (preferred !== undefined && common.includes(preferred)) return preferred
  const path = samplePath(parent) === '' ? element.name : `${samplePath(parent)}/${element.name}`
  const [first] = common
  if (first !== undefined) {
    if (preferred === undefined) return context.contradictions.get(path)?.chosen ?? first
    return remember(
      context,
      path,
      [{ retailer: undefined, codes: [preferred] }, ...alternatives],
      [...common, preferred],
      first,
    )
  }
  const all = design.codes.map(({ code }) => code)
  const fallback = preferred !== undefined && all.includes(preferred) ? preferred : all[0]
  if (fallback !== undefined) return remember(context, path, alternatives, all, fallback)
  return undefined
}

function remember(
  { rules, options, contradictions }: SampleContext,
  path: string,
  choices: SampleContradiction['choices'],
  possible: readonly string[],
  fallback: string,
): string {
  const known = contradictions.get(path)
  if (known) return known.chosen
  const choice = options.choices.get(path)
  const chosen = choice !== undefined && possible.includes(choice) ? choice : fallback
  contradictions.set(path, { document: rules.document, path, choices, chosen })
  return chosen
}
