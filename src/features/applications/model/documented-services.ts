import type { Service } from '@/api/devcenter/schemas'
import type { Environment } from '@/config/env-schema'

/** Services that have no place in lists of documentation. */
const excludedSlugs = ['document-collection-api', 'inventory-api']

/**
 * The services that are listed as documentation: active ones, without the excluded and the hidden ones, and without
 * those that make up a section of their own (2 §6: whitelists of ids per environment).
 */
export function documentedServices(
  services: readonly Service[],
  { serviceIds, hiddenServiceSlugs }: Pick<Environment, 'serviceIds' | 'hiddenServiceSlugs'>,
): Service[] {
  const hidden = new Set([...excludedSlugs, ...hiddenServiceSlugs])
  const sections = new Set(Object.values(serviceIds).flat())
  return services.filter(({ id, slug, active }) => active !== false && !hidden.has(slug) && !sections.has(id))
}
