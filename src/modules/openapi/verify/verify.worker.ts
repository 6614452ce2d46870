import './node-globals'
import { answerCalls } from '@/browser/worker-answers'
import { positionsOf } from './positions'
import type { Verification, VerificationAnswer } from './verify-in-worker'
import { mainText, verifyDocument } from './verify-document'

/** The text of the last verified document. Freed after the request for positions. */
let lastText = ''

answerCalls(answer)

async function answer(request: Verification): Promise<VerificationAnswer> {
  if (request.type === 'positions') {
    const text = lastText
    lastText = ''
    return positionsOf(text, request.pointers)
  }
  lastText = await mainText(request.texts)
  return verifyDocument(request.texts)
}
