import './node-globals'
import { failureOf } from '../document/failures'
import { loadText } from '../engine/load-text'
import type { LoadedText } from '../engine/load-text'
import type { DocumentSource } from '../engine/protocol'
import type { FetchReferenced } from '../engine/referenced-documents'
import { answerCalls } from '@/browser/worker-answers'
import { positionsOf } from './positions'
import type { Verification, VerificationAnswer } from './verify-in-worker'
import { verifyDocument } from './verify-document'

/** The text of the last report, until its lines have been looked for. */
let last = ''

answerCalls(answer)

async function answer(request: Verification): Promise<VerificationAnswer> {
  if (request.type === 'positions') {
    const text = last
    last = ''
    return positionsOf(text, request.pointers)
  }
  const { source, text } = request
  last = text ?? (await loadMain(source)).text
  // What a document refers to is read openly: the token is for the document alone.
  return verifyDocument(source.url, last, fetchReferenced)
}

/** Reads openly first, like the reader does, and with the token where that is refused. */
async function loadMain(source: DocumentSource): Promise<LoadedText> {
  try {
    return await load(source.url)
  } catch (error) {
    if (source.bearer && failureOf(error).kind === 'unauthorized') return load(source.url, source.bearer)
    throw error
  }
}

const fetchReferenced: FetchReferenced = async (url, signal, onBytes) => {
  const loaded = await loadText(url, undefined, signal, { onBytes, canProbe: false })
  if (loaded === 'unchanged') throw new Error('The document was not sent.')
  return loaded
}

async function load(url: string, bearer?: DocumentSource['bearer']): Promise<LoadedText> {
  const loaded = await loadText(url, bearer, new AbortController().signal)
  if (loaded === 'unchanged') throw new Error('The document was not sent.')
  return loaded
}
