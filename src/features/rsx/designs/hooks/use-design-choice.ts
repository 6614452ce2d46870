import { useMemo } from 'react'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { designDocumentNamed, type DesignDocument } from '@/config/design-documents'

/** The document, retailers, node and filter that the reader has chosen. All are kept in the address. */
export function useDesignChoice() {
  const url = useUrlQuery()
  const { query, change } = url
  const [filter, setFilter] = useUrlText(url, 'filter')
  const joinedNames = query.getAll('retailer').join('\n')
  const retailers = useMemo(() => joinedNames.split('\n').filter((name) => name !== ''), [joinedNames])
  return {
    document: designDocumentNamed(query.get('document')),
    retailers,
    node: query.get('node') ?? undefined,
    filter,
    onlyRequired: query.get('required') === 'true',
    setFilter,
    /** Also removes the node, which belongs to the previous document. */
    setDocument: (value: DesignDocument['value']) =>
      change({ document: value === 'Orders' ? undefined : value, node: undefined }),
    setRetailers: (names: readonly string[]) => change({ retailer: names }),
    setNode: (node: string) => change({ node }),
    setOnlyRequired: (isOn: boolean) => change({ required: isOn ? 'true' : undefined }),
  }
}
