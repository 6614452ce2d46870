/** The page that an address names (APP-6, SEARCH-26). Anything but a positive integer of at most a few digits means the first. */
export function pageOf(search: URLSearchParams): number {
  const value = search.get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1
}
