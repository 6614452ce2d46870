import type { DesignNode } from '@/api/content/design-schemas'
import { uniqueIds } from '@/lib/unique-ids'
import { lengthsOf, lengthText } from '@/modules/rsx/schema-tree/lengths'
import type { TreeMatch, TreeNode } from '@/modules/rsx/schema-tree/tree-model'
import { splitRetailers, type Requirers, type RetailerChoice } from '@/modules/rsx/retailers/retailers'

/** An allowed value of a field, and the retailers that require it. */
interface DesignQualifier {
  code: string
  description: string
  requiredBy: Requirers
}

/** A field or group of a design, for the chosen retailers. */
export interface DesignField {
  displayName: string
  description: string
  /** A sentence of the design about all retailers. */
  summary: string
  /** Whether the schema or every chosen retailer requires it (RSX-41). */
  required: boolean
  requiredBy: Requirers
  /** The different lengths, in ascending order. */
  min: readonly number[]
  max: readonly number[] | 'unbounded'
  /** Format of a date or time; empty for any other field. */
  format: string
  qualifiers: readonly DesignQualifier[]
  notes: readonly { retailer: string; listed: boolean; lines: readonly string[] }[]
}

export type DesignTreeNode = TreeNode<DesignField>

/** The format of dates for which a design names none (RSX-44). */
const defaultDateFormat = 'YYYY-MM-DD'

/**
 * Builds the tree of a design for the chosen retailers. Invisible nodes are left out with everything below them. An id is the
 * path of names, which also identifies the node in an address; repeated paths are numbered.
 * @param onlyRequired Leaves out nodes that neither the schema nor a chosen retailer requires.
 */
export function designTree(design: DesignNode, choice: RetailerChoice, onlyRequired: boolean): DesignTreeNode[] {
  const idOf = uniqueIds()

  function toTreeNodes(nodes: readonly DesignNode[], parentPath: string): DesignTreeNode[] {
    return nodes.flatMap((node) => {
      if (!node.visible) return []
      const id = idOf(parentPath + node.name)
      const children = toTreeNodes(node.children, `${id}/`)
      const data = fieldOf(node, choice)
      const isRequired = data.required || data.requiredBy.names.length > 0 || children.length > 0
      if (onlyRequired && !isRequired) return []
      return [{ id, name: node.name, data, children, hasDetail: data.qualifiers.length > 0 }]
    })
  }
  return toTreeNodes(design.children, '')
}

function fieldOf(node: DesignNode, choice: RetailerChoice): DesignField {
  const { attributes, extra, minOccurs = 0, maxOccurs = 0 } = node
  const requiredBy = splitRetailers(extra.consolidatedMandatoryFor ?? [], choice)
  const isDate = node.children.length === 0 && node.name.endsWith('Date')
  const max = lengthsOf(attributes.maxLength)
  return {
    displayName: attributes.displayName ?? '',
    description: node.documentation ?? '',
    summary: extra.consolidatedDocumentation ?? '',
    required: minOccurs !== 0 || (choice.chosen.length > 0 && requiredBy.names.length === choice.chosen.length),
    requiredBy,
    // RSX-42 defines the lengths of a field for which the design has none.
    min: orDefault(lengthsOf(attributes.minLength), 0),
    max: max.length > 0 ? max : maxOccurs === 'unbounded' ? maxOccurs : [maxOccurs],
    format: attributes.format ?? (isDate ? defaultDateFormat : ''),
    qualifiers: Object.entries(extra.consolidatedQualifiers ?? {})
      .map(([code, { description = '', mandatoryFor = [] }]) => ({
        code,
        description,
        requiredBy: splitRetailers(mandatoryFor, choice),
      }))
      // Objects list integer keys first: code 20 before code 00.
      .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    notes: notesOf(extra.consolidatedNotes ?? {}, choice),
  }
}

function orDefault(lengths: readonly number[], length: number): readonly number[] {
  return lengths.length > 0 ? lengths : [length]
}

function notesOf(notes: Record<string, string | readonly string[]>, choice: RetailerChoice): DesignField['notes'] {
  const { names, unlisted } = splitRetailers(Object.keys(notes), choice)
  return [...names, ...unlisted].flatMap((retailer) => {
    const note = notes[retailer] ?? []
    const lines = (typeof note === 'string' ? [note] : note).filter((line) => line.trim() !== '')
    return lines.length > 0 ? [{ retailer, listed: names.includes(retailer), lines }] : []
  })
}

/** Returns a search for a text in names, descriptions and codes; undefined if the text is empty. */
export function designSearch(text: string): TreeMatch<DesignField> | undefined {
  const query = text.trim().toLowerCase()
  if (query === '') return undefined
  const matches = (value: string) => value.toLowerCase().includes(query)
  return ({ name, data }) => {
    if ([name, data.displayName, data.description].some(matches)) return true
    return data.qualifiers.some(({ code, description }) => matches(code) || matches(description)) && 'inside'
  }
}

/** Writes both lengths: "1 / 15", "0 / unbounded" or, where retailers differ, "8 or 10 / 12, 15 or 22". */
export function lengthsText({ min, max }: Pick<DesignField, 'min' | 'max'>): string {
  return `${lengthText(min)} / ${max === 'unbounded' ? max : lengthText(max)}`
}

/** Whether retailers differ in a length. */
export function lengthsDiffer({ min, max }: Pick<DesignField, 'min' | 'max'>): boolean {
  return min.length > 1 || (max !== 'unbounded' && max.length > 1)
}
