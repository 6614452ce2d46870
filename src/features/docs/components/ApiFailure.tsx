import { Link } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { NotFoundView } from '@/modules/markdown/NotFoundView'
import { failureText, fetchFailure } from '@/modules/openapi/document/wording/failure'
import { SignInButton } from '@/modules/sign-in/SignInButton'
import { RetryButton } from '@/ui/RetryButton'
import { buttonClass } from '@/ui/button-class'

interface ApiFailureProps {
  error: Error
  /** Address of the document's overview, for an operation that is not in it. */
  overview?: string
  onRetry: () => void
  retrying: boolean
}

/** An API document or operation that cannot be shown (2 §8), with the cause and what can be done about it. */
export function ApiFailure({ error, overview, onRetry, retrying }: ApiFailureProps) {
  const { kind, cause } = failureText(error)
  const visitor = useSession().status === 'anonymous'
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
      text={`${fetchFailure} ${cause}`}
      actions={
        kind === 'unauthorized' && visitor ? (
          <SignInButton variant="primary" />
        ) : (
          <RetryButton pending={retrying} onRetry={onRetry} />
        )
      }
    />
  )
}
