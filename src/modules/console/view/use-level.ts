import { useQuery } from '@tanstack/react-query'
import type { Nested, SchemaHandle, SchemaLevel } from '@/engines/openapi/document/schema-types'
import { useShownDocument } from '@/modules/openapi/view/document-context'
import { levelQuery } from '@/modules/openapi/view/queries'

const noHandle: SchemaHandle = { at: [], within: [] }

/** Returns the level below a schema; undefined until it has loaded, and if it cannot be read. */
export function useLevel(nested: Nested | undefined): SchemaLevel | undefined {
  const { url, access } = useShownDocument()
  const { data } = useQuery({
    ...levelQuery(url, nested?.handle ?? noHandle, access),
    enabled: nested?.handle !== undefined,
  })
  return nested?.level ?? data
}
