import { fieldsOf } from '../x12/fields-of'
import { parsePlace } from '../x12/parse-place'
import type { Condition } from '../x12/row'
import type { DesignRule, ElementRule, GroupRule, RuleModel } from '../rsx/rule-model'

/** An element of a document at its place. */
export interface FieldPlace {
  path: string
  element: ElementRule
}

/** The most places of a document. Groups beyond them have none. */
const maxPlaces = 20_000

const places = new WeakMap<RuleModel, readonly FieldPlace[]>()

/** All places of a document, those of the flat layouts first. A group is entered once more directly below itself: cartons on pallets. */
export function placesOfDocument(rules: RuleModel): readonly FieldPlace[] {
  const known = places.get(rules)
  if (known) return known
  const found: FieldPlace[] = []
  const walk = (group: GroupRule, parent: string, around: readonly GroupRule[]) => {
    const isRepeated = around.includes(group) && (around.at(-1) !== group || around.at(-2) === group)
    if (found.length > maxPlaces || isRepeated) return
    for (const element of group.elements) {
      const path = parent === '' ? element.name : `${parent}/${element.name}`
      found.push({ path, element })
      if (element.content.kind === 'group') walk(element.content, path, [...around, group])
    }
  }
  walk(rules.record.content, '', [])
  const inLayouts = new Set([...(rules.csvLayout ?? []), ...(rules.positionalLayout ?? [])].map(({ path }) => path))
  const isCommon = ({ path }: FieldPlace) => inLayouts.has(path)
  const sorted = [...found.filter(isCommon), ...found.filter((one) => !isCommon(one))]
  places.set(rules, sorted)
  return sorted
}

/** A place that a text names, and the code of another field that makes it this place. */
export interface NamedPlace extends FieldPlace {
  condition?: Condition | undefined
}

/**
 * Finds the places of a document that a text names: a name, the end of a path, or a place of X12 or EDIFACT.
 * @returns an empty list if it names none.
 */
export function placesNamed(rules: RuleModel, text: string): readonly NamedPlace[] {
  const wanted = text
    .trim()
    .replaceAll(/\[\d+\]/g, '')
    .toLowerCase()
  const all = placesOfDocument(rules)
  const byName = all.filter(({ path }) => {
    const lower = path.toLowerCase()
    return lower === wanted || lower.endsWith(`/${wanted}`)
  })
  return byName.length > 0 ? byName : placesOfGuide(rules, text)
}

/** The places of a document for a place of X12 or EDIFACT, the best first. */
export function placesOfGuide(rules: RuleModel, text: string): NamedPlace[] {
  const place = parsePlace(text)
  if (!place) return []
  const all = placesOfDocument(rules)
  return fieldsOf(place)
    .filter(({ document, isCertain }, at) => document === rules.document && (isCertain || at === 0))
    .flatMap(({ path, condition }) => all.filter((one) => one.path === path).map((one) => ({ ...one, condition })))
}

/** The place of a design at a path; undefined if the design does not show it. */
export function designAt({ design }: RuleModel, path: string): DesignRule | undefined {
  return path.split('/').reduce<DesignRule | undefined>((rule, name) => rule?.children.get(name), design)
}

/** The element at a path; undefined if the schema of the version does not have it. */
export function elementAt({ record }: RuleModel, path: string): ElementRule | undefined {
  let group: ElementRule['content'] = record.content
  let element: ElementRule | undefined
  for (const name of path.split('/')) {
    element = group.kind === 'group' ? group.byName.get(name) : undefined
    if (!element) return undefined
    group = element.content
  }
  return element
}
