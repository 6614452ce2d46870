import { ContentDigests } from '@/lib/content-digests'
import { both, type Pair } from '@/lib/pairing'
import { own } from '../document/json'
import { valueText } from '../document/value-text'
import { openReading, unlimitedBudget } from '../reader/reading'
import { resolveReference } from '../reader/references'
import { scanDocument } from '../reader/scan-references'
import { isAnnotation } from '../reader/schema-wrappers'
import { documentsOf, isSince31, rootOf, type Bundle, type Place } from '../reader/spec-document'

/** Tells which parts of two documents are the same, so that only the others are compared. */
export interface Sameness {
  /** Whether two values have the same content, and all that they refer to has. */
  isSame: (pair: Pair<Place>) => boolean
  /** The digest of a value: equal for values that are written with the same content. */
  digestOf: (value: unknown) => number
  /** References that lead nowhere, in the earlier and in the later document. */
  dangling: Pair<readonly string[]>
}

/** Creates the sameness of two documents with all that they refer to. Reads each of their values once. */
export function samenessOf(bundles: Pair<Bundle>): Sameness {
  const digests = new ContentDigests(
    (object) => refOf(object) !== undefined || own(object, '$dynamicRef') !== undefined,
  )
  for (const { root } of bundles.flatMap(documentsOf)) digests.digestOf(root)
  const links = both(bundles, (bundle) => linksOf(bundle, digests))
  const foreign = new Set(bundles.flatMap(({ others }) => [...others.values()]))
  const [from, to] = both(bundles, ({ main }) => isSince31(main))
  const changed = changedValues(links, digests, from === to ? () => false : hasMoreThanReference)
  const leadsToChange = (value: unknown): boolean => {
    if (!digests.isInteresting(value)) return false
    // Values that are not part of a document are made of parts of one.
    const isPart = links.some(({ users }) => users.has(value))
    return changed.has(value) || (!isPart && Object.values(value).some(leadsToChange))
  }
  const isChanged = ({ document, value }: Place) =>
    leadsToChange(value) || (foreign.has(document) && digests.isInteresting(value))
  return {
    isSame: (pair) => digests.digestOf(pair[0].value) === digests.digestOf(pair[1].value) && !pair.some(isChanged),
    digestOf: (value) => digests.digestOf(value),
    dangling: both(bundles, (bundle, side) => danglingTexts(bundle, links[side])),
  }
}

/** The references of a document. */
interface Links {
  /** The targets by the text of the reference; `elsewhere` if it leads nowhere or to another file. */
  targets: Map<string, unknown>
  /** The values that contain a value with references, or refer to a value. */
  users: Map<unknown, unknown[]>
}

const elsewhere = {}

function refOf(value: unknown): string | undefined {
  const ref = own(value, '$ref')
  return typeof ref === 'string' ? ref : undefined
}

/** Reads the references of the main document, each of its values once. */
function linksOf(bundle: Bundle, digests: ContentDigests): Links {
  const reading = openReading(bundle, unlimitedBudget)
  const root = rootOf(bundle.main)
  const targets = new Map<string, unknown>()
  const users = new Map<unknown, unknown[]>([[root.value, []]])
  const link = (value: unknown, user: object) => {
    const known = users.get(value)
    if (known) known.push(user)
    else users.set(value, [user])
  }
  for (const value of users.keys()) {
    if (!digests.isInteresting(value)) continue
    const ref = refOf(value)
    if (ref !== undefined) {
      const place = !ref.startsWith('#') || targets.has(ref) ? undefined : resolveReference(reading, root, ref).place
      if (!targets.has(ref)) targets.set(ref, place ? place.value : elsewhere)
      link(targets.get(ref), value)
    }
    // The way to these values decides where they lead.
    if (own(value, '$dynamicRef') !== undefined || own(value, '$id') !== undefined) link(elsewhere, value)
    for (const child of Object.values(value)) if (digests.isInteresting(child)) link(child, value)
  }
  return { targets, users }
}

const noDemands: ReadonlySet<string> = new Set(['$ref', 'nullable', 'x-nullable'])

/** Whether keywords beside a reference are ignored in one version of OpenAPI, and demands in the other one, which has no `nullable`. */
function hasMoreThanReference(value: unknown): boolean {
  return (
    refOf(value) !== undefined &&
    Object.keys(value as object).some((name) => !noDemands.has(name) && !isAnnotation(name))
  )
}

/**
 * The values whose references lead to something else in the other document, directly or through others.
 * @param isReadOtherwise Whether a value has another meaning in the other document although it is written the same.
 */
function changedValues(
  links: Pair<Links>,
  digests: ContentDigests,
  isReadOtherwise: (value: unknown) => boolean,
): ReadonlySet<unknown> {
  const changed = new Set<unknown>([elsewhere])
  for (const { users } of links) for (const value of users.keys()) if (isReadOtherwise(value)) changed.add(value)
  for (const ref of links[0].targets.keys()) {
    const [from, to] = both(links, ({ targets }) => targets.get(ref))
    if (digests.digestOf(from) !== digests.digestOf(to)) changed.add(from).add(to)
  }
  for (const value of changed)
    for (const user of links.flatMap(({ users }) => users.get(value) ?? [])) changed.add(user)
  return changed
}

const maxDangling = 20

/** Says which references of a document lead nowhere; a `$ref` within an example is no reference. */
function danglingTexts(bundle: Bundle, { targets }: Links): string[] {
  const isMissing = (ref: string) => ref.startsWith('#') && targets.get(ref) === elsewhere
  if (![...targets.keys()].some(isMissing)) return []
  const used = new Set(scanDocument(bundle.main).used.map(({ value }) => String(refOf(value))))
  const texts = [...used].filter(isMissing).map((ref) => `The reference ${valueText(ref)} leads nowhere.`)
  const more = texts.length - maxDangling
  return more > 0 ? [...texts.slice(0, maxDangling), `${more} more references lead nowhere.`] : texts
}
