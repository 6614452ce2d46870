import './node-globals'
import { failureOf } from '../document/failures'
import { loadText } from '../engine/load-text'
import type { LoadedText } from '../engine/load-text'
import type { DocumentSource } from '../engine/protocol'
import type { FetchReferenced } from '../engine/referenced-documents'
import { answerCalls, reportLoading } from '@/browser/worker-answers'
import { positionsOf } from './positions'
import type { Verification, VerificationAnswer } from './verify-in-worker'
import { verifyDocument } from './verify-document'

/** The text of the last verified document. Freed after the request for positions. */
let lastText = ''

answerCalls(answer)

async function answer(request: Verification): Promise<VerificationAnswer> {
  if (request.type === 'positions') {
    const text = lastText
    lastText = ''
    return positionsOf(text, request.pointers)
  }
  const { source, text } = request
  lastText = text ?? (await reported(loadMain(source))).text
  // Referenced documents are fetched without the token, which is meant for the main document only.
  return verifyDocument(source.url, lastText, fetchReferenced)
}

/** Loads the main document without the token first, as the reader does, and with it if access is refused. */
async function loadMain(source: DocumentSource): Promise<LoadedText> {
  try {
    return await load(source.url)
  } catch (error) {
    if (source.bearer && failureOf(error).kind === 'unauthorized') return load(source.url, source.bearer)
    throw error
  }
}

const fetchReferenced: FetchReferenced = async (url, signal, onBytes) => {
  const report = (bytes: number) => {
    reportLoading(true)
    onBytes(bytes)
  }
  const loaded = await reported(loadText(url, undefined, signal, { onBytes: report, canProbe: false }))
  if (loaded === 'unchanged') throw new Error('The document was not sent.')
  return loaded
}

async function load(url: string, bearer?: DocumentSource['bearer']): Promise<LoadedText> {
  const onBytes = () => reportLoading(true)
  const loaded = await loadText(url, bearer, new AbortController().signal, { onBytes })
  if (loaded === 'unchanged') throw new Error('The document was not sent.')
  return loaded
}

async function reported<T>(loading: Promise<T>): Promise<T> {
  reportLoading(true)
  try {
    return await loading
  } finally {
    reportLoading(false)
  }
}
