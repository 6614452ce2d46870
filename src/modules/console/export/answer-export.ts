import { curlCommand, curlScript, harLog } from '../model/export-history'
import type { ExportRequest, ExportResult } from './export-in-worker'

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
