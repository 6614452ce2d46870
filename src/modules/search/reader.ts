/** Facts about the person who searches, which decide what is read for them. They come from the page. */
export interface SearchReader {
  /** Person and organization, under which private records are stored; undefined for a visitor. */
  owner: string | undefined
  /** Whether the person belongs to the provider's staff (AUTH-12). */
  isStaff: boolean
  /** Whether the person is staff with the Network Toolbox (AUTH-13). */
  isToolbox: boolean
  featureFlags: readonly string[]
}

/** The name under which the private records of a person in an organization are stored. */
export function ownerOf(userId: string, organizationId: string | undefined): string {
  return JSON.stringify([userId, organizationId ?? ''])
}
