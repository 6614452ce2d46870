import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { Page, Split } from '@/ui/Page'
import styles from './ApplicationsPage.module.css'
import { ApplicationList } from './components/ApplicationList'
import { DevelopmentTools } from './components/DevelopmentTools'
import { ServicesDocumentation } from './components/ServicesDocumentation'

/** /applications (1 §2): the person's applications, and beside them the documentation of services and the tools. */
export function ApplicationsPage() {
  const { data: user } = useCurrentUser()
  const organization = user?.organization?.organization_name
  return (
    <Page>
      <header className={styles.head}>
        <h1>Applications</h1>
        <p>
          Applications you have built or been granted
          {organization !== undefined && (
            <>
              {' at '}
              <bdi>{organization}</bdi>
            </>
          )}
          .
        </p>
      </header>
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
