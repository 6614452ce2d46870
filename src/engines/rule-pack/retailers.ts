import { listOf } from '@/lib/phrases'
import { nearest } from '../rsx/findings/nearest'
import { readDesign, retailersOf } from '../rsx/sources/read-design'
import type { RulePack } from './read-pack'

/** Says that a pack does not know a retailer, by which documents would then be judged by nothing. Undefined if it knows all. */
export function unknownRetailerText(pack: RulePack, retailers: readonly string[]): string | undefined {
  if (retailers.length === 0) return undefined
  const known = knownRetailers(pack)
  if (known.size === 0) return 'The rule pack has no designs of retailers. Sign in to the portal and download it again.'
  const unknown = retailers.find((name) => !known.has(name))
  if (unknown === undefined) return undefined
  const near = nearest(unknown, known, Math.max(3, Math.floor(unknown.length / 3)))
  const containing = [...known].filter((name) => name.toLowerCase().includes(unknown.toLowerCase()))
  const similar = near.length > 0 ? near : containing.slice(0, 5)
  const hint = similar.length > 0 ? ` Did you mean ${listOf(similar, 'or')}?` : ''
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
