import { useQuery } from '@tanstack/react-query'
import { rsxQueries } from '@/api/rsx/queries'
import type { SchemaNames } from '@/api/rsx/schemas'
import { useSession } from '@/auth/session'

const noNames: SchemaNames = {}

/** The names of the documents of every version that the reader may open; none while they are loading. */
export function useSchemaNames(): SchemaNames {
  const isVisitor = useSession().status !== 'signedIn'
  return useQuery(rsxQueries.readableSchemaNames(isVisitor)).data ?? noNames
}
