import type { Yielder } from '@/lib/yielder'
import type { DocumentNode, Span } from '../document-tree'
import { documentFacts, documentNames } from './document-facts'
import { openText, type OpenedText } from './open-file'
import { createFinding, createReadingFindings } from './reading-findings'
import { readJson } from './read-json'
import { createPlaces } from './text-places'

/** A document of a file, and its type. */
interface Part extends Span {
  type: string
}

/**
 * Opens a file that holds documents of different types as one document for each type, named "file.xml/Orders.xml": each is judged by
 * rules of its own. Documents of one type stay together.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function splitTypes(opened: OpenedText, yielder: Yielder): Promise<OpenedText[]> {
  const { name, text, content, format } = opened
  const parts =
    format === 'XML' ? findXmlParts(content) : format === 'JSON' ? await findJsonParts(content, yielder) : []
  const types = [...new Set(parts.map(({ type }) => type))]
  if (types.length < 2) return [opened]
  const ending = format === 'XML' ? 'xml' : 'json'
  const placeOf = createPlaces(text)
  return types.map((type) => {
    const own = parts.filter((part) => part.type === type)
    const part = openText(`${name}/${type}.${ending}`, own.map(({ start, end }) => text.slice(start, end)).join('\n'))
    const { line } = placeOf({ start: own[0]?.start ?? 0, end: 0 })
    const message = `${name} holds documents of different types: ${types.join(', ')}. This part begins in its line ${line} and is judged as a file of its own.`
    const finding = createFinding('several-documents', createPlaces(part.text)({ start: 0, end: 0 }), {
      found: String(parts.length),
      expected: '1',
      message,
      fix: 'Send each document as a file of its own.',
    })
    return { ...part, fileFindings: [finding, ...part.fileFindings] }
  })
}

const documentTag = new RegExp(`<!--|<!\\[CDATA\\[|<((?:[\\w.-]+:)?(${documentNames}))(?=[\\s>])`, 'g')

/** The roots of documents in an XML text, without those in others; none when one of them is not closed. */
function findXmlParts(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { index, 0: opening, 1: tag, 2: type } of text.matchAll(documentTag)) {
    if (index < end) continue
    if (tag === undefined || type === undefined) {
      const closing = opening === '<!--' ? '-->' : ']]>'
      end = text.indexOf(closing, index)
      if (end === -1) return parts
      continue
    }
    const closing = text.indexOf(`</${tag}`, index)
    const closed = closing === -1 ? -1 : text.indexOf('>', closing)
    if (closed === -1) return []
    end = closed + 1
    parts.push({ start: index, end, type })
  }
  return parts
}

/** The objects of a JSON text that holds several, by the headers that they have. */
async function findJsonParts(text: string, yielder: Yielder): Promise<Part[]> {
  const headers = documentFacts.filter(({ header }) => text.includes(`"${header}"`))
  if (headers.length < 2 || !/^\s*\[|\}\s*(?:,\s*)?\{/.test(text)) return []
  const place = { span: { start: 0, end: 0 }, line: 1, column: 1, label: '', path: '' }
  const { roots, stoppedAt } = await readJson(
    text,
    createReadingFindings(() => place),
    yielder,
  )
  if (stoppedAt !== undefined) return []
  const parts = roots.map((root) => ({ start: root.content.start - 1, end: root.content.end + 1, type: typeOf(root) }))
  return parts.flatMap(({ type, ...span }) => (type === undefined ? [] : [{ type, ...span }]))
}

/** The type of document whose header a record has; the most used one of several. */
function typeOf({ children }: DocumentNode): string | undefined {
  const names = new Set(children.flatMap((child) => child.children.map(({ name }) => name)))
  return documentFacts.find(({ header }) => names.has(header))?.name
}
