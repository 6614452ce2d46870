import type { OperationKey } from '@/engines/openapi/document/types'
import { useUrlQuery } from '@/modules/navigation/use-url-state'
import type { DocumentAccess } from '@/modules/openapi/view/queries'
import { ApiComparison } from './ApiComparison'

interface ComparedDocument {
  url: string
  access: DocumentAccess
  /** Absent for a document without an address of its own. */
  linkTo: ((operation: OperationKey) => string) | undefined
}

interface VerifiedComparisonProps {
  earlier: ComparedDocument
  later: ComparedDocument
  onSwap: () => void
}

/** The differences between the verified document and an earlier one (COMPARE-44). */
export function VerifiedComparison({ earlier, later, onSwap }: VerifiedComparisonProps) {
  const url = useUrlQuery()
  return (
    <ApiComparison
      from={{ ...earlier, name: 'The earlier document' }}
      to={{ ...later, name: 'The later document' }}
      operation={undefined}
      url={url}
      title="Two API documents"
      onSwap={onSwap}
    />
  )
}
