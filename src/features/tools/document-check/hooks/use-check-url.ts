import { useMemo } from 'react'
import { useUrlQuery } from '@/modules/navigation/use-url-state'
import type { TypeChoice } from '@/engines/rsx/document-choice'

/** Reads the address: the retailers, the type and version for documents that do not tell theirs, and the open example. Never content. */
export function useCheckUrl() {
  const { query, change } = useUrlQuery()
  const names = query.getAll('retailer').join('\n')
  const retailers = useMemo(() => [...new Set(names.split('\n').filter((name) => name !== ''))], [names])
  const document = query.get('document') ?? undefined
  const version = query.get('version') ?? undefined
  const typeChoice: TypeChoice = useMemo(() => ({ document, version }), [document, version])
  return {
    retailers,
    typeChoice,
    example: query.get('example') ?? undefined,
    setRetailers: (chosen: readonly string[]) => change({ retailer: chosen }),
    setTypeChoice: ({ document: type, version: line }: TypeChoice) => change({ document: type, version: line }),
    setExample: (name: string | undefined) => change({ example: name }),
  }
}
