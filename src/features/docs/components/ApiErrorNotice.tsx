import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { reportError } from '@/config/error-report'
import { NotFoundView } from '@/modules/documentation/pages/NotFoundView'
import { errorText, fetchError } from '@/engines/openapi/document/wording/error'
import { SignInButton } from '@/modules/session/SignInButton'
import { RetryButton } from '@/ui/RetryButton'
import { buttonClass } from '@/ui/button-class'

interface ApiErrorNoticeProps {
  error: Error
  /** Path of the document's overview, for an operation that the document does not have. */
  overview?: string
  onRetry: () => void
  isRetrying: boolean
}

/** Shown in place of an API document or operation that cannot be shown: the cause, and what helps (DOC-24, DOC-48). */
export function ApiErrorNotice({ error, overview, onRetry, isRetrying }: ApiErrorNoticeProps) {
  const { kind, cause } = errorText(error)
  const isVisitor = useSession().status === 'anonymous'
  useEffect(() => {
    reportError(error)
  }, [error])
  const title = 'Documentation Not Found'
  if (kind === 'unknown-operation') {
    return (
      <NotFoundView
        title={title}
        text={`We could not find this page of the documentation. ${cause}`}
        actions={
          overview !== undefined && (
            <Link className={buttonClass({ variant: 'primary' })} to={overview}>
              All operations
            </Link>
          )
        }
      />
    )
  }
  return (
    <NotFoundView
      title={title}
      text={`${fetchError} ${cause}`}
      actions={
        kind === 'unauthorized' && isVisitor ? (
          <SignInButton variant="primary" />
        ) : (
          <RetryButton pending={isRetrying} onRetry={onRetry} />
        )
      }
    />
  )
}
