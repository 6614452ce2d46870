import type { DesignSchema, SchemaItem } from '@/api/shipping-docs/schemas'
import { ownValue } from '@/lib/own-value'
import { uniqueIds } from '@/lib/unique-ids'
import { lengthsOf } from '@/modules/rsx/schema-tree/lengths'
import type { TreeNode } from '@/modules/rsx/schema-tree/tree-model'

/** A field or group of the chosen templates. */
export interface Requirement {
  description: string
  /** The distinct lengths in the templates, shortest first; empty when none is known. */
  min: readonly number[]
  max: readonly number[]
  /** Format of a value, for instance YYYY-MM-DD. */
  format: string
  codes: readonly (readonly [code: string, meaning: string])[]
  required: boolean
  /** The retailers that require it; undefined when the response does not say. */
  mandatoryFor: readonly string[] | undefined
}

export type RequirementNode = TreeNode<Requirement>

const formats: Record<string, string> = { date: 'YYYY-MM-DD', time: 'HH:mm:ss', 'date-time': 'YYYY-MM-DDTHH:mm:ss' }

type Section = DesignSchema['sections'][number]

/**
 * Builds a tree from a flat list of sections. Sections are found by their path, because names repeat (`Pack` in `Pack`). A
 * section that no group leads to becomes a root named by its path, so that every section shows.
 */
export function requirementTree({ sections }: DesignSchema): RequirementNode[] {
  const byPath = new Map<string, Section>()
  for (const section of sections) {
    const path = section.path ?? section.id
    const same = byPath.get(path)
    byPath.set(path, same ? { ...same, items: [...same.items, ...section.items] } : section)
  }
  const used = new Set<string>()
  const idOf = uniqueIds()

  function below(path: string): RequirementNode[] {
    used.add(path)
    return (byPath.get(path)?.items ?? []).map((item) => {
      const own = path === '' ? item.id : `${path}.${item.id}`
      // A group may name a section twice; its items show once.
      const id = idOf(own)
      const children = byPath.has(own) && !used.has(own) ? below(own) : []
      return nodeOf(item, id, children)
    })
  }

  const roots = below('')
  const unreached = [...byPath.keys()].flatMap((path) => {
    if (used.has(path)) return []
    return [nodeOf({ id: path, type: 'object' }, idOf(path), below(path))]
  })
  return [...roots, ...unreached]
}

function nodeOf(
  item: Pick<SchemaItem, 'id'> & Partial<SchemaItem>,
  id: string,
  children: readonly RequirementNode[],
): RequirementNode {
  const codes = Object.entries(item.enumDescriptions ?? {})
  return {
    id,
    name: item.id,
    hasDetail: codes.length > 0,
    children,
    data: {
      description: item.description ?? '',
      min: lengthsOf(item.minLength),
      max: lengthsOf(item.maxLength),
      format: item.format === undefined ? '' : (ownValue(formats, item.format) ?? item.format),
      codes,
      required: item.required ?? (item.mandatoryFor?.length ?? 0) > 0,
      mandatoryFor: item.mandatoryFor && [...new Set(item.mandatoryFor)],
    },
  }
}

/** Whether the templates have different lengths. */
export function lengthsDiffer({ min, max }: Requirement): boolean {
  return min.length > 1 || max.length > 1
}

export interface RequirementFilter {
  /** Part of a name, a description or a code. */
  text: string
  onlyDiffering: boolean
}

/** Returns whether a node matches a filter, as a function for the tree's search; undefined for an empty filter. */
export function requirementSearch({
  text,
  onlyDiffering,
}: RequirementFilter): ((node: RequirementNode) => boolean) | undefined {
  const search = text.trim().toLowerCase()
  if (search === '' && !onlyDiffering) return undefined
  return ({ name, data }) =>
    (!onlyDiffering || lengthsDiffer(data)) &&
    (search === '' ||
      [name, data.description, ...data.codes.flat()].some((value) => value.toLowerCase().includes(search)))
}
