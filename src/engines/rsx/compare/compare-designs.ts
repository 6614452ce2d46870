import type { DesignRule, RuleModel } from '../rule-model'
import type { Difference, Path } from './difference'

type Codes = DesignRule['codes']

/** Compares what the chosen retailers require of two versions, and the formats of dates, as far as both have a design. */
export function compareDesigns(from: RuleModel, to: RuleModel, retailers: ReadonlySet<string>): Difference[] {
  const differences: Difference[] = []
  const visit = (before: DesignRule, after: DesignRule, path: Path) => {
    const paths = { from: path, to: path }
    if (path.length > 0) {
      const parts = compareRetailers(before.mandatoryFor, after.mandatoryFor, retailers)
      for (const part of parts) differences.push({ ...part, at: path, paths })
    }
    for (const code of new Set([...before.codes.keys(), ...after.codes.keys()])) {
      const parts = compareRetailers(requirersOf(before.codes, code), requirersOf(after.codes, code), retailers)
      for (const part of parts) {
        const value = part.kind === 'retailer-requires' ? { to: code } : { from: code }
        differences.push({ ...part, ...value, at: path, paths })
      }
    }
    if (before.format !== undefined && after.format !== undefined && before.format !== after.format) {
      differences.push({ kind: 'date-format-changed', at: path, paths, from: before.format, to: after.format })
    }
    for (const name of [...before.children.keys()].toSorted()) {
      const [one, other] = [before.children.get(name), after.children.get(name)]
      if (one && other) visit(one, other, [...path, name])
    }
  }
  if (from.design && to.design) visit(from.design, to.design, [])
  return differences
}

function requirersOf(codes: Codes, code: string): readonly string[] {
  return codes.get(code)?.mandatoryFor ?? []
}

function compareRetailers(
  from: readonly string[],
  to: readonly string[],
  chosen: ReadonlySet<string>,
): Pick<Difference, 'kind' | 'retailers'>[] {
  const only = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => chosen.has(name) && !others.includes(name)).toSorted()
  const [gone, come] = [only(from, to), only(to, from)]
  return [
    ...(come.length > 0 ? [{ kind: 'retailer-requires' as const, retailers: come }] : []),
    ...(gone.length > 0 ? [{ kind: 'retailer-requires-no-longer' as const, retailers: gone }] : []),
  ]
}

/** The chosen retailers that require a place, or one of these codes there. */
export function retailersAt(
  design: DesignRule | undefined,
  path: Path,
  codes: readonly string[] | undefined,
  chosen: ReadonlySet<string>,
): string[] {
  let node = design
  for (const name of path) node = node?.children.get(name)
  if (!node || path.length === 0) return []
  const names = codes ? codes.flatMap((code) => requirersOf(node.codes, code)) : node.mandatoryFor
  return names.filter((name) => chosen.has(name))
}
