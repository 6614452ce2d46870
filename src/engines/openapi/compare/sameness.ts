import { own } from '../document/json'
import { valueText } from '../document/value-text'
import { openReading, unlimitedBudget } from '../reader/reading'
import { resolveReference } from '../reader/references'
import { scanDocument } from '../reader/scan-references'
import { documentsOf, rootOf } from '../reader/spec-document'
import type { Bundle, Place } from '../reader/spec-document'
import { Digests, isContainer } from './digests'

/** Tells which parts of two documents are the same, so that only the others are compared. */
export interface Sameness {
  /** Whether two values have the same content, and all that they refer to has. */
  isSame: (a: Place, b: Place) => boolean
  /** The digest of a value: equal for values that are written with the same content. */
  digestOf: (value: unknown) => number
  /** References that lead nowhere, in the earlier and in the later document. */
  dangling: readonly [from: readonly string[], to: readonly string[]]
}

/** Creates the sameness of two documents with all that they refer to. Reads each of their values once. */
export function samenessOf(from: Bundle, to: Bundle): Sameness {
  const digests = new Digests()
  for (const { root } of [...documentsOf(from), ...documentsOf(to)]) digests.digestOf(root)
  const sides = [targetsOf(from, digests), targetsOf(to, digests)] as const
  const changed = changedReferences(sides, digests)
  const foreign = new Set([...from.others.values(), ...to.others.values()])
  const known = new Map<object, boolean>()
  const hasChanged = ({ document, value }: Place) =>
    digests.hasReferences(value) && (foreign.has(document) || leadsToChange(value, { changed, digests, known }))
  return {
    isSame: (a, b) => digests.digestOf(a.value) === digests.digestOf(b.value) && !hasChanged(a) && !hasChanged(b),
    digestOf: (value) => digests.digestOf(value),
    dangling: [danglingTexts(from, sides[0]), danglingTexts(to, sides[1])],
  }
}

/** The targets of the references of a document, by the text of the reference; undefined for a reference to another file. */
type Targets = ReadonlyMap<string, unknown>

/** Resolves each reference of the main document once. */
function targetsOf(bundle: Bundle, digests: Digests): Targets {
  const reading = openReading(bundle, unlimitedBudget)
  const root = rootOf(bundle.main)
  const targets = new Map<string, unknown>()
  const open: unknown[] = [bundle.main.root]
  const seen = new Set<unknown>()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!digests.hasReferences(next) || seen.has(next)) continue
    seen.add(next)
    const ref = own(next, '$ref')
    if (typeof ref === 'string' && !targets.has(ref))
      targets.set(ref, ref.startsWith('#') ? resolveReference(reading, root, ref).place?.value : undefined)
    for (const child of Object.values(next)) open.push(child)
  }
  return targets
}

/** The references that lead to something else in the other document, directly or through others. */
function changedReferences([from, to]: readonly [Targets, Targets], digests: Digests): Set<string> {
  const refs = new Set([...from.keys(), ...to.keys()])
  const names = new Map<unknown, string>()
  for (const targets of [from, to]) for (const [ref, target] of targets) if (isContainer(target)) names.set(target, ref)
  /** The references whose targets contain a reference. */
  const users = new Map<string, Set<string>>()
  for (const targets of [from, to]) {
    for (const [ref, target] of targets) {
      for (const used of referencesIn(target, names, digests)) users.set(used, (users.get(used) ?? new Set()).add(ref))
    }
  }
  const isChanged = (ref: string) => {
    const [one, other] = [from.get(ref), to.get(ref)]
    return one === undefined || other === undefined || digests.digestOf(one) !== digests.digestOf(other)
  }
  const open = [...refs].filter(isChanged)
  const changed = new Set<string>()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (changed.has(next)) continue
    changed.add(next)
    for (const user of users.get(next) ?? []) open.push(user)
  }
  return changed
}

/** The references within a target. Ends at other targets, so that each value is read for one target only. */
function referencesIn(target: unknown, names: ReadonlyMap<unknown, string>, digests: Digests): Set<string> {
  const found = new Set<string>()
  const open: unknown[] = [target]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!digests.hasReferences(next)) continue
    const name = next === target ? undefined : names.get(next)
    if (name !== undefined) {
      found.add(name)
      continue
    }
    const ref = own(next, '$ref')
    if (typeof ref === 'string') found.add(ref)
    for (const child of Object.values(next)) open.push(child)
  }
  return found
}

interface Search {
  changed: ReadonlySet<string>
  digests: Digests
  known: Map<object, boolean>
}

/** Parts nested more deeply count as changed: recursion has an end. */
const maxDepth = 1_000

/** Whether a value contains a reference that leads to a change. A dynamic reference may lead to one. */
function leadsToChange(value: object, search: Search, depth = 0): boolean {
  const { changed, digests, known } = search
  const before = known.get(value)
  if (before !== undefined) return before
  const ref = own(value, '$ref')
  const isChanged =
    depth > maxDepth ||
    own(value, '$dynamicRef') !== undefined ||
    own(value, '$id') !== undefined ||
    (typeof ref === 'string' && changed.has(ref)) ||
    Object.values(value).some((child) => digests.hasReferences(child) && leadsToChange(child, search, depth + 1))
  known.set(value, isChanged)
  return isChanged
}

const maxDangling = 20

/** Says which references of a document lead nowhere; a `$ref` within an example is no reference. */
function danglingTexts(bundle: Bundle, targets: Targets): string[] {
  const missing = new Set(
    [...targets].flatMap(([ref, target]) => (target === undefined && ref.startsWith('#') ? [ref] : [])),
  )
  if (missing.size === 0) return []
  const used = new Set(scanDocument(bundle.main).used.map(({ value }) => String(own(value, '$ref'))))
  const texts = [...missing]
    .filter((ref) => used.has(ref))
    .map((ref) => `The reference ${valueText(ref)} leads nowhere.`)
  const more = texts.length - maxDangling
  return more > 0 ? [...texts.slice(0, maxDangling), `${more} more references lead nowhere.`] : texts
}
