/** Facts about the person who searches, which decide what is read for them. They come from the page. */
export interface SearchReader {
  /** Owner of the private records, which person and organization name (`searchOwner`); undefined for a visitor. */
  owner: string | undefined
  /** Whether the person belongs to the provider's staff (AUTH-12). */
  isStaff: boolean
  /** Whether the person is staff with the Network Toolbox (AUTH-13). */
  isToolbox: boolean
  featureFlags: readonly string[]
}
