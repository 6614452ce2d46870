import type { DocumentSchema } from '../document-schema'
import { archive } from '../schemas/archive'
import { csvLine } from '../escape'
import { csvColumns, flatLayout, flatRecords } from './layout'
import { layoutPage } from './layout-page'

/** The published CSV layout of a document: its description as a page and as a table, and an empty template. */
export function csvLayoutArchive(schema: DocumentSchema): Uint8Array {
  const layout = flatLayout(schema)
  const { name } = schema.document
  const header = ['Column', 'Record Type', 'RSX Path', 'Type', 'Required', 'Min', 'Max', 'Description']
  const rows = flatRecords(layout).flatMap(({ path, record }) =>
    record.fields.map(({ element, column }) => [
      column,
      record.level,
      `${path}/${element.name}`,
      element.kind,
      element.required ? 'yes' : 'no',
      String(element.minLength ?? ''),
      String(element.maxLength ?? ''),
      element.description,
    ]),
  )
  return archive({
    [`${name}-layout.html`]: layoutPage(schema, 'CSV', header, rows),
    [`${name}-layout.csv`]: table([header, ...rows]),
    [`${name}-template.csv`]: table([csvColumns(layout)]),
  })
}

/** The published positional layout of a document: its description as a page and as a table. */
export function positionalLayoutArchive(schema: DocumentSchema): Uint8Array {
  const layout = flatLayout(schema)
  const { name } = schema.document
  const header = ['Record', 'Field', 'RSX Path', 'Start', 'End', 'Length', 'Justify', 'Type', 'Required', 'Description']
  const rows = flatRecords(layout).flatMap(({ path, record }) =>
    record.fields.map(({ element, start, end, isRightJustified }) => [
      record.code,
      element.name,
      `${path}/${element.name}`,
      String(start),
      String(end),
      String(end - start + 1),
      isRightJustified ? 'right' : 'left',
      element.kind,
      element.required ? 'yes' : 'no',
      element.description,
    ]),
  )
  return archive({
    [`${name}-positional-layout.html`]: layoutPage(schema, 'Positional', header, rows),
    [`${name}-positional-layout.csv`]: table([header, ...rows]),
  })
}

function table(rows: string[][]): string {
  return rows.map((row) => `${csvLine(row)}\r\n`).join('')
}
