/**
 * The number of a support ticket, which the receiving service adds to the URL it returns to as `ticket` (CONTACT-23).
 * Undefined unless it is given once, with at most 20 letters or digits: anybody can make such a URL.
 */
export function ticketNumber(query: URLSearchParams): string | undefined {
  const [number, ...more] = query.getAll('ticket')
  return number !== undefined && more.length === 0 && /^[A-Za-z0-9]{1,20}$/.test(number) ? number : undefined
}
