import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/auth/session'
import { rsxQueries } from '@/api/rsx/queries'
import { isStaffMember, isToolboxUser } from '@/config/user-roles'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { Callout } from '@/ui/Callout'
import { ErrorState } from '@/ui/ErrorState'
import { PageHead } from '@/ui/Page'
import { RetryButton } from '@/ui/RetryButton'
import { ListSkeleton } from '../components/ListSkeleton'
import { ToolBreadcrumbs } from '../components/ToolBreadcrumbs'
import { errorText } from '../model/error-text'
import { SchemaChooser } from './components/SchemaChooser'
import { defaultVersions } from './model/schema-list'
import styles from './SchemaDownloadPage.module.css'

const title = 'Schema Downloads'

/** Schema Downloads, `/rsx/docs/schema-download`: the schemas that the reader may download (RSX-8). */
export function SchemaDownloadPage() {
  const { data: user } = useCurrentUser()
  const isSignedIn = useSession().status === 'signedIn'
  const assets = useQuery(rsxQueries.assets(isToolboxUser(user)))
  const numbers = useQuery(rsxQueries.documentNumbers(isSignedIn))

  return (
    <>
      <ToolBreadcrumbs name={title} />
      <PageHead title={title}>
        Network schemas have the full tree. Qualified schemas add the allowed values of every field. For a new
        integration take the qualified schema {defaultVersions.qualified}, or the network schema{' '}
        {defaultVersions.network} if you check the values yourself.
      </PageHead>
      <RestrictedNote />
      {numbers.error && assets.data && (
        <Callout tone="danger" className={styles.note}>
          <p>{errorText('numbers', numbers.error)}</p>
          <p className={styles.retry}>
            <RetryButton inline pending={numbers.isFetching} onRetry={() => void numbers.refetch()} />
          </p>
        </Callout>
      )}
      {assets.data ? (
        <SchemaChooser assets={assets.data} numbers={numbers.data} />
      ) : assets.error ? (
        <ErrorState
          title="The schemas could not be loaded"
          message={errorText('names', assets.error)}
          onRetry={() => void assets.refetch()}
          retrying={assets.isFetching}
        />
      ) : (
        <ListSkeleton label="Loading the schemas" />
      )}
    </>
  )
}

/** The note on the restricted version, for people of network organizations (RSX-24). */
function RestrictedNote() {
  const { data: user } = useCurrentUser()
  if (!isStaffMember(user)) return null
  return (
    <Callout className={styles.note}>
      <p>
        {isToolboxUser(user)
          ? 'Schema version 7.1.0 is internal only.'
          : 'Schema version 7.1.0 is available through the Service Desk with Network Toolbox.'}
      </p>
    </Callout>
  )
}
