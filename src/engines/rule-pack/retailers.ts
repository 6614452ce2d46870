import { listOf } from '@/lib/phrases'
import { nearest } from '../rsx/findings/nearest'
import { readDesign, retailersOf } from '../rsx/sources/read-design'
import type { RulePack } from './read-pack'

/** With more retailers, none is named that does not resemble the unknown one. */
const maxNamedRetailers = 12

/**
 * Finds the retailers of a pack by their names, whatever their capitals.
 * @returns a sentence if the pack does not know one, by which documents would be judged by nothing.
 */
export function retailersNamed(pack: RulePack, names: readonly string[]): readonly string[] | string {
  if (names.length === 0) return names
  const known = knownRetailers(pack)
  if (known.size === 0) return 'The rule pack has no designs of retailers. Sign in to the portal and download it again.'
  const byFolded = new Map(Array.from(known, (name) => [name.toLowerCase(), name]))
  const found = new Set<string>()
  for (const name of names) {
    const exact = known.has(name) ? name : byFolded.get(name.toLowerCase())
    if (exact === undefined) return unknownText(name, known)
    found.add(exact)
  }
  return [...found]
}

function unknownText(unknown: string, known: ReadonlySet<string>): string {
  const near = nearest(unknown, known, Math.max(3, Math.floor(unknown.length / 3)))
  const containing = [...known].filter((name) => name.toLowerCase().includes(unknown.toLowerCase()))
  const similar = near.length > 0 ? near : containing.slice(0, 5)
  const hint =
    similar.length > 0
      ? ` Did you mean ${listOf(similar, 'or')}?`
      : known.size <= maxNamedRetailers
        ? ` It names ${listOf([...known])}.`
        : ''
  return `No design in the rule pack names the retailer ${unknown}.${hint}`
}

/** All retailers of the designs in a pack. */
function knownRetailers({ manifest, sourcesOf }: RulePack): Set<string> {
  const known = new Set<string>()
  for (const { document, version } of manifest.documents) {
    const design: unknown = sourcesOf(document, version)?.design
    if (design === undefined) continue
    try {
      for (const name of retailersOf(readDesign(design).design)) known.add(name)
    } catch {
      // A design that cannot be read names nobody; each verdict says so.
    }
  }
  return known
}
