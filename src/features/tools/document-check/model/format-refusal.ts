import type { Finding } from '@/modules/rsx-rules/finding'

/** Says that a text was not formatted for another reason than its findings. */
export const notFormatted = 'This document cannot be formatted. Nothing was changed.'

/** Says why a document with these findings cannot be formatted; undefined when it can. */
export function formatRefusal(findings: readonly Finding[]): string | undefined {
  return findings.some(({ code }) => code === 'not-well-formed')
    ? 'The document is not well-formed. Correct that first, then format it.'
    : undefined
}
