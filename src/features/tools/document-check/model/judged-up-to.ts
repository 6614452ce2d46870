import type { CheckedDocument } from '@/engines/rsx/documents'

/** Says up to where a document was judged, in one line; undefined when all of it was. */
export function judgedUpToText({ judgedUpTo }: Pick<CheckedDocument, 'judgedUpTo'>): string | undefined {
  if (!judgedUpTo) return undefined
  const place = judgedUpTo.label.charAt(0).toLowerCase() + judgedUpTo.label.slice(1)
  return `Judged up to ${place}, where reading stopped. Nothing behind this place was judged.`
}
