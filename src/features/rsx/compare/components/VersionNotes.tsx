import { listOf } from '@/lib/phrases'
import { quoted } from '@/lib/quoted'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import type { ComparedVersions } from '../hooks/use-version-comparison'

interface VersionNotesProps {
  document: string
  result: ComparedVersions
  onRetry: () => void
}

/** Names the parts that were not compared, and retailers of the URL that have no design: else "nothing differs" would say too much. */
export function VersionNotes({ document, result, onRetry }: VersionNotesProps) {
  const { untold, unknownRetailers, isIncomplete } = result
  if (untold.length + unknownRetailers.length === 0) return null
  return (
    <Callout tone="warn" {...(untold.length > 0 && { title: 'Not everything could be compared' })}>
      {unknownRetailers.length > 0 && (
        <p>
          The design of {document} has no retailer {listOf(unknownRetailers.map(quoted), 'or')}.
        </p>
      )}
      {untold.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isIncomplete && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Callout>
  )
}
