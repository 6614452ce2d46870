import { ApiError, isStatus } from '@/api/core/api-error'
import { useSession } from '@/auth/session'
import { DownloadLink } from '@/modules/downloads/DownloadLink'
import { NotFoundView } from './NotFoundView'
import { SignInButton } from '@/modules/session/SignInButton'
import { RetryButton } from '@/ui/RetryButton'

interface DocumentationNotFoundProps {
  /** Address of the page's file. */
  url: string
  access: 'open' | 'private'
  /** The failure; undefined if the reader must not learn that the page exists. */
  error?: Error | undefined
  onRetry?: () => void
  retrying?: boolean
}

/** Shown for a page that could not be loaded (DOC-8). Names the cause if the reader can do something about it. */
export function DocumentationNotFound({ url, access, error, onRetry, retrying }: DocumentationNotFoundProps) {
  const session = useSession()
  const apiError = error instanceof ApiError ? error : undefined
  const cause = apiError && causeText(apiError)
  const isMissing = apiError === undefined || isStatus(apiError, 404)
  const shouldOfferSignIn = session.status === 'anonymous' && (isStatus(apiError, 401) || isStatus(apiError, 403))
  return (
    <NotFoundView
      title="Documentation Not Found"
      text={`We could not find this page of the documentation${cause === undefined ? '' : `. ${cause}`}`}
      actions={
        shouldOfferSignIn ? (
          <SignInButton variant="primary" />
        ) : apiError?.code === 'not_renderable' ? (
          <DownloadLink url={url} name={url.split('/').at(-1)} access={access}>
            Save the page as a file
          </DownloadLink>
        ) : (
          !isMissing && onRetry && <RetryButton pending={retrying} onRetry={onRetry} />
        )
      }
    />
  )
}

function causeText({ kind, status, code }: ApiError): string | undefined {
  if (code === 'not_renderable') return 'It is too large or too complex to be shown here.'
  if (kind === 'network') return 'Check your internet connection and try again.'
  if (kind === 'timeout') return 'The server did not respond in time; try again.'
  if (kind === 'parse') return 'The server sent something other than a page.'
  if (status === 401) return 'Sign in to read it.'
  if (status === 403) return 'You may not have access to it.'
  if (status !== undefined && status >= 500) return `The server failed (${status}); try again in a moment.`
  return undefined
}
