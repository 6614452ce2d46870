import type { HarRequest } from '@/engines/openapi/model/to-har'
import { curlCommand, curlScript, harLog } from '../model/export-history'
import type { HistoryEntry } from '../model/history'

/** A request to the worker that writes exports. */
export type ExportRequest =
  | { type: 'har' | 'script'; entries: readonly HistoryEntry[]; includesSecrets: boolean }
  | { type: 'command'; request: HarRequest }

/** The curl command of a request, without the secrets that the reader typed and with them. */
export interface CurlCommands {
  masked: string
  whole: string
}

export type ExportResult = Blob | CurlCommands

/** Answers one request inside the worker that writes exports. */
export function answerExport(request: ExportRequest): ExportResult {
  if (request.type === 'command') {
    const { request: har } = request
    return {
      masked: curlCommand(har, { includesSecrets: false }),
      whole: curlCommand(har, { includesSecrets: true }),
    }
  }
  const { type, entries, includesSecrets } = request
  return type === 'har'
    ? new Blob([harLog(entries, { includesSecrets })], { type: 'application/json' })
    : new Blob([curlScript(entries, { includesSecrets })], { type: 'text/x-shellscript' })
}
