import type { DesignSchema, SchemaItem } from '@/api/shipping-docs/schemas'
import { ownValue } from '@/lib/own-value'
import { uniqueIds } from '@/lib/unique-ids'
import { lengthsOf } from '@/modules/schema-tree/lengths'
import type { TreeNode } from '@/modules/schema-tree/tree-model'

/** A field or group of the chosen templates. */
export interface Requirement {
  description: string
  /** The distinct lengths of the templates, shortest first; none where none is known. */
  min: readonly number[]
  max: readonly number[]
  /** How a value is written, for instance YYYY-MM-DD. */
  format: string
  codes: readonly (readonly [code: string, meaning: string])[]
  required: boolean
  /** The retailers that require it; undefined when the answer does not tell. */
  mandatoryFor: readonly string[] | undefined
}

export type RequirementNode = TreeNode<Requirement>

const formats: Record<string, string> = { date: 'YYYY-MM-DD', time: 'HH:mm:ss', 'date-time': 'YYYY-MM-DDTHH:mm:ss' }

type Section = DesignSchema['sections'][number]

/**
 * The tree of a flat list of groups. Sections are found by their path, because names repeat on it (`Pack` in `Pack`). A
 * section that no group leads to stands at the top under its path, so that nothing is lost.
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
      // A name that a group carries twice has one section: what is in it shows once.
      const id = idOf(own)
      const children = byPath.has(own) && !used.has(own) ? below(own) : []
      return nodeOf(item, id, children)
    })
  }

  const roots = below('')
  const lost = [...byPath.keys()].flatMap((path) => {
    if (used.has(path)) return []
    return [nodeOf({ id: path, type: 'object' }, idOf(path), below(path))]
  })
  return [...roots, ...lost]
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

/** Whether the templates disagree on a length. */
export function lengthsDiffer({ min, max }: Requirement): boolean {
  return min.length > 1 || max.length > 1
}

export interface RequirementFilter {
  /** Part of a name, a description or a code. */
  text: string
  onlyDiffering: boolean
}

/** What fits a filter, for the search of the tree; undefined when nothing is filtered. */
export function requirementSearch({
  text,
  onlyDiffering,
}: RequirementFilter): ((node: RequirementNode) => boolean) | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '' && !onlyDiffering) return undefined
  return ({ name, data }) =>
    (!onlyDiffering || lengthsDiffer(data)) &&
    (wanted === '' ||
      [name, data.description, ...data.codes.flat()].some((value) => value.toLowerCase().includes(wanted)))
}
