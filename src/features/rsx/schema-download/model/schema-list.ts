import type { SchemaFormat } from '@/api/rsx/schema-formats'
import type { DocumentNumbers, SchemaAsset } from '@/api/rsx/schemas'
import { ownValue } from '@/lib/own-value'
import { documentOrder, type SortMode } from '../../model/document-order'
import { newestFirst } from '../../model/versions'

/** Network schemas hold the tree, qualified ones the allowed values too; internal ones are for staff (1 §9). */
export type SchemaSet = SchemaAsset['schemaSet']

/** Stands for every version of a set. */
export const allVersions = 'all'

/** The version that is looked at first in each set (1 §9). */
const defaultVersions: Record<SchemaSet, string> = { network: '7.7.0', qualified: '7.7.4', internal: '7.1.0' }

/** What the list shows. */
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
  /** Numbers and EDIFACT name as shown: 850, 875, ORDERS (1 §9). */
  numbers: readonly string[]
  assets: SchemaAsset[]
}

/** The sets that there is anything of, in the order in which they are offered. */
export function setsIn(assets: readonly SchemaAsset[]): SchemaSet[] {
  const sets: SchemaSet[] = ['network', 'qualified', 'internal']
  return sets.filter((set) => set !== 'internal' || assets.some(({ schemaSet }) => schemaSet === set))
}

/** The versions of a set, newest first. */
export function versionsOf(assets: readonly SchemaAsset[], { set, legacy }: Pick<SchemaChoice, 'set' | 'legacy'>) {
  const own = shownSchemas(assets, { set, legacy, version: allVersions })
  return [...new Set(own.map(({ version }) => version))].toSorted(newestFirst)
}

/**
 * The version of a set that is looked at. When none is named, or one that the set does not have, it is the preselected one;
 * with legacy schemas all, because those are of other versions.
 */
export function versionToShow(
  versions: readonly string[],
  { set, legacy }: Pick<SchemaChoice, 'set' | 'legacy'>,
  named: string | undefined,
): string {
  if (named === allVersions || (named !== undefined && versions.includes(named))) return named
  return !legacy && versions.includes(defaultVersions[set]) ? defaultVersions[set] : allVersions
}

/** The schemas of a set in the chosen version, whatever the filter; legacy ones only on request (2 §9). */
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

/** One row per document of the choice. */
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
  const wanted = choice.filter.trim().toLowerCase()
  const [newest = defaultVersions[choice.set]] = versionsOf(shown, choice)
  const compare = documentOrder(choice.sort, newest)
  return [...rows]
    .map(([docName, own]) => {
      const sorted = own.toSorted((a, b) => newestFirst(a.version, b.version))
      return { docName, numbers: numbersOf(sorted, numbers), assets: sorted }
    })
    .filter((row) => matches(row, wanted))
    .toSorted((a, b) => compare(a.docName, b.docName))
}

/** The relation knows what is shown; a listing without it has numbers of its own. */
function numbersOf(assets: readonly SchemaAsset[], numbers: DocumentNumbers | undefined): readonly string[] {
  for (const { docName, version, documentTypes, documentNumbers } of assets) {
    const types = ownValue(numbers, version)?.find(({ name }) => name === docName)?.docTypes
    const known = [types, documentTypes, documentNumbers].find((list) => list !== undefined && list.length > 0)
    if (known) return known
  }
  return []
}

/** The filter is about the document's name or one of its numbers (3 §5). */
function matches({ docName, numbers, assets }: SchemaRow, wanted: string): boolean {
  const all = [docName, ...numbers, ...assets.flatMap(({ documentNumbers }) => documentNumbers)]
  return all.some((text) => text.toLowerCase().includes(wanted))
}

/** Tells a schema from every other one. */
export function keyOf({ docName, version, schemaSet }: SchemaAsset): string {
  return [schemaSet, version, docName].join('/')
}

/** Whether a schema exists in a format: flat files do for seven documents only (1 §9). */
export function hasFormat({ formats }: SchemaAsset, format: SchemaFormat): boolean {
  return formats.length === 0 || formats.includes(format)
}
