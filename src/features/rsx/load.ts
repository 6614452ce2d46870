import type { QueryClient } from '@tanstack/react-query'
import { startAreaPage } from '@/modules/doc-area/start-area-page'
import { rsxArea } from '@/modules/doc-area/areas'

/** Starts to read the page of Integration Resources that an address names. */
export function startRsxPage(queryClient: QueryClient, request: Request): Promise<void> | undefined {
  return startAreaPage(queryClient, request, rsxArea)
}
