import { without } from '@/lib/list-differences'
import type { DesignRule, RuleModel } from '../rule-model'
import { below, recordPlace, type Difference, type PairPlace, type Path } from './difference'

/** Compares what the chosen retailers require of two versions, and the formats of dates, as far as both have a design. */
export function compareDesigns(from: RuleModel, to: RuleModel, chosen: ReadonlySet<string>): Difference[] {
  const differences: Difference[] = []
  const visit = (before: DesignRule, after: DesignRule, place: PairPlace) => {
    const codes = new Set([...before.codes.keys(), ...after.codes.keys()])
    // The root is the document: only its codes are required.
    for (const code of place.at.length === 0 ? codes : [undefined, ...codes]) {
      const [earlier, later] = [requirersOf(before, code, chosen), requirersOf(after, code, chosen)]
      for (const [kind, side, retailers] of [
        ['retailer-requires', 'to', without(later, earlier)],
        ['retailer-requires-no-longer', 'from', without(earlier, later)],
      ] as const) {
        const value = code === undefined ? {} : { [side]: code }
        if (retailers.length > 0) differences.push({ kind, place, retailers, ...value })
      }
    }
    if (before.format !== undefined && after.format !== undefined && before.format !== after.format) {
      differences.push({ kind: 'date-format-changed', place, from: before.format, to: after.format })
    }
    for (const [name, child] of [...before.children].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const other = after.children.get(name)
      if (other) visit(child, other, below(place, [name]))
    }
  }
  if (from.design && to.design) visit(from.design, to.design, recordPlace)
  return differences
}

/** The chosen retailers that require a place, or a code there. */
function requirersOf(rule: DesignRule, code: string | undefined, chosen: ReadonlySet<string>): Set<string> {
  const names = code === undefined ? rule.mandatoryFor : (rule.codes.get(code)?.mandatoryFor ?? [])
  return new Set(names.filter((name) => chosen.has(name)))
}

/** The chosen retailers that require a place, or one of these codes there. */
export function retailersAt(
  design: DesignRule | undefined,
  path: Path,
  codes: readonly string[] | undefined,
  chosen: ReadonlySet<string>,
): string[] {
  let rule = design
  for (const name of path) rule = rule?.children.get(name)
  if (!rule || path.length === 0) return []
  const place = rule
  return (codes ?? [undefined]).flatMap((code) => [...requirersOf(place, code, chosen)])
}
