import type { DocumentedService, ServiceConfiguration } from './service'

/** The services that somebody may read about: active, not hidden in this environment, and staff's own for staff only (DOC-11). */
export function readableServices<Service extends DocumentedService>(
  services: readonly Service[],
  configuration: ServiceConfiguration,
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

/** Whether a service belongs to the sections that only staff sees. */
export function isForStaff(
  { id }: Pick<DocumentedService, 'id'>,
  serviceIds: ServiceConfiguration['serviceIds'],
): boolean {
  return serviceIds.internalBuildGuides.includes(id) || serviceIds.internalDevTools.includes(id)
}
