import type { DesignRule } from '../rule-model'

/** A code that retailers require at a place, with their names. */
export interface RequiredCode {
  code: string
  description: string | undefined
  retailers: readonly string[]
}

/** Codes that must each occur once in the groups of one name below a parent. */
export interface RepeatedCodes {
  /** The repeated group, or the repeated value itself. */
  child: ChosenDesign
  /** The value in the group; undefined when the child is the value. */
  field: string | undefined
  codes: readonly RequiredCode[]
}

/** A place of the design, reduced to what the chosen retailers say. */
export interface ChosenDesign {
  rule: DesignRule
  /** The chosen retailers that require the node. */
  retailers: readonly string[]
  children: ReadonlyMap<string, ChosenDesign>
  /** The children that are required. */
  required: readonly ChosenDesign[]
  /** Codes that a retailer requires of this value. */
  codes: readonly RequiredCode[]
  /** Codes that must occur among repeated children. */
  repeated: readonly RepeatedCodes[]
  /** Whether the codes of this value are alternatives: it cannot repeat, nor can its group. */
  isSingle: boolean
}

/** Reduces a design to the retailers that were chosen. Its depth is that of the design. */
export function chooseDesign(root: DesignRule, retailers: readonly string[]): ChosenDesign {
  const chosen = new Set(retailers)
  const names = (all: readonly string[]) => all.filter((name) => chosen.has(name)).toSorted()
  const reduce = (rule: DesignRule, isParentRepeated: boolean): ChosenDesign => {
    const children = new Map([...rule.children].map(([name, child]) => [name, reduce(child, rule.repeats)]))
    const codes = [...rule.codes].flatMap(([code, { description, mandatoryFor }]) => {
      const own = names(mandatoryFor)
      return own.length === 0 ? [] : [{ code, description, retailers: own }]
    })
    return {
      rule,
      retailers: names(rule.mandatoryFor),
      children,
      required: [...children.values()].filter((child) => child.retailers.length > 0),
      codes,
      repeated: [...children.values()].flatMap((child) => repeatedCodes(child)),
      isSingle: !rule.repeats && !isParentRepeated,
    }
  }
  return reduce(root, false)
}

function repeatedCodes(child: ChosenDesign): RepeatedCodes[] {
  if (!child.rule.repeats) return []
  const own = child.codes.length === 0 ? [] : [{ child, field: undefined, codes: child.codes }]
  const fields = [...child.children.values()]
    .filter(({ codes, rule }) => codes.length > 0 && !rule.repeats)
    .map(({ rule, codes }) => ({ child, field: rule.name, codes }))
  return [...own, ...fields]
}

/** The codes that each retailer accepts at a place that cannot repeat. */
export function alternativesOf(codes: readonly RequiredCode[]): ReadonlyMap<string, readonly string[]> {
  const alternatives = new Map<string, string[]>()
  for (const { code, retailers } of codes) {
    for (const retailer of retailers) alternatives.set(retailer, [...(alternatives.get(retailer) ?? []), code])
  }
  return alternatives
}

/** Retailers that accept the same codes at a place that cannot repeat. */
export interface Alternatives {
  accepted: readonly string[]
  retailers: string[]
}

/** The retailers that require codes at a place that cannot repeat, by what they accept. */
export function groupAlternatives(codes: readonly RequiredCode[]): Alternatives[] {
  const groups = new Map<string, Alternatives>()
  for (const [retailer, accepted] of alternativesOf(codes)) {
    const key = accepted.join(' ')
    const group = groups.get(key) ?? { accepted, retailers: [] }
    group.retailers.push(retailer)
    groups.set(key, group)
  }
  return [...groups.values()]
}
