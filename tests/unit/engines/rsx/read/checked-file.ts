import { createChecker } from '@/engines/rsx/checker'
import { clientInProcess } from '../../../../support/client-in-process'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { CheckedDocument, OpenedDocument } from '@/engines/rsx/documents'
import { platformSources } from '../sources/platform-sources'

/** The versions that the checks of these tests name. */
const versions = ['7.7.4', '7.7.0', '7.3.0']

const sources = new Map<string, ReturnType<typeof platformSources>>()

function sourcesOf(document: string) {
  const known = sources.get(document) ?? platformSources(document)
  sources.set(document, known)
  return known
}

/** A file that was opened and, if its type is known, checked by 7.7.4, as the tool does it. */
export interface CheckedFile {
  opened: OpenedDocument
  result: CheckedDocument | undefined
  findings: readonly Finding[]
  text: string
}

/** Opens and checks a file. @param document The type, where neither content nor name tell it. */
export async function checkFile(name: string, content: string | Uint8Array, document?: string): Promise<CheckedFile> {
  const { request } = clientInProcess(createChecker())
  const bytes = new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  const [opened] = await request('open', { files: [{ name, bytes: bytes.buffer }] })
  if (!opened) throw new Error('nothing was opened')
  const text = await request('text', { id: 1 })
  const chosen = opened.document ?? document
  if (chosen === undefined || opened.format === undefined) {
    return { opened, result: undefined, findings: opened.findings, text }
  }
  await request('rules', { sources: sourcesOf(chosen) })
  const documents = [{ id: 1, document: chosen, version: '7.7.4', versions }]
  const [result] = await request('check', { documents, retailers: [] })
  if (!result) throw new Error('nothing was checked')
  return { opened, result, findings: result.findings, text }
}

/** A finding in one line: level, kind and place. */
export function lineOf({ level, code, place }: Finding): string {
  return `${level} ${code} ${place.label}`
}
