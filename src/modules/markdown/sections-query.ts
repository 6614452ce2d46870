import { queryOptions } from '@tanstack/react-query'
import type { SchemaRequest } from '@/api/content/sections'

/** The sections of a documented schema (1 §7). */
export function sectionsQuery(request: SchemaRequest) {
  return queryOptions({
    queryKey: ['content', 'sections', request],
    queryFn: async ({ signal }) => (await import('@/api/content/sections')).getSections(request, signal),
  })
}
