import type { Service } from '@/api/devcenter/schemas'
import type { Environment } from '@/config/env-schema'

/** Services that have no place in lists of documentation. */
const unlistedSlugs = ['document-collection-api', 'inventory-api']

/**
 * The services that the lists of documentation show: active ones that are neither unlisted nor hidden, and not part of
 * another section (`serviceIds` of the environment).
 */
export function documentedServices(
  services: readonly Service[],
  { serviceIds, hiddenServiceSlugs }: Pick<Environment, 'serviceIds' | 'hiddenServiceSlugs'>,
): Service[] {
  const hidden = new Set([...unlistedSlugs, ...hiddenServiceSlugs])
  const sections = new Set(Object.values(serviceIds).flat())
  return services.filter(({ id, slug, active }) => active !== false && !hidden.has(slug) && !sections.has(id))
}
