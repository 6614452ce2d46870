import type { Element } from '../catalogue'
import type { DocumentSchema } from '../document-schema'
import { carriedFields } from './fields'
import { structures, type StructureNode } from './structure'

/** A field of a record, with its place in both flat forms. */
export interface FlatField {
  element: Element
  /** Name of the CSV column: `Group_Field`. */
  column: string
  /** First and last column of a positional line, from 1. */
  start: number
  end: number
  /** Numbers stand at the right. */
  rightJustified: boolean
}

/** A node of the document that flat files carry; see `StructureNode`. */
export interface FlatNode {
  element: string
  /** Names from the record down to here, joined by slashes. */
  path: string
  repeats: boolean
  packType?: 'P' | 'T'
  record?: { code: string; level: string; fields: FlatField[] }
  children: FlatNode[]
}

/** Columns 1-2 of a positional line hold the code, 3-7 the number of the line. */
const firstColumn = 8
const widest = 80

/** The flat layout of a document that has one. */
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
  return carriedFields(group).flatMap((name) => {
    const element = elements.find((candidate) => candidate.name === name)
    if (!element) return []
    const end = start + widthOf(element) - 1
    const field = {
      element,
      column: `${group}_${name}`,
      start,
      end,
      rightJustified: element.kind === 'number' || element.kind === 'integer',
    }
    start = end + 1
    return [field]
  })
}

const usualWidths = { group: 0, string: 30, number: 15, integer: 9, boolean: 5, date: 10, time: 14 }

function widthOf({ kind, maxLength }: Element): number {
  return Math.min(maxLength ?? usualWidths[kind], widest)
}

/** Every record of a layout with its path, in the order of the file. */
export function flatRecords(nodes: FlatNode[]): { path: string; record: NonNullable<FlatNode['record']> }[] {
  return nodes.flatMap(({ path, record, children }) => [
    ...(record ? [{ path, record }] : []),
    ...flatRecords(children),
  ])
}

/** The columns of a CSV file: the type of the record, then those of all records; groups of several levels share theirs. */
export function csvColumns(layout: FlatNode[]): string[] {
  const columns = flatRecords(layout).flatMap(({ record }) => record.fields.map(({ column }) => column))
  return ['RecordType', ...new Set(columns)]
}
