import { useMemo } from 'react'
import { useAddressQuery, useAddressText } from '@/modules/address-state/use-address-state'
import { designDocumentNamed, type DesignDocument } from '../model/design-documents'

/** What the reader looks at, all of it in the address: document, retailers, node, filter. */
export function useDesignChoice() {
  const address = useAddressQuery()
  const { query, change } = address
  const [filter, setFilter] = useAddressText(address, 'filter')
  const given = query.getAll('retailer').join('\n')
  const retailers = useMemo(() => given.split('\n').filter((name) => name !== ''), [given])
  return {
    document: designDocumentNamed(query.get('document')),
    retailers,
    node: query.get('node') ?? undefined,
    filter,
    onlyRequired: query.get('required') === 'true',
    setFilter,
    /** A node belongs to its document; the retailers stay. */
    setDocument: (value: DesignDocument['value']) =>
      change({ document: value === 'Orders' ? undefined : value, node: undefined }),
    setRetailers: (names: readonly string[]) => change({ retailer: names }),
    setNode: (node: string) => change({ node }),
    setOnlyRequired: (on: boolean) => change({ required: on ? 'true' : undefined }),
  }
}
