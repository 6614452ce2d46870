import { countOf, listOf } from '@/lib/phrases'
import { printable } from '@/lib/printable'
import type { PackedDocument } from './manifest'
import type { RulePack } from './read-pack'

/** The number of whole days since a pack was made. */
export function ageInDays({ manifest }: RulePack, now = new Date()): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(manifest.created)) / 86_400_000))
}

/** Says when a pack was made, and where. */
export function ageText(pack: RulePack): string {
  const days = ageInDays(pack)
  const age = days === 0 ? 'less than a day old' : `${countOf(days, 'day')} old`
  return `Rule pack of ${pack.manifest.portal}, ${pack.manifest.created.slice(0, 10)}, ${age}`
}

/** The contents of a pack, for programs. */
export function packFacts(pack: RulePack): object {
  const { portal, created, retailers, documents } = pack.manifest
  return {
    portal,
    created,
    ageDays: ageInDays(pack),
    retailers,
    documents: documents.map(({ document, version, design, csvLayout, positionalLayout, reasons }) => ({
      document,
      version,
      hasDesign: design !== undefined,
      hasCsvLayout: csvLayout !== undefined,
      hasPositionalLayout: positionalLayout !== undefined,
      reasons,
    })),
  }
}

/** The contents of a pack as lines for people. */
export function packText(pack: RulePack): string {
  const { retailers, documents } = pack.manifest
  const lines = [
    `${ageText(pack)}. Its files match its manifest, which finds damage and no forgery.`,
    `Retailers: ${retailers.length > 0 ? listOf(retailers) : 'none chosen'}`,
    ...documents.map(documentText),
  ]
  return lines.map((line) => `${printable(line)}\n`).join('')
}

function documentText({ document, version, design, csvLayout, positionalLayout, reasons }: PackedDocument): string {
  const flat = [csvLayout === undefined ? '' : 'CSV', positionalLayout === undefined ? '' : 'positional'].filter(
    Boolean,
  )
  const requirements =
    design === undefined
      ? `no requirements of retailers (${reasons.design ?? 'no design'})`
      : 'requirements of retailers'
  return `${document} ${version}: ${['XML', 'JSON', ...flat].join(', ')}; ${requirements}`
}
