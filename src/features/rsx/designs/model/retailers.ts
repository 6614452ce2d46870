import type { DesignNode } from '@/api/rsx/design-schemas'

/** The retailers of a design and those that the reader looks at. */
export interface RetailerChoice {
  all: readonly string[]
  /** In the order of the list; all of them until some are chosen. */
  chosen: readonly string[]
}

/** Who asks for something. */
export interface Asked {
  /** Of the chosen retailers. */
  names: readonly string[]
  /** Retailers that the list does not have: they are named, but do not count. */
  others: readonly string[]
}

/** A retailer of a design and how many fields it requires. */
export interface Retailer {
  name: string
  fields: number
}

/**
 * The retailers of a design, by name: its root names them (3 §7); where it does not, everybody who requires anything.
 */
export function retailersOf(design: DesignNode): Retailer[] {
  const counts = new Map<string, number>()
  function count(node: DesignNode) {
    if (!node.visible) return
    if (node.children.length > 0) node.children.forEach(count)
    else for (const name of new Set(node.extra.consolidatedMandatoryFor)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  design.children.forEach(count)
  const listed = design.extra.consolidatedMandatoryFor
  const names = listed && listed.length > 0 ? new Set(listed) : counts.keys()
  return Array.from(names, (name) => ({ name, fields: counts.get(name) ?? 0 })).toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}

/** The choice that an address names: retailers that the list does not have are left out, and none stands for all. */
export function choiceOf(retailers: readonly Retailer[], named: readonly string[]): RetailerChoice {
  const all = retailers.map(({ name }) => name)
  const chosen = all.filter((name) => named.includes(name))
  return { all, chosen: chosen.length > 0 ? chosen : all }
}

/** Tells the chosen retailers from those that are not listed; listed ones that are not chosen are left out. */
export function splitRetailers(names: readonly string[], { all, chosen }: RetailerChoice): Asked {
  return {
    names: chosen.filter((name) => names.includes(name)),
    // Who looks at some retailers only has not chosen these.
    others: chosen.length === all.length ? [...new Set(names)].filter((name) => !all.includes(name)) : [],
  }
}
