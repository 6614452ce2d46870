/** The page that an address names; anything but a positive whole number of a sensible length reads as the first. */
export function pageOf(search: URLSearchParams): number {
  const value = search.get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1
}
