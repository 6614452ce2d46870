import { createYielder } from '@/lib/yielder'
import type { Work } from '@/lib/work'
import { own, ownList, ownText } from '../document/json'
import { openReading, unlimitedBudget } from '../reader/reading'
import { rootOf, type Bundle } from '../reader/spec-document'
import type { ApiChange } from './api-change'
import { modesOf } from './compare-operations'
import { comparePaths, guessRenamedPaths, matchPaths, pathsOf } from './compare-paths'
import { compareSchemas } from './compare-schemas'
import { compareServers } from './compare-security'
import { compareTexts } from './compare-texts'
import { addPart, noDifference } from './difference'
import type { Comparison, Difference } from './difference'
import { samenessOf } from './sameness'
import { changesOf, type Compared } from './place-changes'
import { versionChange, versionOf } from './version-change'

/** The result of a comparison. */
export interface ApiComparison {
  changes: ApiChange[]
  /** Why parts of a document could not be read, by side: what differs there is not known. */
  unread: { from: readonly string[]; to: readonly string[] }
  /** The versions that the documents state. */
  versions: { from: string | undefined; to: string | undefined }
}

/** Two documents, and the day for which they are compared. */
export interface ComparedDocuments {
  from: Bundle
  to: Bundle
  /** An ISO date, which decides whether a sunset has passed. */
  today: string
}

/**
 * Compares two versions of an API (COMPARE-40). Parts with the same content are skipped; each level follows from the effect on
 * the allowed messages and from who sends them.
 */
export async function compareDocuments(
  { from, to, today }: ComparedDocuments,
  { signal, report }: Pick<Work<number>, 'signal' | 'report'>,
): Promise<ApiComparison> {
  const yielder = createYielder(signal, report)
  await yielder.yield(0)
  const sameness = samenessOf(from, to)
  await yielder.yield(0.3)
  const comparison: Comparison = {
    from: openReading(from, unlimitedBudget),
    to: openReading(to, unlimitedBudget),
    sameness,
    today,
    known: new Map(),
    deferred: [],
    schemas: (pair, mode) => compareSchemas(comparison, pair, mode),
  }
  const compared: Compared[] = [{ place: [], operations: [], difference: compareWhole(comparison) }]
  const pairs = matchPaths([pathsOf(comparison.from), pathsOf(comparison.to)])
  for (const [index, pair] of pairs.entries()) {
    for (const part of comparePaths(comparison, pair)) compared.push(part)
    for (let next = comparison.deferred.pop(); next; next = comparison.deferred.pop()) next()
    if (yielder.isYieldDue()) await yielder.yield(0.3 + (0.6 * index) / pairs.length)
  }
  guessRenamedPaths(comparison, pairs, compared)
  await yielder.yield(0.9)
  const changes = changesOf(compared)
  const version = versionChange(changes, [comparison.from.main, comparison.to.main])
  return {
    changes: version ? [version, ...changes] : changes,
    unread: unreadOf(comparison),
    versions: { from: versionOf(from.main), to: versionOf(to.main) },
  }
}

function unreadOf({ from, to, sameness }: Comparison): ApiComparison['unread'] {
  const [earlier = [], later = []] = [from, to].map((reading, side) => [
    ...sameness.dangling[side === 0 ? 0 : 1],
    ...[...reading.bundle.refusals].map(([url, reason]) => `${url}: ${reason}`),
    ...[...reading.missingUrls].map((url) => `${url}: The document was not read.`),
  ])
  return { from: earlier, to: later }
}

/** Compares what belongs to no operation. */
function compareWhole(comparison: Comparison): Difference {
  const difference = noDifference()
  const mode = modesOf(false).sent
  const roots = [rootOf(comparison.from.main), rootOf(comparison.to.main)] as const
  const document = noDifference()
  addPart(difference, 'Document', document)
  compareTexts(document, [own(roots[0].value, 'info'), own(roots[1].value, 'info')], mode)
  compareServers(comparison, document, [[roots[0]], [roots[1]]], mode)
  const tags = roots.map(({ value }) => new Map(ownList(value, 'tags').map((tag) => [ownText(tag, 'name') ?? '', tag])))
  for (const [name, tag] of tags[0] ?? []) {
    const inner = noDifference()
    if (tags[1]?.has(name)) compareTexts(inner, [tag, tags[1].get(name)], mode, ['summary', 'description'])
    addPart(difference, `tag ${name}`, inner)
  }
  return difference
}
