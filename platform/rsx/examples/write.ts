import type { Element } from '../catalogue'
import type { DocumentSchema } from '../document-schema'
import { csvLine } from '../escape'
import { csvColumns, flatLayout, type FlatField, type FlatNode } from '../flat/layout'
import { escapeXml } from '../escape'
import type { Group } from './pieces'

/** Sorts a record by the schema. @throws for an element that the schema does not have. */
function sortBySchema({ types, document }: DocumentSchema, record: Group): Group {
  const sort = (group: Group, type: string, path: string): Group => {
    const elements = types.get(type) ?? []
    const unknown = Object.keys(group).find((name) => elements.every((element) => element.name !== name))
    if (unknown !== undefined) throw new Error(`${document.name} has no ${path}/${unknown}`)
    return Object.fromEntries(
      elements.flatMap((element) => {
        const value = group[element.name]
        if (value === undefined) return []
        const below = (item: unknown) =>
          element.group === undefined ? item : sort(item as Group, element.group, `${path}/${element.name}`)
        return [[element.name, Array.isArray(value) ? value.map(below) : below(value)]]
      }),
    )
  }
  return sort(record, document.record, document.record)
}

/** Elements that are written with two decimals. */
const money = /(Price|Amount|Amt|Total)$|^Total\w*(Amount|Charges)$/

function text({ kind, name }: Element, value: unknown): string {
  return kind === 'number' && money.test(name) ? Number(value).toFixed(2) : String(value)
}

export function writeXml(schema: DocumentSchema, record: Group): string {
  const { document, namespace, types } = schema
  const lines = (group: Group, type: string, indent: string): string[] =>
    (types.get(type) ?? []).flatMap((element) => {
      const value = group[element.name]
      if (value === undefined) return []
      return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) =>
        element.group === undefined
          ? [`${indent}<${element.name}>${escapeXml(text(element, item))}</${element.name}>`]
          : [
              `${indent}<${element.name}>`,
              ...lines(item as Group, element.group, `${indent}  `),
              `${indent}</${element.name}>`,
            ],
      )
    })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${document.name} xmlns="${namespace}">`,
    `  <${document.record}>`,
    ...lines(record, document.record, '    '),
    `  </${document.record}>`,
    `</${document.name}>`,
    '',
  ].join('\n')
}

/** Writes a record as JSON, without a root. */
export function writeJson(schema: DocumentSchema, record: Group): string {
  return `${JSON.stringify(sortBySchema(schema, record), undefined, 2)}\n`
}

type Row = { record: NonNullable<FlatNode['record']>; values: Group }

/** The records of a flat file, in order. */
function flatRows(nodes: FlatNode[], group: Group): Row[] {
  return nodes.flatMap(({ element, packType, record, children }) => {
    const value = group[element]
    const all = (value === undefined ? [] : Array.isArray(value) ? value : [value]) as Group[]
    const chosen = packType === undefined ? all : all.filter((item) => packTypeOf(item) === packType)
    return chosen.flatMap((item) => [...(record ? [{ record, values: item }] : []), ...flatRows(children, item)])
  })
}

function packTypeOf(level: Group): unknown {
  return (level['Pack'] as Group | undefined)?.['PackLevelType']
}

/** The text of a field in flat files; empty when the record has no value. */
function cell({ element }: FlatField, values: Group): string {
  const value = values[element.name]
  return value === undefined ? '' : text(element, value)
}

export function writeCsv(schema: DocumentSchema, record: Group): string {
  const layout = flatLayout(schema)
  const rows = flatRows(layout, record)
  // Columns without any value are left out: readers find columns by the names in the first line.
  const used = new Set(
    rows.flatMap(({ record: { fields }, values }) =>
      fields.filter(({ element }) => values[element.name] !== undefined).map(({ column }) => column),
    ),
  )
  const columns = csvColumns(layout).filter((column, at) => at === 0 || used.has(column))
  const lines = rows.map(({ record: { level, fields }, values }) => {
    const cells = new Map(fields.map((field) => [field.column, cell(field, values)]))
    return csvLine([level, ...columns.slice(1).map((column) => cells.get(column) ?? '')])
  })
  return [csvLine(columns), ...lines, ''].join('\r\n')
}

export function writePositional(schema: DocumentSchema, record: Group): string {
  const lines = flatRows(flatLayout(schema), record).map(({ record: { code, fields }, values }, at) => {
    const body = fields.map((field) => {
      const width = field.end - field.start + 1
      const value = cell(field, values)
      if (value.length > width) throw new Error(`${field.column} is longer than ${width}: ${value}`)
      return field.isRightJustified ? value.padStart(width) : value.padEnd(width)
    })
    return `${code}${String(at + 1).padStart(5, '0')}${body.join('')}`.trimEnd()
  })
  return `${lines.join('\n')}\n`
}
