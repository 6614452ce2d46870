import type { DesignNode } from '@/api/rsx/design-schemas'
import { uniqueIds } from '@/lib/unique-ids'
import { lengthsOf } from '@/modules/schema-tree/lengths'
import type { TreeMatch, TreeNode } from '@/modules/schema-tree/tree-model'
import { splitRetailers, type Asked, type RetailerChoice } from './retailers'

/** An allowed value of a field and who requires it. */
interface DesignQualifier {
  code: string
  description: string
  askedBy: Asked
}

/** A field or group of a design, as it concerns the chosen retailers. */
export interface DesignField {
  displayName: string
  description: string
  /** What the dump says in a sentence about all of the retailers. */
  summary: string
  /** The badge: the schema or every chosen retailer requires it. */
  required: boolean
  askedBy: Asked
  /** Distinct lengths, shortest first. */
  min: readonly number[]
  max: readonly number[] | 'unbounded'
  /** How a value is written; empty for what is neither date nor time. */
  format: string
  qualifiers: readonly DesignQualifier[]
  notes: readonly { retailer: string; listed: boolean; lines: readonly string[] }[]
}

export type DesignTreeNode = TreeNode<DesignField>

/** Dates whose format a design leaves out are written like this (3 §9). */
const defaultDateFormat = 'YYYY-MM-DD'

/**
 * The tree of a design for the chosen retailers. What is not visible is left out with everything below it. Ids are the
 * paths of names, which addresses name; a path that repeats is numbered.
 * @param onlyRequired leaves out what neither the schema nor a chosen retailer requires.
 */
export function designTree(design: DesignNode, choice: RetailerChoice, onlyRequired: boolean): DesignTreeNode[] {
  const idOf = uniqueIds()

  function below(nodes: readonly DesignNode[], above: string): DesignTreeNode[] {
    return nodes.flatMap((node) => {
      if (!node.visible) return []
      const id = idOf(above + node.name)
      const children = below(node.children, `${id}/`)
      const data = fieldOf(node, choice)
      const wanted = data.required || data.askedBy.names.length > 0 || children.length > 0
      if (onlyRequired && !wanted) return []
      return [{ id, name: node.name, data, children, hasDetail: data.qualifiers.length > 0 }]
    })
  }
  return below(design.children, '')
}

function fieldOf(node: DesignNode, choice: RetailerChoice): DesignField {
  const { attributes, extra, minOccurs = 0, maxOccurs = 0 } = node
  const askedBy = splitRetailers(extra.consolidatedMandatoryFor ?? [], choice)
  const isDate = node.children.length === 0 && node.name.endsWith('Date')
  const max = lengthsOf(attributes.maxLength)
  return {
    displayName: attributes.displayName ?? '',
    description: node.documentation ?? '',
    summary: extra.consolidatedDocumentation ?? '',
    required: minOccurs !== 0 || (choice.chosen.length > 0 && askedBy.names.length === choice.chosen.length),
    askedBy,
    // Shown where a design has no lengths: 0, and the occurrence count or 0 (3 §9).
    min: orDefault(lengthsOf(attributes.minLength), 0),
    max: max.length > 0 ? max : maxOccurs === 'unbounded' ? maxOccurs : [maxOccurs],
    format: attributes.format ?? (isDate ? defaultDateFormat : ''),
    qualifiers: Object.entries(extra.consolidatedQualifiers ?? {})
      .map(([code, { description = '', mandatoryFor = [] }]) => ({
        code,
        description,
        askedBy: splitRetailers(mandatoryFor, choice),
      }))
      // Objects order codes like 20 before 00.
      .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    notes: notesOf(extra.consolidatedNotes ?? {}, choice),
  }
}

function orDefault(lengths: readonly number[], length: number): readonly number[] {
  return lengths.length > 0 ? lengths : [length]
}

function notesOf(notes: Record<string, string | readonly string[]>, choice: RetailerChoice): DesignField['notes'] {
  const { names, others } = splitRetailers(Object.keys(notes), choice)
  return [...names, ...others].flatMap((retailer) => {
    const given = notes[retailer] ?? []
    const lines = (typeof given === 'string' ? [given] : given).filter((line) => line.trim() !== '')
    return lines.length > 0 ? [{ retailer, listed: names.includes(retailer), lines }] : []
  })
}

/** What fits a text: names and descriptions, or the codes below a field; undefined for no text. */
export function designSearch(text: string): TreeMatch<DesignField> | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return undefined
  const fits = (value: string) => value.toLowerCase().includes(wanted)
  return ({ name, data }) => {
    if ([name, data.displayName, data.description].some(fits)) return true
    return data.qualifiers.some(({ code, description }) => fits(code) || fits(description)) && 'inside'
  }
}
