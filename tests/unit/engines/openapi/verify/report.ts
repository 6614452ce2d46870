import { createReader } from '@/engines/openapi/reader/reader'
import type { DocumentTexts } from '@/engines/openapi/reader/protocol'
import { verifyDocument } from '@/engines/openapi/verify/verify-document'
import type { Report } from '@/engines/openapi/verify/report'

type LoadText = (url: string) => Promise<{ text: string; bytes: number }>

export const nothingElse: LoadText = (url) => Promise.reject(new Error(`There is no document at ${url}.`))

/** Verifies a text as the portal does: the reader loads it with the documents that it refers to. */
export async function verifyText(text: string, load = nothingElse): Promise<Report> {
  const url = 'https://builds.example/swagger.json'
  const main = { text, bytes: text.length }
  const reader = createReader((wanted) => (wanted === url ? Promise.resolve(main) : load(wanted)))
  const texts = await reader.reply({ type: 'texts', source: { url } }, new AbortController().signal)
  return verifyDocument(texts as DocumentTexts)
}

export function verify(document: object, load?: LoadText): Promise<Report> {
  return verifyText(JSON.stringify(document), load)
}

export const titles = ({ findings }: Report) => findings.map(({ severity, title }) => `${severity}: ${title}`)
export const pointers = ({ findings }: Report, title: string) =>
  findings.filter((finding) => finding.title === title).flatMap(({ places }) => places.map(({ pointer }) => pointer))

export const ok = { '200': { description: 'Done' } }

export function specification(paths: object, rest: object = {}) {
  return { openapi: '3.0.3', info: { title: 'Labels', version: '2.0.0', description: 'Labels.' }, paths, ...rest }
}

export const complete = { summary: 'List labels', description: 'All of them.', responses: ok }
