import { readDesign } from '@/engines/rsx/sources/read-design'
import type { CsvColumn } from '@/engines/rsx/rule-model'
import type { Published } from './published-documents'
import { pick, type Mutation } from './schema-mutations'

/** The retailers for whom designs are compared. */
export const chosenRetailers = ['Harbor & Pine', 'Northgate Outfitters', 'Copperfield Pharmacy']

/** Changes the columns of the CSV layout; with the rows, or undefined. */
function inColumns(
  change: (columns: CsvColumn[], at: number) => { kind: string; places: string[] }[] | undefined,
): Mutation {
  return ({ model }, random) => {
    const csvLayout = structuredClone([...model.csvLayout])
    const rows = change(csvLayout, Math.floor(random() * csvLayout.length))
    return rows && { model: { ...model, csvLayout }, rows: rows.map((row) => ({ ...row, format: 'CSV' })) }
  }
}

const isAlone = (columns: readonly CsvColumn[], name: 'column' | 'recordType', at: number) =>
  columns.filter((column) => column[name] === columns[at]?.[name]).length === 1

/** A node of a design, with its path below the record. */
interface DesignPlace {
  node: DesignJson
  path: string
}

interface DesignJson {
  name: string
  attributes?: { format?: string }
  extraProperties?: {
    consolidatedMandatoryFor?: string[]
    consolidatedQualifiers?: Record<string, { mandatoryFor: string[] }>
  }
  children?: DesignJson[]
}

function designPlaces(node: DesignJson, path: readonly string[] = []): DesignPlace[] {
  const below = (node.children ?? []).flatMap((child) => designPlaces(child, [...path, child.name]))
  return path.length === 0 ? below : [{ node, path: path.join('/') }, ...below]
}

/** Changes a node of the design; with the kind of the row, or undefined. */
function inDesign(kind: string, change: (node: DesignJson, retailer: string) => boolean): Mutation {
  return ({ model, design }: Published, random) => {
    const changed = structuredClone(design) as DesignJson
    const places = designPlaces(changed)
    if (places.length === 0) return undefined
    const [{ node, path }, retailer] = [pick(random, places), pick(random, chosenRetailers)]
    if (!change(node, retailer)) return undefined
    const row = { kind, places: [path], ...(kind !== 'date-format-changed' && { retailer }) }
    return { model: { ...model, design: readDesign(changed).design }, rows: [row] }
  }
}

/** Changes of the layouts and the design, by what the catalogue calls them. */
export const layoutMutations: Record<string, Mutation> = {
  'D12 another position': ({ model }, random) => {
    const positionalLayout = structuredClone([...model.positionalLayout])
    const field = pick(random, positionalLayout)
    field.end += 1
    const rows = [{ kind: 'position-changed', places: [field.path], format: 'Positional' }]
    return { model: { ...model, positionalLayout }, rows }
  },
  'D13 a column renamed': inColumns((columns, at) => {
    const column = columns[at]
    if (!column) return undefined
    column.column = 'Quartzite'
    return [{ kind: 'column-renamed', places: [column.path] }]
  }),
  'D13 columns moved': inColumns((columns, at) => {
    const other = (at * 7 + 3) % columns.length
    const [one, two] = [columns[at], columns[other]]
    if (!one || !two || one === two) return undefined
    if (!isAlone(columns, 'column', at) || !isAlone(columns, 'column', other)) return undefined
    columns[at] = two
    columns[other] = one
    return [{ kind: 'columns-reordered', places: ['CSV layout'] }]
  }),
  'D14 a record type added': inColumns((columns, at) => {
    const column = columns[at]
    if (!column || isAlone(columns, 'recordType', at)) return undefined
    column.recordType = 'ZQ'
    return [
      { kind: 'record-type-added', places: ['CSV layout/Record ZQ'] },
      { kind: 'record-type-changed', places: [column.path] },
    ]
  }),
  'D14 a record type removed': ({ model }, random) => {
    const { record } = pick(random, model.positionalLayout)
    const positionalLayout = model.positionalLayout.filter((field) => field.record !== record)
    const places = [`Positional layout/Record ${record}`]
    return {
      model: { ...model, positionalLayout },
      rows: [{ kind: 'record-type-removed', places, format: 'Positional' }],
    }
  },
  'D14 a field left out of a layout': inColumns((columns, at) => {
    const column = columns[at]
    if (!column || isAlone(columns, 'recordType', at)) return undefined
    columns.splice(at, 1)
    return [{ kind: 'flat-field-removed', places: [column.path] }]
  }),
  'D7 a date format changed': inDesign('date-format-changed', ({ attributes }) => {
    if (attributes?.format === undefined) return false
    attributes.format = 'MM/DD/YYYY'
    return true
  }),
  'D16 a field required by a retailer': inDesign('retailer-requires', ({ extraProperties = {} }, retailer) => {
    const names = extraProperties.consolidatedMandatoryFor
    if (!names || names.includes(retailer)) return false
    names.push(retailer)
    return true
  }),
  'D17 a code no longer required by a retailer': inDesign('retailer-requires-no-longer', (node, retailer) => {
    const codes = Object.values(node.extraProperties?.consolidatedQualifiers ?? {})
    const code = codes.find(({ mandatoryFor }) => mandatoryFor.includes(retailer))
    if (!code) return false
    code.mandatoryFor = code.mandatoryFor.filter((name) => name !== retailer)
    return true
  }),
}
