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
      <Split
        sideBelow
        side={
          <>
            <ServicesDocumentation />
            <DevelopmentTools />
          </>
        }
      >
        <ApplicationList />
      </Split>
    </Page>
  )
}
