import { assertSpecification, importYaml, mayBeDynamic, parseText } from '../reader/parse-document'
import type { LoadYaml } from '../reader/parse-document'
import type { DocumentTexts } from '../reader/protocol'
import { openReading, unlimitedBudget } from '../reader/reading'
import { bundleOf } from '../reader/spec-document'
import type { Bundle } from '../reader/spec-document'
import { documentFindings } from './document-checks'
import { duplicateKeyFindings, importKeyParser } from './duplicate-keys'
import { nameFindings } from './name-checks'
import { operationFindings } from './operation-checks'
import { importSwaggerParser, parserFindings } from './parser-checks'
import { findReferences, referenceFindings } from './reference-checks'
import { findingAt, reportOf } from './report'
import type { Finding, Report } from './report'
import { schemaFindings } from './schema-checks'
import { specObjects } from './spec-objects'

/** How the parsers of a verification are imported, unless the caller does it with retries and a time limit. */
const importParsers = { yaml: importYaml, keys: importKeyParser, swagger: importSwaggerParser }

/**
 * Checks a document with swagger-parser and with the portal's own rules.
 * @throws ReadingError if the text is not a specification.
 */
export async function verifyDocument(texts: DocumentTexts, load = importParsers): Promise<Report> {
  const text = await mainText(texts)
  const root = await parseText(text, load.yaml)
  assertSpecification(root)
  const bundle = bundleOf(texts.url, root, text.length, mayBeDynamic(text))
  await addReferenced(bundle, texts, load.yaml)
  const reading = openReading(bundle, unlimitedBudget)
  const references = findReferences(reading)
  const objects = specObjects(reading)
  return reportOf([
    ...(await duplicateKeyFindings(reading, text, load.keys)),
    ...referenceFindings(reading, references),
    ...(await parserFindings(reading, references, objects, load.swagger).catch(parserError)),
    ...schemaFindings(reading, objects),
    ...nameFindings(reading, objects),
    ...operationFindings(reading),
    ...documentFindings(reading, references.unknownExtensions),
  ])
}

/** Returns the text of the document itself. */
export async function mainText({ url, texts }: DocumentTexts): Promise<string> {
  const content = texts.get(url)
  return typeof content === 'object' ? content.text() : ''
}

/** Adds the referenced documents to a bundle, or the reasons why they could not be read. Nothing more is requested. */
async function addReferenced(
  bundle: Bundle,
  { url: mainUrl, texts, refusal }: DocumentTexts,
  loadYaml: LoadYaml,
): Promise<void> {
  bundle.furtherRefusal = refusal
  for (const [url, content] of texts) {
    if (url === mainUrl) continue
    if (typeof content === 'string') {
      bundle.refusals.set(url, content)
      continue
    }
    const text = await content.text()
    bundle.others.set(url, {
      url,
      root: await parseText(text, loadYaml),
      bytes: content.size,
      isDynamic: mayBeDynamic(text),
    })
  }
}

/** The finding for a document that swagger-parser cannot check, such as one that is nested thousands of levels deep. */
function parserError(error: unknown): Finding[] {
  const reason = error instanceof Error ? error.message : String(error)
  return findingAt('note', 'swagger-parser could not check this document', reason, [{ pointer: '' }])
}
