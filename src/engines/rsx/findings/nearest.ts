import { editDistance } from '@/lib/edit-distance'

/** How many characters two names may differ in and still be taken for each other: a third of them, at most three. */
export function allowedEdits(name: string): number {
  return Math.min(3, Math.floor((name.length + 1) / 3))
}

/**
 * Finds the candidates that are nearest to a text, without regard to case. Several have the same distance.
 * @param limit The largest distance.
 */
export function nearest(text: string, candidates: Iterable<string>, limit: number): string[] {
  let best = limit
  let found: string[] = []
  const lower = text.toLowerCase()
  for (const candidate of candidates) {
    const distance = editDistance(lower, candidate.toLowerCase(), best)
    if (distance > best) continue
    if (distance < best) found = []
    best = distance
    found.push(candidate)
  }
  return found
}
