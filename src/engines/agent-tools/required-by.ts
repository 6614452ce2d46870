import { listOf } from '@/lib/phrases'
import type { DesignRule, RuleModel } from '../rsx/rule-model'
import { designAt, placesNamed } from './field-places'
import { quoted, type ToolArguments } from './read-arguments'
import type { ToolResult } from './reply'
import type { RuleLibrary } from './rule-library'

/** Lists what retailers require of a document or of one of its fields, by their designs. */
export async function requiredBy(
  library: RuleLibrary,
  { text }: ToolArguments,
  retailers: readonly string[],
): Promise<ToolResult | string> {
  const rules = await library.rules(text('document') ?? '', text('version'))
  if (typeof rules === 'string') return rules
  const { document, version, design, missing } = rules
  if (!design) return missing.find(({ source }) => source === 'design')?.reason ?? `${document} has no design.`
  const names = retailers.length > 0 ? retailers : rules.retailers
  const field = text('field')
  const starts = field === undefined ? [{ path: '', rule: design }] : startsOf(rules, field)
  if (typeof starts === 'string') return starts
  const lines = starts.flatMap(({ path, rule }) => requirements(rule, path, names))
  const introduction = `What ${names.length === 1 ? 'the retailer requires' : 'these retailers require'} by the design; what the schema requires of everybody comes on top.`
  const title = `${document} ${version}: ${listOf(names)}`
  if (lines.length > 0) return { introduction, data: [title, ...lines].join('\n') }
  const subject = field === undefined ? document : `${field} of ${document} ${version}`
  return { introduction, data: `${subject} is not required by ${listOf(names, 'or')}.` }
}

/** The places of a design that a text names. @returns a sentence if it names none. */
function startsOf(rules: RuleModel, field: string): { path: string; rule: DesignRule }[] | string {
  const places = placesNamed(rules, field)
  if (places.length === 0) return `${rules.document} ${rules.version} has no field ${quoted(field)}.`
  const shown = places.flatMap(({ path }) => {
    const rule = designAt(rules, path)
    return rule ? [{ path, rule }] : []
  })
  // The names of a design are those of its own version.
  return shown.length > 0
    ? shown
    : `The design of ${rules.document} does not show ${places[0]?.path} of version ${rules.version}: what retailers require there cannot be told.`
}

/** The requirements at a place and below it: fields that are required, codes that have to be sent, and notes. */
function requirements(rule: DesignRule, path: string, names: readonly string[]): string[] {
  const own = path === '' ? [] : ownRequirements(rule, path, names)
  const below = Array.from(rule.children.values(), (child) =>
    requirements(child, path === '' ? child.name : `${path}/${child.name}`, names),
  )
  return [...own, ...below.flat()]
}

function ownRequirements({ mandatoryFor, codes, notes, children }: DesignRule, path: string, names: readonly string[]) {
  const by = names.filter((name) => mandatoryFor.includes(name))
  const required = Array.from(codes, ([code, { description, mandatoryFor: of }]) => ({
    code,
    description,
    by: names.filter((name) => of.includes(name)),
  })).filter((one) => one.by.length > 0)
  const byAny = by.length > 0 ? by : names.filter((name) => required.some((one) => one.by.includes(name)))
  const isShown = required.length > 0 || (by.length > 0 && children.size === 0)
  return [
    ...(isShown ? [`${path}: required by ${listOf(byAny)}`] : []),
    ...required.map((one) => `  code ${one.code} (${one.description ?? 'no description'}): ${listOf(one.by)}`),
    ...names.flatMap((name) => (notes.get(name) ?? []).map((note) => `${path}: note of ${name}: ${note}`)),
  ]
}
