import type { SchemaFormat } from '@/lib/schema-formats'
import type { DocumentNumbers, SchemaAsset } from '@/api/rsx/schemas'
import { ownValue } from '@/lib/own-value'
import { usualVersions } from '@/lib/usual-versions'
import { documentOrder, type SortMode } from '@/engines/rsx/document-order'
import { newestFirst } from '@/engines/rsx/versions'

/** Network schemas have the tree, qualified ones also the allowed values. Internal ones are for staff. */
export type SchemaSet = SchemaAsset['schemaSet']

/** The choice of all versions of a set. */
export const allVersions = 'all'

/** The version that is preselected in each set (RSX-18). */
export const defaultVersions = {
  ...usualVersions,
  internal: '7.1.0',
} as const satisfies Record<SchemaSet, string>

/** The choices that decide what the list shows. */
export interface SchemaChoice {
  set: SchemaSet
  /** A version, or `allVersions`. */
  version: string
  filter: string
  sort: SortMode
  legacy: boolean
}

/** A document with its versions in the chosen set, newest first. */
export interface SchemaRow {
  docName: string
  /** X12 numbers and EDIFACT name: 850, 875, ORDERS (RSX-19). */
  numbers: readonly string[]
  assets: SchemaAsset[]
}

/** The sets to offer, in order. The internal set is offered only if it has schemas. */
export function setsIn(assets: readonly SchemaAsset[]): SchemaSet[] {
  const sets: SchemaSet[] = ['network', 'qualified', 'internal']
  return sets.filter((set) => set !== 'internal' || assets.some(({ schemaSet }) => schemaSet === set))
}

/** The versions of a set, newest first. */
export function versionsOf(assets: readonly SchemaAsset[], { set, legacy }: Pick<SchemaChoice, 'set' | 'legacy'>) {
  const schemas = shownSchemas(assets, { set, legacy, version: allVersions })
  return [...new Set(schemas.map(({ version }) => version))].toSorted(newestFirst)
}

/**
 * The version to show. If the address names none, or one that the set does not have, it is the preselected version; with
 * legacy schemas it is all versions, because legacy schemas have others.
 */
export function versionToShow(
  versions: readonly string[],
  { set, legacy }: Pick<SchemaChoice, 'set' | 'legacy'>,
  named: string | undefined,
): string {
  if (named === allVersions || (named !== undefined && versions.includes(named))) return named
  return !legacy && versions.includes(defaultVersions[set]) ? defaultVersions[set] : allVersions
}

/** The schemas of a set in the chosen version, without regard to the filter. Legacy schemas only if chosen (RSX-11). */
export function shownSchemas(
  assets: readonly SchemaAsset[],
  { set, version, legacy }: Pick<SchemaChoice, 'set' | 'version' | 'legacy'>,
): SchemaAsset[] {
  return assets.filter(
    (asset) =>
      asset.schemaSet === set &&
      (version === allVersions || asset.version === version) &&
      (legacy || asset.legacy !== true),
  )
}

/** The rows of the list: one per document. */
export function schemaRows(
  assets: readonly SchemaAsset[],
  choice: SchemaChoice,
  numbers: DocumentNumbers | undefined,
): SchemaRow[] {
  const shown = shownSchemas(assets, choice)
  const rows = new Map<string, SchemaAsset[]>()
  for (const asset of shown) {
    rows.set(asset.docName, [...(rows.get(asset.docName) ?? []), asset])
  }
  const query = choice.filter.trim().toLowerCase()
  const [newest = defaultVersions[choice.set]] = versionsOf(shown, choice)
  const compare = documentOrder(choice.sort, newest)
  return [...rows]
    .map(([docName, schemas]) => {
      const sorted = schemas.toSorted((a, b) => newestFirst(a.version, b.version))
      return { docName, numbers: numbersOf(sorted, numbers), assets: sorted }
    })
    .filter((row) => matches(row, query))
    .toSorted((a, b) => compare(a.docName, b.docName))
}

/** The numbers of a document: from the list of document numbers, or else from the schemas themselves. */
function numbersOf(assets: readonly SchemaAsset[], numbers: DocumentNumbers | undefined): readonly string[] {
  for (const { docName, version, documentTypes, documentNumbers } of assets) {
    const types = ownValue(numbers, version)?.find(({ name }) => name === docName)?.docTypes
    const found = [types, documentTypes, documentNumbers].find((list) => list !== undefined && list.length > 0)
    if (found) return found
  }
  return []
}

/** Whether the document name or a number contains the filter text (RSX-10). */
function matches({ docName, numbers, assets }: SchemaRow, query: string): boolean {
  const all = [docName, ...numbers, ...assets.flatMap(({ documentNumbers }) => documentNumbers)]
  return all.some((text) => text.toLowerCase().includes(query))
}

/** A key that is unique among all schemas. */
export function keyOf({ docName, version, schemaSet }: SchemaAsset): string {
  return [schemaSet, version, docName].join('/')
}

/** Whether a schema is the one to take of its set (RSX-54). Nobody is advised to take an internal one. */
export function isRecommended({ schemaSet, version }: SchemaAsset): boolean {
  return schemaSet !== 'internal' && version === defaultVersions[schemaSet]
}

/** The schemas that the button of a row downloads: the chosen ones, or else the recommended one, or else the newest. */
export function schemasToDownload(
  assets: readonly SchemaAsset[],
  format: SchemaFormat,
  isChosen: (asset: SchemaAsset) => boolean,
): SchemaAsset[] {
  const available = assets.filter((asset) => hasFormat(asset, format))
  const chosen = available.filter(isChosen)
  return chosen.length > 0
    ? chosen
    : [available.find(isRecommended) ?? available[0]].filter((asset) => asset !== undefined)
}

/** Whether a schema exists in a format. CSV and positional schemas exist for seven documents (RSX-23). */
export function hasFormat({ formats }: SchemaAsset, format: SchemaFormat): boolean {
  return formats.length === 0 || formats.includes(format)
}
