import { assertSpecification, mayBeDynamic, parseText } from '../engine/parse-document'
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
 * Checks a document with swagger-parser and with the portal's own rules.
 * @param url base address of the references. For a pasted document it is a name, and its references are not loaded.
 * @param load fetches the text of a referenced document.
 * @throws ReadingError if the text is not a specification.
 */
export async function verifyDocument(url: string, text: string, load: FetchReferenced): Promise<Report> {
  const root = await parseText(text)
  assertSpecification(root)
  const bundle = bundleOf(url, root, text.length, mayBeDynamic(text))
  const references = await findReferences(bundle, load)
  const objects = specObjects(bundle)
  return reportOf([
    ...(await duplicateKeyFindings(bundle, text)),
    ...referenceFindings(bundle, references),
    ...(await parserFindings(bundle, references, objects).catch(parserFailure)),
    ...schemaFindings(bundle, objects),
    ...nameFindings(bundle, objects),
    ...operationFindings(bundle),
    ...documentFindings(bundle, references.unknownExtensions),
  ])
}

/** The finding for a document that swagger-parser cannot check, such as one that is nested thousands of levels deep. */
function parserFailure(error: unknown): Finding[] {
  const reason = error instanceof Error ? error.message : String(error)
  return findingAt('note', 'swagger-parser could not check this document', reason, [{ pointer: '' }])
}
