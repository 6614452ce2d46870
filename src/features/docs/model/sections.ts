import type { Service } from '@/api/devcenter/schemas'
import type { Environment } from '@/config/env-schema'

type Configuration = Pick<Environment, 'serviceIds' | 'hiddenServiceSlugs'>

export interface ServiceSections {
  authentication: Service[]
  services: Service[]
  buildGuides: Service[]
  devTools: Service[]
}

/** Left out of the cards, although the sidebar lists them (2 §2). */
const withoutCard = ['document-collection-api', 'inventory-api']

/** The services that somebody may read about: active, not hidden here, and those of the staff's sections for staff only. */
export function readableServices(
  services: readonly Service[],
  configuration: Configuration,
  staff: boolean,
): Service[] {
  const { serviceIds, hiddenServiceSlugs } = configuration
  return services.filter(
    (service) =>
      service.active !== false &&
      !hiddenServiceSlugs.includes(service.slug) &&
      (staff || !isForStaff(service, serviceIds)),
  )
}

/**
 * The sections of the sidebar by whitelists of service ids (2 §6). The services that other areas of the portal are
 * made of, and getting started with its fixed link, are in none.
 */
export function serviceSections(readable: readonly Service[], { serviceIds }: Configuration): ServiceSections {
  const within = (ids: readonly string[]) => readable.filter(({ id }) => ids.includes(id))
  const listed = Object.values(serviceIds).flat()
  return {
    authentication: within(serviceIds.authentication),
    services: readable.filter(({ id }) => !listed.includes(id)),
    buildGuides: within(serviceIds.internalBuildGuides),
    devTools: within(serviceIds.internalDevTools),
  }
}

/** The service behind the fixed link to Getting Started (2 §6). */
export function gettingStarted(readable: readonly Service[], { serviceIds }: Configuration): Service | undefined {
  return readable.find(({ id }) => serviceIds.gettingStarted.includes(id))
}

/** A card of the documentation's first page. */
export interface ServiceCardFacts {
  service: Service
  internal: boolean
}

/** One card per service in the order of the sidebar, without the two that have none (2 §2). */
export function serviceCards(readable: readonly Service[], configuration: Configuration): ServiceCardFacts[] {
  const { authentication, services, buildGuides, devTools } = serviceSections(readable, configuration)
  return [...authentication, ...services, ...buildGuides, ...devTools]
    .filter(({ slug }) => !withoutCard.includes(slug))
    .map((service) => ({ service, internal: isForStaff(service, configuration.serviceIds) }))
}

/** Whether a service belongs to the sections that only staff sees. */
function isForStaff({ id }: Service, serviceIds: Configuration['serviceIds']): boolean {
  return serviceIds.internalBuildGuides.includes(id) || serviceIds.internalDevTools.includes(id)
}

/** The cards whose name or slug contains every word of the filter, whatever the case. */
export function matching(cards: readonly ServiceCardFacts[], filter: string): ServiceCardFacts[] {
  return cards.filter(({ service: { name, slug } }) => isNamedLike(`${name ?? ''} ${slug}`, filter))
}

/** Whether a text contains every word of the filter, whatever the case. */
export function isNamedLike(text: string, filter: string): boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => text.toLowerCase().includes(word))
}
