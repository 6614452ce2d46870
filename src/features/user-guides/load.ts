import type { QueryClient } from '@tanstack/react-query'
import { startAreaPage } from '@/modules/doc-area/start-area-page'
import { userGuidesArea } from '@/modules/doc-area/areas'

/** Starts to read the page of User Guides that an address names. */
export function startUserGuide(queryClient: QueryClient, request: Request): Promise<void> | undefined {
  return startAreaPage(queryClient, request, userGuidesArea)
}
