import type { DesignNode } from '@/api/content/design-schemas'

/** All retailers of a design, and those that the reader has chosen. */
export interface RetailerChoice {
  all: readonly string[]
  /** In the order of `all`; the same as `all` until the reader chooses some. */
  chosen: readonly string[]
}

/** The retailers that require something. */
export interface Requirers {
  /** Those that the reader has chosen. */
  names: readonly string[]
  /** Those that are not in the retailer list. They are shown but not counted. */
  unlisted: readonly string[]
}

/** A retailer of a design, and the number of fields it requires. */
export interface Retailer {
  name: string
  fields: number
}

/** The retailers of a design, as far as they are loaded. */
export interface RetailerList {
  /** Undefined until they are loaded. */
  retailers: readonly Retailer[] | undefined
  /** Why they could not be loaded; null or undefined otherwise, and when loading was cancelled. */
  error: unknown
  isFetching: boolean
  retry: () => void
}

/**
 * The retailers of a design in alphabetical order: those that its root names, or else all that require something.
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

/** The choice that an address names. Unknown retailers are ignored; without any, all are chosen. */
export function choiceOf(retailers: readonly Retailer[], named: readonly string[]): RetailerChoice {
  const all = retailers.map(({ name }) => name)
  const chosen = all.filter((name) => named.includes(name))
  return { all, chosen: chosen.length > 0 ? chosen : all }
}

/** Splits retailers into chosen and unlisted ones. Retailers that are listed but not chosen are left out. */
export function splitRetailers(names: readonly string[], { all, chosen }: RetailerChoice): Requirers {
  return {
    names: chosen.filter((name) => names.includes(name)),
    // With a choice of some retailers, unlisted ones are not among them.
    unlisted: chosen.length === all.length ? [...new Set(names)].filter((name) => !all.includes(name)) : [],
  }
}
