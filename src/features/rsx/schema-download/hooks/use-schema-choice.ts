import type { SchemaFormat } from '@/api/rsx/schema-formats'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { sortModeNamed } from '../../model/document-order'
import { formatNamed } from '../../model/formats'
import { useAddressQuery, useAddressText } from '@/modules/address-state/use-address-state'
import { setsIn, versionsOf, versionToShow, type SchemaChoice, type SchemaSet } from '../model/schema-list'

/** What the reader chose, all of it in the address; nonsense there reads as not chosen. */
export function useSchemaChoice(assets: readonly SchemaAsset[]) {
  const address = useAddressQuery()
  const { query, change } = address
  const [filter, setFilter] = useAddressText(address, 'filter')
  const sets = setsIn(assets)
  const set = sets.find((name) => name === query.get('set')) ?? 'network'
  const legacy = query.get('showLegacy') === 'true'
  const versions = versionsOf(assets, { set, legacy })
  const choice: SchemaChoice = {
    set,
    legacy,
    filter,
    version: versionToShow(versions, { set, legacy }, query.get('version') ?? undefined),
    sort: sortModeNamed(query.get('sort')),
  }
  return {
    choice,
    sets,
    versions,
    format: formatNamed(query.get('format')),
    setFilter,
    /** The format goes back to XML when the set changes (2 §4); the version belonged to the other set. */
    setSet: (next: SchemaSet) =>
      change({ set: next === 'network' ? undefined : next, format: undefined, version: undefined }),
    setVersion: (version: string) => change({ version }),
    setSort: (sort: SchemaChoice['sort']) => change({ sort: sort === 'used' ? undefined : sort }),
    setLegacy: (on: boolean) => change({ showLegacy: on ? 'true' : undefined }),
    setFormat: (format: SchemaFormat) => change({ format: format === 'XML' ? undefined : format.toLowerCase() }),
  }
}
