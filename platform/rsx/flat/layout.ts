import type { Element } from '../catalogue'
import type { DocumentSchema } from '../document-schema'
import { flatFieldNames } from './fields'
import { structures, type StructureNode } from './structure'

/** A field of a record, with its position in both flat forms. */
export interface FlatField {
  element: Element
  /** Name of the CSV column: `Group_Field`. */
  column: string
  /** First and last column of a positional line, from 1. */
  start: number
  end: number
  /** Numbers are right-justified. */
  isRightJustified: boolean
}

/** A node of the document in flat files; see `StructureNode`. */
export interface FlatNode {
  element: string
  /** The names from the record to this node, joined by slashes. */
  path: string
  repeats: boolean
  packType?: 'P' | 'T'
  record?: { code: string; level: string; fields: FlatField[] }
  children: FlatNode[]
}

/** The first column of the fields in a positional line. Columns 1-2 are the code, 3-7 the number of the line. */
const firstColumn = 8
const maxWidth = 80

/** The flat layout of a document. @throws when it has none. */
export function flatLayout({ document, types }: DocumentSchema): FlatNode[] {
  const build = (node: StructureNode, type: string, parent: string): FlatNode => {
    const element = types.get(type)?.find(({ name }) => name === node.element)
    if (!element?.group) throw new Error(`${document.name} has no group ${parent}/${node.element}`)
    const { group } = element
    const path = parent === '' ? node.element : `${parent}/${node.element}`
    return {
      element: node.element,
      path,
      repeats: element.repeats,
      ...(node.packType && { packType: node.packType }),
      ...(node.code && {
        record: { code: node.code, level: node.level ?? '', fields: fieldsOf(node.element, types.get(group) ?? []) },
      }),
      children: node.children.map((child) => build(child, group, path)),
    }
  }
  const structure = structures[document.name]
  if (!structure) throw new Error(`${document.name} has no flat form`)
  return structure.map((node) => build(node, document.record, ''))
}

function fieldsOf(group: string, elements: Element[]): FlatField[] {
  let start = firstColumn
  return flatFieldNames(group).flatMap((name) => {
    const element = elements.find((candidate) => candidate.name === name)
    if (!element) return []
    const end = start + widthOf(element) - 1
    const field = {
      element,
      column: `${group}_${name}`,
      start,
      end,
      isRightJustified: element.kind === 'number' || element.kind === 'integer',
    }
    start = end + 1
    return [field]
  })
}

const defaultWidths = { group: 0, string: 30, number: 15, integer: 9, boolean: 5, date: 10, time: 14 }

function widthOf({ kind, maxLength }: Element): number {
  return Math.min(maxLength ?? defaultWidths[kind], maxWidth)
}

/** All records of a layout with their paths, in the order of the file. */
export function flatRecords(nodes: FlatNode[]): { path: string; record: NonNullable<FlatNode['record']> }[] {
  return nodes.flatMap(({ path, record, children }) => [
    ...(record ? [{ path, record }] : []),
    ...flatRecords(children),
  ])
}

/** The columns of a CSV file: the record type, then the fields of all records. Groups on several levels share columns. */
export function csvColumns(layout: FlatNode[]): string[] {
  const columns = flatRecords(layout).flatMap(({ record }) => record.fields.map(({ column }) => column))
  return ['RecordType', ...new Set(columns)]
}
