import type { HarRequest } from '@/engines/openapi/model/to-har'
import { curlCommand, curlScript, harLog } from '../model/export-history'
import type { HistoryEntry } from '../model/history'

/** The calls to write, and whether the secrets that the reader typed are written, too. */
export interface CallsToExport {
  entries: readonly HistoryEntry[]
  includesSecrets: boolean
}

/** The curl command of a request, without the secrets that the reader typed and with them. */
export interface CurlCommands {
  masked: string
  whole: string
}

/** The operations of the worker that writes exports (CONSOLE-81). */
export const exporter = {
  har: ({ entries, includesSecrets }: CallsToExport): Blob =>
    new Blob([harLog(entries, { includesSecrets })], { type: 'application/json' }),
  script: ({ entries, includesSecrets }: CallsToExport): Blob =>
    new Blob([curlScript(entries, { includesSecrets })], { type: 'text/x-shellscript' }),
  commands: (request: HarRequest): CurlCommands => ({
    masked: curlCommand(request, { includesSecrets: false }),
    whole: curlCommand(request, { includesSecrets: true }),
  }),
}
