import { listOf } from '@/lib/phrases'
import type { DesignRule, RuleModel } from '../rsx/rule-model'
import { groupAlternatives, type RequiredCode } from '../rsx/check/chosen-design'
import { designAt, elementAt, placesNamed } from './field-places'
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
  const starts = field === undefined ? [{ path: '', rule: design, isRepeated: false }] : startsOf(rules, field)
  if (typeof starts === 'string') return starts
  const lines = starts.flatMap((place) => requirements(rules, place, names))
  const introduction = `The requirements of ${names.length === 1 ? 'the retailer' : 'these retailers'} by the design. The schema requires more of everybody.`
  const title = `${document} ${version}: ${listOf(names)}`
  if (lines.length > 0) return { introduction, data: [title, ...lines].join('\n') }
  const subject = field === undefined ? document : `${field} of ${document} ${version}`
  return { introduction, data: `${subject} is not required by ${listOf(names, 'or')}.` }
}

/** The places of a design that a text names. @returns a sentence if it names none. */
function startsOf(rules: RuleModel, field: string): Place[] | string {
  const places = placesNamed(rules, field)
  if (places.length === 0) return `${rules.document} ${rules.version} has no field ${quoted(field)}.`
  const shown = places.flatMap(({ path }) => {
    const rule = designAt(rules, path)
    const around = designAt(rules, path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    return rule ? [{ path, rule, isRepeated: around?.repeats ?? false }] : []
  })
  // The names of a design are those of its own version.
  return shown.length > 0
    ? shown
    : `The design of ${rules.document} does not show ${places[0]?.path} of version ${rules.version}: what retailers require there cannot be told.`
}

/** A place of a design. */
interface Place {
  rule: DesignRule
  path: string
  /** Whether the group around it may occur several times. */
  isRepeated: boolean
}

/** The requirements at a place and below it: fields that are required, codes that have to be sent, and notes. */
function requirements(rules: RuleModel, place: Place, names: readonly string[]): string[] {
  const { rule, path } = place
  const own = path === '' ? [] : ownRequirements(rules, place, names)
  const below = Array.from(rule.children.values(), (child) => {
    const at = path === '' ? child.name : `${path}/${child.name}`
    return requirements(rules, { rule: child, path: at, isRepeated: rule.repeats }, names)
  })
  return [...own, ...below.flat()]
}

function ownRequirements(rules: RuleModel, place: Place, names: readonly string[]): string[] {
  const { path, rule } = place
  const { mandatoryFor, codes, notes, children } = rule
  const by = names.filter((name) => mandatoryFor.includes(name))
  const required = Array.from(codes, ([code, { description, mandatoryFor: of }]) => ({
    code,
    description,
    retailers: names.filter((name) => of.includes(name)),
  })).filter(({ retailers }) => retailers.length > 0)
  const byAny = by.length > 0 ? by : names.filter((name) => required.some(({ retailers }) => retailers.includes(name)))
  const isShown = required.length > 0 || (by.length > 0 && children.size === 0)
  const bySchema = isShown && (elementAt(rules, path)?.min ?? 0) > 0 ? ', and by the schema' : ''
  return [
    ...(isShown ? [`${path}: required by ${listOf(byAny)}${bySchema}`] : []),
    ...codeLines(place, required),
    ...names.flatMap((name) => (notes.get(name) ?? []).map((note) => `${path}: note of ${name}: ${note}`)),
  ]
}

/** The codes that have to occur, each once among repeated groups; elsewhere the only ones that each retailer accepts. */
function codeLines({ rule, isRepeated }: Place, required: readonly RequiredCode[]): string[] {
  const text = ({ code, description }: RequiredCode) => `${code} (${description ?? 'no description'})`
  if (rule.repeats || isRepeated) return required.map((one) => `  once with ${text(one)}: ${listOf(one.retailers)}`)
  return groupAlternatives(required).map(({ accepted, retailers }) => {
    const codes = required.filter(({ code }) => accepted.includes(code)).map(text)
    return `  only ${listOf(codes, 'or')}: ${listOf(retailers)}`
  })
}
