import { environment } from '@/config/environment'
import { isToolbox } from '@/config/people'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { ServiceNotFound } from '@/modules/documentation/pages/ServiceNotFound'
import { TextPlaceholder } from '@/ui/Placeholders'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import { EngineersNote } from './components/EngineersNote'
import { ServicePage } from './components/ServicePage'
import { assumedService } from './model/document-source'
import { gettingStarted } from './model/sections'
import { useServices, useServicesToast } from '@/modules/documentation/pages/use-services'

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
      note={isToolbox(user) && <EngineersNote />}
      failureNotice={pageLoadError}
    />
  )
}
