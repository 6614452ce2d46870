import type { QueryClient } from '@tanstack/react-query'
import { startAreaPage } from '@/modules/documentation/areas/start-area-page'
import { rsxArea } from '@/engines/documentation/areas/areas'

/** Starts to read the page of Integration Resources that an address names. */
export function startRsxPage(queryClient: QueryClient, request: Request): Promise<void> | undefined {
  return startAreaPage(queryClient, request, rsxArea)
}
