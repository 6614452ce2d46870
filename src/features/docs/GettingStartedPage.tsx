import { environment } from '@/config/environment'
import { isToolboxUser } from '@/config/user-roles'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { ServiceNotFound } from '@/modules/documentation/pages/ServiceNotFound'
import { Callout } from '@/ui/Callout'
import { TextPlaceholder } from '@/ui/Placeholders'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import { ServicePage } from './components/ServicePage'
import { assumedService } from './model/document-source'
import { gettingStarted } from './model/sections'
import { useServices, useServicesToast } from '@/modules/documentation/pages/use-services'
import styles from './GettingStartedPage.module.css'

const slug = 'getting-started'

const pageLoadError = {
  title: 'Page Load Error',
  message: 'An error has occurred while loading this page. Please try again later.',
}

/** The page of Getting Started (DOC-5). Its location is known, so it also opens when the list of services cannot be read. */
export function GettingStartedPage() {
  const { services, error } = useServices()
  const { data: user } = useCurrentUser()
  useServicesToast(error)

  if (!services && !error) {
    return (
      <>
        <FrameBar place="Get Started" />
        <TextPlaceholder label="Loading the page" />
      </>
    )
  }
  const service = services ? gettingStarted(services, environment()) : assumedService(slug, 'Getting Started')
  if (!service) {
    return <ServiceNotFound />
  }
  return (
    <ServicePage
      service={service}
      page="README"
      note={isToolboxUser(user) && <EngineersNote />}
      errorNotice={pageLoadError}
    />
  )
}

/** A note for staff with the Network Toolbox (DOC-54). */
function EngineersNote() {
  return (
    <Callout title="Note for engineers" className={styles.note}>
      <p>
        You are signed in as staff: the sidebar also lists Internal Build Guides and Internal Development Tools, and
        entries marked Internal. Visitors and customers see none of them, so do not send links to them.
      </p>
    </Callout>
  )
}
