import { paths } from '@/lib/paths'
import type { Reference } from '@/engines/rsx/findings/finding'

/** The page that explains a finding, with the words of the link. */
export function referenceLink(reference: Reference, document: string, version: string): { to: string; text: string } {
  const { field } = reference
  if (reference.kind === 'field') {
    return { to: paths.fieldsQualifiers(version, document, undefined, { filter: field }), text: `About ${field}` }
  }
  return { to: paths.fieldsQualifiers(version, document, field, { filter: reference.code }), text: `Codes of ${field}` }
}
