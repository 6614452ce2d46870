/** The list that a stored text holds, whatever its entries are; empty when it holds none. */
export function storedList(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
