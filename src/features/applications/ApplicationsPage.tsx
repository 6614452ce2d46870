import { useQuery } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import { Arriving } from '@/ui/Arriving'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { Page, PageHead, Split } from '@/ui/Page'
import { ApplicationList } from './components/ApplicationList'
import { DevelopmentTools } from './components/DevelopmentTools'
import { ServicesDocumentation } from './components/ServicesDocumentation'

/** /applications (1 §2): the person's applications, and beside them the documentation of services and the tools. */
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

/** The documentation of services and the tools, which stay invisible while the list above them is still to come (APP-7). */
function Sidebar() {
  const { isPending } = useQuery(devcenterQueries.services(true))
  return (
    <Arriving pending={isPending}>
      <ServicesDocumentation />
      <DevelopmentTools />
    </Arriving>
  )
}
