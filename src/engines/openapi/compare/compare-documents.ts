import type { Work } from '@/lib/work'
import { createYielder } from '@/lib/yielder'
import { ownText } from '../document/json'
import { openReading, unlimitedBudget } from '../reader/reading'
import { below, entriesBelow, rootOf, type Bundle } from '../reader/spec-document'
import { changesOf, versionChange, versionOf, type ApiChange, type Compared } from './api-change'
import { CanonicalDigests } from './canonical'
import { comparePaths, matchPaths } from './compare-paths'
import { compareSchemas } from './compare-schemas'
import { compareServers } from './compare-security'
import { compareTexts } from './compare-texts'
import { both, pairByKey } from '@/lib/pairing'
import { probeLimits } from './probes'
import { samenessOf } from './sameness'
import { Section, type Comparison, type Difference } from './section'

/** The result of a comparison. */
export interface ApiComparison {
  changes: ApiChange[]
  /** Why parts of a document could not be read, by side: what differs there is not known. */
  unread: { from: readonly string[]; to: readonly string[] }
  /** The versions that the documents state. */
  versions: { from: string | undefined; to: string | undefined }
}

/**
 * Compares two versions of an API (COMPARE-40). Parts with the same content are skipped; each level follows from the effect on
 * the allowed messages and from who sends them.
 * @param documents with the day as an ISO date, which decides whether a sunset has passed.
 */
export async function compareDocuments(
  { from, to, today }: { from: Bundle; to: Bundle; today: string },
  { signal, report }: Pick<Work<number>, 'signal' | 'report'>,
): Promise<ApiComparison> {
  const yielder = createYielder(signal, report)
  await yielder.yield(0)
  const sameness = samenessOf([from, to])
  await yielder.yield(0.3)
  const comparison: Comparison = {
    readings: both([from, to], (bundle) => openReading(bundle, unlimitedBudget)),
    sameness,
    today,
    canonical: new CanonicalDigests(sameness.digestOf),
    probes: { each: probeLimits.each, all: probeLimits.all },
    known: new Map(),
    deferred: [],
    schemas: (pair, mode) => compareSchemas(comparison, pair, mode),
  }
  const compared: Compared[] = [{ place: [], operations: [], difference: compareWhole(comparison) }]
  const pairs = matchPaths(comparison)
  for (const [index, pair] of pairs.entries()) {
    comparison.probes.each = probeLimits.each
    for (const part of comparePaths(comparison, pair)) compared.push(part)
    const progress = 0.3 + (0.6 * index) / pairs.length
    for (let next = comparison.deferred.pop(); next; next = comparison.deferred.pop()) {
      comparison.probes.each = probeLimits.each
      next()
      if (yielder.isYieldDue()) await yielder.yield(progress)
    }
    if (yielder.isYieldDue()) await yielder.yield(progress)
  }
  await yielder.yield(0.9)
  const changes = changesOf(compared)
  const version = versionChange(changes, [from.main, to.main])
  const unread = both(comparison.readings, ({ bundle, missingUrls }, side) => [
    ...sameness.dangling[side],
    ...Array.from(bundle.refusals, ([url, reason]) => `${url}: ${reason}`),
    ...Array.from(missingUrls, (url) => `${url}: The document was not read.`),
  ])
  return {
    changes: version ? [version, ...changes] : changes,
    unread: { from: unread[0], to: unread[1] },
    versions: { from: versionOf(from.main), to: versionOf(to.main) },
  }
}

/** Compares what belongs to no operation. */
function compareWhole(comparison: Comparison): Difference {
  const section = new Section(comparison, { direction: 'request', depth: 0 })
  const roots = both(comparison.readings, ({ main }) => rootOf(main))
  const document = section.part('Document')
  const infos = both(roots, (root) => below(root, 'info'))
  compareTexts(document, infos)
  compareServers(document, [[roots[0]], [roots[1]]])
  const tags = both(roots, (root) => {
    const places = entriesBelow(below(root, 'tags')).map(([, place]) => place)
    return new Map(places.map((place) => [ownText(place.value, 'name') ?? '', place]))
  })
  for (const [name, pair] of pairByKey(tags).common)
    compareTexts(section.part(`tag ${name}`), pair, ['summary', 'description'])
  return section.difference
}
