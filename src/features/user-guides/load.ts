import type { QueryClient } from '@tanstack/react-query'
import { startAreaPage } from '@/modules/documentation/areas/start-area-page'
import { userGuidesArea } from '@/engines/documentation/areas/areas'

/** Starts to read the page of User Guides that an address names. */
export function startUserGuide(queryClient: QueryClient, request: Request): Promise<void> | undefined {
  return startAreaPage(queryClient, request, userGuidesArea)
}
