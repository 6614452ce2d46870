import type { Span } from '../document-tree'
import type { QuickFix } from '../findings/finding'
import type { ReadingFindings } from './reading-findings'

/** A document of a file that holds several: where it begins, and what the file calls it. */
interface DocumentStart {
  span: Span
  name: string
}

/**
 * Reports once that a file holds several documents, at the second one.
 * @param judged How many of them are judged; the others are of another type.
 */
export function reportSeveralDocuments(
  starts: readonly DocumentStart[],
  { judged, document, quickFix }: { judged: number; document: string; quickFix?: QuickFix | undefined },
  findings: ReadingFindings,
): void {
  const [, second] = starts
  if (!second) return
  const left = starts.length - judged
  findings.add('several-documents', second.span, {
    found: String(starts.length),
    expected: '1',
    message:
      left === 0
        ? `The file holds ${starts.length} documents. The second one begins here. Each of them is judged.`
        : `The file holds ${starts.length} documents. The second one begins here. ${left === 1 ? 'One is' : `${left} are`} of another type than ${document} and not judged with it.`,
    fix: 'Send each document as a file of its own.',
    ...(quickFix && { quickFix }),
  })
}
