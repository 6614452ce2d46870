import type { Service } from '@/api/devcenter/schemas'
import type { Environment } from '@/config/env-schema'

/** The part of the environment that says which services are shown, and where. */
export type ServiceConfiguration = Pick<Environment, 'serviceIds' | 'hiddenServiceSlugs'>

/** The services that somebody may read about: active, not hidden in this environment, and staff's own for staff only (DOC-11). */
export function readableServices(
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
export function isForStaff({ id }: Service, serviceIds: ServiceConfiguration['serviceIds']): boolean {
  return serviceIds.internalBuildGuides.includes(id) || serviceIds.internalDevTools.includes(id)
}
