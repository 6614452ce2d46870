/** Parses a list from the browser's storage without checking its entries. Anything else is an empty list. */
export function storedList(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
