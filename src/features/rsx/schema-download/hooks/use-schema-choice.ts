import type { SchemaFormat } from '@/lib/schema-formats'
import type { SchemaAsset } from '@/api/rsx/schemas'
import { sortModeNamed } from '@/engines/rsx/document-order'
import { formatNamed } from '../../model/formats'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { setsIn, versionsOf, versionToShow, type SchemaChoice, type SchemaSet } from '../model/schema-list'

/** The reader's choice. All of it is in the URL; invalid values count as not chosen. */
export function useSchemaChoice(assets: readonly SchemaAsset[]) {
  const url = useUrlQuery()
  const { query, change } = url
  const [filter, setFilter] = useUrlText(url, 'filter')
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
    /** Also resets the format (RSX-14) and the version, which belongs to the previous set. */
    setSet: (next: SchemaSet) =>
      change({ set: next === 'network' ? undefined : next, format: undefined, version: undefined }),
    setVersion: (version: string) => change({ version }),
    setSort: (sort: SchemaChoice['sort']) => change({ sort: sort === 'used' ? undefined : sort }),
    setLegacy: (isOn: boolean) => change({ showLegacy: isOn ? 'true' : undefined }),
    setFormat: (format: SchemaFormat) => change({ format: format === 'XML' ? undefined : format.toLowerCase() }),
  }
}
