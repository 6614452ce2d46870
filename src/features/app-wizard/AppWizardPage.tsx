import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { isStatus } from '@/api/core/api-error'
import { devcenterQueries } from '@/api/devcenter/queries'
import { paths } from '@/lib/paths'
import { BackLink } from '@/modules/navigation/BackLink'
import { Page } from '@/ui/Page'
import { ApplicationNotFound, ApplicationNotFetched, ApplicationSkeleton } from './components/ApplicationStates'
import { useWizardKey } from './hooks/use-wizard-key'
import { Wizard } from './components/Wizard'

/** /app creates an application; /app/:appId shows and edits one (APP-10). */
export function AppWizardPage() {
  const { appId } = useParams()
  const [key, onCreated] = useWizardKey(appId)
  return (
    <Page>
      <BackLink to={paths.applications()}>Applications</BackLink>
      <ApplicationWizard key={key} appId={appId} onCreated={onCreated} />
    </Page>
  )
}

interface ApplicationWizardProps {
  appId: string | undefined
  onCreated: (id: string) => void
}

function ApplicationWizard({ appId, onCreated }: ApplicationWizardProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...devcenterQueries.application(appId ?? ''),
    enabled: appId !== undefined,
  })
  // Once read, the application stays on the page: a later failure must not remove unsaved input.
  if (data || appId === undefined) return <Wizard application={data} onCreated={onCreated} />
  if (isPending) return <ApplicationSkeleton />
  if (isStatus(error, 404)) return <ApplicationNotFound />
  return <ApplicationNotFetched retrying={isFetching} onRetry={() => void refetch()} />
}
