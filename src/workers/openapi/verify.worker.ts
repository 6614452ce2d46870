import './node-globals'
import { answerCalls } from '@/browser/worker-answers'
import { createCodeLoader } from '@/browser/code-loader'
import { importPositionParser, positionsOf } from '@/engines/openapi/verify/positions'
import type { Verification, VerificationAnswer } from './verify-in-worker'
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

answerCalls(answer)

async function answer(request: Verification): Promise<VerificationAnswer> {
  if (request.type === 'positions') {
    const text = lastText
    lastText = ''
    return positionsOf(text, request.pointers, loadPositionParser)
  }
  lastText = await mainText(request.texts)
  return verifyDocument(request.texts, load)
}
