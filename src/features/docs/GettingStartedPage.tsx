import { environment } from '@/config/environment'
import { isToolbox } from '@/config/people'
import type { Service } from '@/api/devcenter/schemas'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { ServiceNotFound } from '@/modules/doc-pages/ServiceNotFound'
import { TextPlaceholder } from '@/ui/Placeholders'
import { FrameBar } from '@/modules/toc-tree/FrameBar'
import { EngineersNote } from './components/EngineersNote'
import { ServicePage } from './components/ServicePage'
import { gettingStarted } from './model/sections'
import { useServices, useServicesToast } from './hooks/use-services'

const slug = 'getting-started'

const pageLoadError = {
  title: 'Page Load Error',
  message: 'An error has occurred while loading this page. Please try again later.',
}

/** /docs/getting-started (2 §2). Its place is known without the list of services, so it opens without it too. */
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
  const service = services ? gettingStarted(services, environment()) : unlisted
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

const unlisted: Service = {
  id: '',
  slug,
  name: 'Getting Started',
  active: true,
  public: true,
  isBeta: false,
  serviceType: undefined,
  currentDocLocation: undefined,
}
