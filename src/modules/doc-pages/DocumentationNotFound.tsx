import { ApiError, isStatus } from '@/api/core/api-error'
import { useSession } from '@/auth/session'
import { DownloadLink } from '@/modules/downloads/DownloadLink'
import { NotFoundView } from '@/modules/markdown/NotFoundView'
import { SignInButton } from '@/modules/sign-in/SignInButton'
import { RetryButton } from '@/ui/RetryButton'

interface DocumentationNotFoundProps {
  /** Address of the page's file. */
  url: string
  access: 'open' | 'private'
  /** Why; none when the reader must not learn that there is a page. */
  error?: Error | undefined
  onRetry?: () => void
  retrying?: boolean
}

/** A page that could not be loaded (2 §8), with the cause where the reader can do something about it. */
export function DocumentationNotFound({ url, access, error, onRetry, retrying }: DocumentationNotFoundProps) {
  const session = useSession()
  const known = error instanceof ApiError ? error : undefined
  const cause = known && causeOf(known)
  const gone = known === undefined || isStatus(known, 404)
  const visitor = session.status === 'anonymous' && (isStatus(known, 401) || isStatus(known, 403))
  return (
    <NotFoundView
      title="Documentation Not Found"
      text={`We could not find this page of the documentation${cause === undefined ? '' : `. ${cause}`}`}
      actions={
        visitor ? (
          <SignInButton variant="primary" />
        ) : known?.code === 'not_renderable' ? (
          <DownloadLink url={url} name={url.split('/').at(-1)} access={access}>
            Save the page as a file
          </DownloadLink>
        ) : (
          !gone && onRetry && <RetryButton pending={retrying} onRetry={onRetry} />
        )
      }
    />
  )
}

function causeOf({ kind, status, code }: ApiError): string | undefined {
  if (code === 'not_renderable') return 'It is too large or too complex to be shown here.'
  if (kind === 'network') return 'Check your internet connection and try again.'
  if (kind === 'timeout') return 'The server did not answer in time; try again.'
  if (kind === 'parse') return 'The server answered with something else than a page.'
  if (status === 401) return 'Reading it takes signing in.'
  if (status === 403) return 'You may not have access to it.'
  if (status !== undefined && status >= 500) return `The server failed (${status}); try again in a moment.`
  return undefined
}
