import { useQuery } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import { HideUntilLoaded } from '@/ui/HideUntilLoaded'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { Page, PageHead, Split } from '@/ui/Page'
import { ApplicationList } from './components/ApplicationList'
import { DevelopmentTools } from './components/DevelopmentTools'
import { ServicesDocumentation } from './components/ServicesDocumentation'

/** /applications: the person's applications, beside the documentation of services and the tools (APP-1, APP-7). */
export function ApplicationsPage() {
  const { data: user } = useCurrentUser()
  const organization = user?.organization?.organization_name
  return (
    <Page>
      <PageHead title="Applications">
        Applications you have built or been granted
        {organization !== undefined && (
          <>
            {' at '}
            <bdi>{organization}</bdi>
          </>
        )}
        .
      </PageHead>
      <Split sideBelow side={<Sidebar />}>
        <ApplicationList />
      </Split>
    </Page>
  )
}

/** The documentation of services, and below it the tools. The tools are hidden until the services have loaded. */
function Sidebar() {
  const { isPending } = useQuery(devcenterQueries.services(true))
  return (
    <HideUntilLoaded pending={isPending}>
      <ServicesDocumentation />
      <DevelopmentTools />
    </HideUntilLoaded>
  )
}
