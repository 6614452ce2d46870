import type { DocumentSchema } from '../../platform/rsx/document-schema'
import { flatLayout, type FlatField, type FlatNode } from '../../platform/rsx/flat/layout'

type Group = Record<string, unknown>
interface Row {
  matches: (record: NonNullable<FlatNode['record']>) => boolean
  read: (field: FlatField) => string
}

/** Reads a positional file by its published layout, as a partner would. */
export function readPositional(schema: DocumentSchema, text: string): Group {
  return build(
    schema,
    text
      .trimEnd()
      .split('\n')
      .map((line) => ({
        matches: ({ code }) => line.startsWith(code),
        read: ({ start, end }) => line.slice(start - 1, end).trim(),
      })),
  )
}

/** Reads a CSV file by the names of its columns, as a partner would. */
export function readCsv(schema: DocumentSchema, text: string): Group {
  const [header = [], ...lines] = parseCsv(text)
  const rows = lines.map((cells) => {
    const values = new Map(header.map((column, at) => [column, cells[at] ?? '']))
    const group = [...values]
      .slice(1)
      .find(([, value]) => value !== '')?.[0]
      .split('_')[0]
    return {
      matches: ({ level, fields }: NonNullable<FlatNode['record']>) =>
        level === cells[0] && fields[0]?.column.split('_')[0] === group,
      read: ({ column }: FlatField) => values.get(column) ?? '',
    }
  })
  return build(schema, rows)
}

interface OpenNode {
  node: FlatNode
  value: Group
  parent: OpenNode | undefined
}

/** Builds the tree of records: each belongs to the nearest open node that can contain it. */
function build(schema: DocumentSchema, rows: Row[]): Group {
  const root: OpenNode = {
    node: { element: '', path: '', repeats: false, children: flatLayout(schema) },
    value: {},
    parent: undefined,
  }
  let open = root
  for (const row of rows) {
    const next = addRecord(open, row)
    if (!next) throw new Error(`A record after ${open.node.path} fits nowhere`)
    open = next
  }
  return root.value
}

function addRecord(from: OpenNode, row: Row): OpenNode | undefined {
  for (let at: OpenNode | undefined = from; at; at = at.parent) {
    const chain = chainTo(at.node, row)
    const [first] = chain ?? []
    if (!chain || !first) continue
    // A record that opens a node a second time opens a new one, further up.
    if (at.node.children[0] === first && !first.repeats && at.value[first.element] !== undefined) continue
    return chain.reduce((parent, node, depth) => {
      const value: Group = {}
      if (depth === chain.length - 1 && node.record) {
        for (const field of node.record.fields) {
          const text = row.read(field)
          if (text !== '') value[field.element.name] = isNumber(field) ? Number(text) : text
        }
      }
      const existing = (parent.value[node.element] ??= node.repeats ? [] : value)
      if (Array.isArray(existing)) existing.push(value)
      return { node, value: Array.isArray(existing) ? value : (existing as Group), parent }
    }, at)
  }
  return undefined
}

function isNumber({ element: { kind } }: FlatField): boolean {
  return kind === 'number' || kind === 'integer'
}

/** The nodes from below `node` to the one whose record this row is. */
function chainTo(node: FlatNode, row: Row): FlatNode[] | undefined {
  for (const child of node.children) {
    if (child.record && row.matches(child.record)) return [child]
    if (child.record) continue
    const rest = chainTo(child, row)
    if (rest && (rest[0] === child.children[0] || !child.repeats)) return [child, ...rest]
  }
  return undefined
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
