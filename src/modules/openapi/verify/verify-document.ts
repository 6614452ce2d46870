import { assertSpecification, parseText } from '../engine/parse-document'
import type { FetchReferenced } from '../engine/referenced-documents'
import { bundleOf } from '../engine/spec-document'
import { documentFindings } from './document-checks'
import { duplicateKeyFindings } from './duplicate-keys'
import { nameFindings } from './name-checks'
import { operationFindings } from './operation-checks'
import { parserFindings } from './parser-checks'
import { findReferences, referenceFindings } from './reference-checks'
import { findingAt, reportOf } from './report'
import type { Finding, Report } from './report'
import { schemaFindings } from './schema-checks'
import { specObjects } from './spec-objects'

/**
 * Checks a document: with swagger-parser, and for what the portal needs beyond that.
 * @param url Address that references are relative to; for a pasted document a name, and its references are not loaded.
 * @param load Fetches the text of a referenced document.
 * @throws ReadingError when the text is no specification.
 */
export async function verifyDocument(url: string, text: string, load: FetchReferenced): Promise<Report> {
  const root = await parseText(text)
  assertSpecification(root)
  const bundle = bundleOf(url, root, text.length)
  const references = await findReferences(bundle, load)
  const objects = specObjects(bundle)
  return reportOf([
    ...(await duplicateKeyFindings(bundle, text)),
    ...referenceFindings(bundle, references),
    ...(await parserFindings(bundle, references, objects).catch(tooComplex)),
    ...schemaFindings(bundle, objects),
    ...nameFindings(bundle, objects),
    ...operationFindings(bundle),
    ...documentFindings(bundle, references.unknownMarks),
  ])
}

/** The finding when swagger-parser fails: documents nested thousands of levels deep exceed its recursion. */
function tooComplex(error: unknown): Finding[] {
  const reason = error instanceof Error ? error.message : String(error)
  return findingAt('note', 'swagger-parser could not check this document', reason, [{ pointer: '' }])
}
