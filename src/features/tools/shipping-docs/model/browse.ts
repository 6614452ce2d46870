import type { Template } from '@/api/shipping-docs/schemas'
import { foldText } from '@/lib/fold-text'

/** Stands for a retailer whose name is not known. */
const unnamed = 'Unnamed retailer'

export interface BrowseFilter {
  /** Part of a retailer's name, of a template's name or of its id. */
  text: string
  /** Name of a retailer; empty for all of them. */
  retailer: string
  /** Only these ids; undefined for all of them. */
  only?: readonly string[] | undefined
}

export interface RetailerGroup {
  retailer: string
  templates: readonly Template[]
}

/** The templates that fit, by retailer in the order of the alphabet; within one in the order of the list. */
export function browse(templates: readonly Template[], { text, retailer, only }: BrowseFilter): RetailerGroup[] {
  const wanted = foldText(text.trim())
  const fits = (template: Template) =>
    (retailer === '' || ownerOf(template) === retailer) &&
    (only === undefined || only.includes(template.id)) &&
    (wanted === '' ||
      [ownerOf(template), template.name ?? '', template.id].some((value) => foldText(value).includes(wanted)))
  const groups = new Map<string, Template[]>()
  for (const template of templates.filter(fits)) {
    const owner = ownerOf(template)
    groups.set(owner, [...(groups.get(owner) ?? []), template])
  }
  return [...groups]
    .map(([owner, own]) => ({ retailer: owner, templates: own }))
    .toSorted((a, b) => a.retailer.localeCompare(b.retailer))
}

export function ownerOf({ ownerName }: Pick<Template, 'ownerName'>): string {
  return ownerName?.trim() || unnamed
}

/** What a template is called: its name, else its id. */
export function nameOf({ name, id }: Pick<Template, 'name' | 'id'>): string {
  return name?.trim() || id
}
