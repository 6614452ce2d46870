import './shims/node-globals'
import { loadText } from '../engine/load-text'
import type { WorkerReply } from '@/lib/worker-calls'
import { positionsOf } from './positions'
import type { Verification, VerificationAnswer } from './verify-in-worker'
import { verifyDocument } from './verify-document'

/** The text of the last report, until its lines have been looked for. */
let last = ''

addEventListener('message', ({ data: { id, request } }: MessageEvent<{ id: number; request: Verification }>) => {
  void reply(id, request).then((message) => postMessage(message))
})

async function reply(id: number, request: Verification): Promise<WorkerReply<VerificationAnswer>> {
  try {
    return { id, answer: await answer(request) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

async function answer(request: Verification): Promise<VerificationAnswer> {
  if (request.type === 'positions') {
    const text = last
    last = ''
    return positionsOf(text, request.pointers)
  }
  const { source, text } = request
  const load = async (url: string) => {
    const loaded = await loadText(url, source.bearer, AbortSignal.timeout(30_000))
    if (loaded === 'unchanged') throw new Error('The document was not sent.')
    return loaded
  }
  last = text ?? (await load(source.url)).text
  return verifyDocument(source.url, last, load)
}
