import type { Role } from '@/engines/changes/change'
import type { Work } from '@/lib/work'
import { createYielder, finishSteps } from '@/lib/yielder'
import type { RuleSources } from '../rule-sources'
import { compileRules } from '../sources/compile-rules'
import { compareVersions, type VersionChanges } from './compare-versions'
import { documentChange } from './version-kinds'

/** Two versions of a document as they are published, and the retailers whose requirements count. */
export interface VersionSources {
  from: RuleSources
  to: RuleSources
  retailers: readonly string[]
}

/** A document that only one of two versions has: the later one when it is added. */
export interface OneSidedDocument {
  document: string
  isAdded: boolean
}

/** Returns the changes of a document that only one version has. In the worker, because pages have no texts of changes. */
export function compareOneSided({ document, isAdded }: OneSidedDocument): Pick<VersionChanges, 'send' | 'receive'> {
  const changesFor = (role: Role) => [documentChange(document, isAdded, role)]
  return { send: changesFor('send'), receive: changesFor('receive') }
}

/**
 * Compiles two versions of a document and compares them, in the worker. Reports the part that is done, 0 to 1.
 * @throws Error with one sentence when a side cannot be read.
 */
export async function compareSources(
  { from, to, retailers }: VersionSources,
  { signal, report }: Work<number>,
): Promise<VersionChanges & { unknownRetailers: string[] }> {
  const before = await compileRules(from)
  report(0.4)
  const after = await compileRules(to)
  report(0.8)
  const changes = await finishSteps(compareVersions(before, after, retailers), createYielder(signal, report), 0.8)
  const known = new Set([...before.retailers, ...after.retailers])
  return { ...changes, unknownRetailers: retailers.filter((name) => !known.has(name)) }
}
