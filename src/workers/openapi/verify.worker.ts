import './node-globals'
import { createCodeLoader } from '@/browser/code-loader'
import { serveWorker } from '@/browser/worker-client/serve'
import { importPositionParser, positionsOf } from '@/engines/openapi/verify/positions'
import type { DocumentTexts } from '@/engines/openapi/reader/protocol'
import type { Position, Report } from '@/engines/openapi/verify/report'
import { importKeyParser } from '@/engines/openapi/verify/duplicate-keys'
import { importSwaggerParser } from '@/engines/openapi/verify/parser-checks'
import { importYaml } from '@/engines/openapi/reader/parse-document'
import { mainText, verifyDocument } from '@/engines/openapi/verify/verify-document'

const loadPositionParser = createCodeLoader(importPositionParser).load
const load = {
  yaml: createCodeLoader(importYaml).load,
  keys: createCodeLoader(importKeyParser).load,
  swagger: createCodeLoader(importSwaggerParser).load,
}

/** The text of the last verified document. Freed after the request for positions. */
let lastText = ''

const operations = {
  async verify(texts: DocumentTexts): Promise<Report> {
    lastText = await mainText(texts)
    return verifyDocument(texts, load)
  },
  /** Finds positions in the text of the last verified document, by JSON pointer. */
  positions(pointers: string[]): Promise<Record<string, Position>> {
    const text = lastText
    lastText = ''
    return positionsOf(text, pointers, loadPositionParser)
  },
}

export type VerifyOperations = typeof operations

serveWorker(operations)
