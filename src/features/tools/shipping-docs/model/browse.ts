import type { Template } from '@/api/shipping-docs/schemas'
import { foldText } from '@/lib/fold-text'

/** Shown for a retailer whose name is not known. */
const unnamedRetailer = 'Unnamed retailer'

export interface BrowseFilter {
  /** Part of a retailer's name, of a template's name or of its id. */
  text: string
  /** Name of a retailer; empty for all of them. */
  retailer: string
  /** The only ids to show; undefined for all. */
  only?: readonly string[] | undefined
}

export interface RetailerGroup {
  retailer: string
  templates: readonly Template[]
}

/** Groups the templates that match a filter by retailer, in alphabetical order; within a retailer the order stays. */
export function browse(templates: readonly Template[], { text, retailer, only }: BrowseFilter): RetailerGroup[] {
  const search = foldText(text.trim())
  const matches = (template: Template) =>
    (retailer === '' || ownerOf(template) === retailer) &&
    (only === undefined || only.includes(template.id)) &&
    (search === '' ||
      [ownerOf(template), template.name ?? '', template.id].some((value) => foldText(value).includes(search)))
  const groups = new Map<string, Template[]>()
  for (const template of templates.filter(matches)) {
    const owner = ownerOf(template)
    groups.set(owner, [...(groups.get(owner) ?? []), template])
  }
  return [...groups]
    .map(([owner, own]) => ({ retailer: owner, templates: own }))
    .toSorted((a, b) => a.retailer.localeCompare(b.retailer))
}

export function ownerOf({ ownerName }: Pick<Template, 'ownerName'>): string {
  return ownerName?.trim() || unnamedRetailer
}

/** Returns the name of a template, else its id. */
export function nameOf({ name, id }: Pick<Template, 'name' | 'id'>): string {
  return name?.trim() || id
}
