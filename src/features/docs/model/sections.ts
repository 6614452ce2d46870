import type { Service } from '@/api/devcenter/schemas'
import { paths } from '@/lib/paths'
import { isForStaff } from '@/engines/documentation/readable-services'
import type { ServiceConfiguration } from '@/engines/documentation/service'

export interface ServiceSections {
  authentication: Service[]
  services: Service[]
  buildGuides: Service[]
  devTools: Service[]
}

/** Left out of the cards, although the sidebar lists them (DOC-3). */
const slugsWithoutCard = ['document-collection-api', 'inventory-api']

/**
 * The sections of the sidebar, by lists of service ids (DOC-11). Services with an area of their own, and Getting Started
 * with its fixed link, are in none.
 */
export function serviceSections(readable: readonly Service[], { serviceIds }: ServiceConfiguration): ServiceSections {
  const within = (ids: readonly string[]) => readable.filter(({ id }) => ids.includes(id))
  const listed = Object.values(serviceIds).flat()
  return {
    authentication: within(serviceIds.authentication),
    services: readable.filter(({ id }) => !listed.includes(id)),
    buildGuides: within(serviceIds.internalBuildGuides),
    devTools: within(serviceIds.internalDevTools),
  }
}

/** The service behind the fixed link to Getting Started. */
export function gettingStarted(
  readable: readonly Service[],
  { serviceIds }: ServiceConfiguration,
): Service | undefined {
  return readable.find(({ id }) => serviceIds.gettingStarted.includes(id))
}

/** A card of the documentation's first page. */
export interface ServiceCardFacts {
  service: Service
  title: string
  to: string
  /** Getting Started: where a new reader begins. */
  isLead: boolean
  /** An area of guides or of Integration Resources, which is no service of its own. */
  isArea: boolean
  isInternal: boolean
}

/**
 * One card per service in the order of the sidebar, without the two that have none (DOC-2, DOC-3). Services with an area of
 * their own lead to it.
 */
export function serviceCards(readable: readonly Service[], configuration: ServiceConfiguration): ServiceCardFacts[] {
  const { serviceIds } = configuration
  const { authentication, services, buildGuides, devTools } = serviceSections(readable, configuration)
  const start = gettingStarted(readable, configuration)
  const card = (service: Service, rest: Partial<ServiceCardFacts> = {}): ServiceCardFacts => ({
    service,
    title: service.name ?? service.slug,
    to: paths.service(service.slug),
    isLead: false,
    isArea: false,
    isInternal: isForStaff(service, serviceIds),
    ...rest,
  })
  const area = (id: string, to: string) =>
    readable.filter((service) => service.id === id).map((one) => card(one, { to, isArea: true }))
  return [
    ...(start ? [card(start, { title: 'Get Started', to: paths.gettingStarted(), isLead: true, isArea: true })] : []),
    ...[...authentication, ...services].map((service) => card(service)),
    ...area(serviceIds.rsxDocs, paths.rsx()),
    ...area(serviceIds.userGuides, paths.userGuides()),
    ...[...buildGuides, ...devTools].map((service) => card(service)),
  ].filter(({ service }) => !slugsWithoutCard.includes(service.slug))
}

/** The cards whose title, name or slug contains every word of the filter, whatever the case. */
export function matchingCards(cards: readonly ServiceCardFacts[], filter: string): ServiceCardFacts[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  return cards.filter(({ title, service: { name, slug } }) => {
    const text = `${title} ${name ?? ''} ${slug}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
