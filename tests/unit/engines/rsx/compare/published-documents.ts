import { strFromU8, unzipSync } from 'fflate'
import type { CsvColumn, PositionalField, RuleModel } from '@/engines/rsx/rule-model'
import type { Element } from '../../../../../platform/rsx/catalogue'
import { designDump } from '../../../../../platform/rsx/designs/dump'
import { designDocuments, type DesignDocument } from '../../../../../platform/rsx/designs/themes'
import { documentSchema, type DocumentSchema } from '../../../../../platform/rsx/document-schema'
import { csvLayoutArchive, positionalLayoutArchive } from '../../../../../platform/rsx/flat/layout-files'
import { xsd } from '../../../../../platform/rsx/schemas/xsd'
import { modelOf } from './planted-versions'

/** An element of a type of a schema. */
export interface ElementOf {
  type: string
  element: Element
}

/** A document as it is published, with its rules. */
export interface Published {
  document: string
  schema: DocumentSchema
  text: string
  design: object
  model: RuleModel & { csvLayout: readonly CsvColumn[]; positionalLayout: readonly PositionalField[] }
  /** The elements of all types that a change of which has few places. */
  elements: readonly ElementOf[]
  /** The places of each type, without those within itself, read without the engine. */
  places: ReadonlyMap<string, readonly string[]>
}

/** Rows name at most this many places. */
const maxPlaces = 31

/** Reads what the platform publishes for a document in a version with codes. */
export function published(document: DesignDocument): Published {
  const [schema, layouts] = [documentSchema('7.7.4', document), documentSchema('7.7.0', document)]
  if (!schema || !layouts) throw new Error(`no schema of ${document}`)
  const text = xsd(schema)
  const csv = layoutText(csvLayoutArchive(layouts))
  const positional = layoutText(positionalLayoutArchive(layouts))
  const design = document in designDocuments ? designDump(document) : { name: document }
  const { csvLayout, positionalLayout, ...model } = modelOf({ schema: text, csv, positional, design }, '1.0', document)
  if (!csvLayout || !positionalLayout) throw new Error(`no layouts of ${document}`)
  const places = placesOf(schema)
  const elements = [...schema.types]
    .filter(([type]) => (places.get(type)?.length ?? 0) <= maxPlaces)
    .flatMap(([type, list]) => list.map((element) => ({ type, element })))
  return { document, schema, text, design, model: { ...model, csvLayout, positionalLayout }, elements, places }
}

function layoutText(archive: Uint8Array): string {
  const [, bytes] = Object.entries(unzipSync(archive)).find(([name]) => name.endsWith('-layout.csv')) ?? []
  return strFromU8(bytes ?? new Uint8Array())
}

function placesOf({ document, types }: DocumentSchema): Map<string, string[]> {
  const places = new Map<string, string[]>()
  const visit = (type: string, path: readonly string[], around: readonly string[]) => {
    if (around.includes(type)) return
    places.set(type, [...(places.get(type) ?? []), path.join('/')])
    for (const { name, group } of types.get(type) ?? []) {
      if (group !== undefined) visit(group, [...path, name], [...around, type])
    }
  }
  visit(document.record, [], [])
  return places
}
