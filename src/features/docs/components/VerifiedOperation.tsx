import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'
import { errorFacts } from '@/engines/openapi/document/reading-error'
import type { OperationKey } from '@/engines/openapi/document/types'
import { useShownDocument } from '@/modules/openapi/view/document-context'
import { Operation } from '@/modules/openapi/view/Operation'
import { OperationConsole } from './OperationConsole'
import { OperationSkeleton } from '@/modules/openapi/view/OperationSkeleton'
import { operationQuery } from '@/modules/openapi/view/queries'
import { Icon } from '@/ui/Icon'
import { NoVerification } from './NoVerification'
import styles from './VerifiedDocument.module.css'

interface VerifiedOperationProps {
  url: string
  shown: OperationKey
  /** Path of the overview. */
  back: string
}

/** An operation of the verified document, as its page would show it. */
export function VerifiedOperation({ url, shown, back }: VerifiedOperationProps) {
  const { data, error } = useQuery(operationQuery(url, shown, useShownDocument().access))
  return (
    <>
      <Link className={styles.back} to={back}>
        <Icon of={ArrowLeft} size="sm" />
        All operations
      </Link>
      <div className={styles.operation}>
        {error ? (
          <NoVerification reason={errorFacts(error).message} />
        ) : data ? (
          <Operation
            key={`${shown.method} ${shown.path} ${shown.webhook}`}
            operation={data}
            console={OperationConsole}
            headingLevel={2}
          />
        ) : (
          <OperationSkeleton />
        )}
      </div>
    </>
  )
}
