import type { Change, Role } from '@/engines/changes/change'
import { paths } from '@/lib/paths'
import { WorkCount, type Steps } from '@/lib/yielder'
import type { RuleModel } from '../rule-model'
import { compareDesigns, retailersAt } from './compare-designs'
import { compareRecords } from './compare-groups'
import { compareLayouts } from './compare-layouts'
import type { Difference, Path } from './difference'
import { levelOf, versionKinds } from './version-kinds'

/** The changes between two versions of a document, judged for each direction. */
export interface VersionChanges {
  send: Change[]
  receive: Change[]
  /** Sentences about what could not be compared. Without them, no change means that nothing differs. */
  untold: string[]
}

/**
 * Compares the rules of a document in two versions.
 * @param retailers The chosen retailers, whose requirements say whom a change concerns.
 */
export function* compareVersions(
  from: RuleModel,
  to: RuleModel,
  retailers: readonly string[] = [],
): Steps<VersionChanges> {
  const chosen = new Set(retailers)
  const differences = [
    ...compareFrames(from, to),
    ...(yield* compareRecords(from, to, new WorkCount())),
    ...compareLayouts(from, to),
    ...compareDesigns(from, to, chosen),
  ]
  const concerned = concernedBy(from, to, chosen)
  const changesFor = (role: Role) => differences.map((difference) => changeOf(concerned(difference), from, to, role))
  return { send: changesFor('send'), receive: changesFor('receive'), untold: untoldOf(from, to, retailers.length > 0) }
}

function compareFrames(from: RuleModel, to: RuleModel): Difference[] {
  const differences: Difference[] = []
  if (from.namespace !== to.namespace) {
    const [before, after] = [from.namespace || 'none', to.namespace || 'none']
    const at = [from.document]
    differences.push({ kind: 'namespace-changed', at, paths: {}, from: before, to: after, formats: ['XML'] })
  }
  if (from.record.name !== to.record.name) {
    const [before, after] = [from.record.name, to.record.name]
    differences.push({ kind: 'record-renamed', at: [from.document], paths: {}, from: before, to: after })
  }
  return differences
}

/** Adds the formats and the retailers that a difference concerns. */
function concernedBy(from: RuleModel, to: RuleModel, chosen: ReadonlySet<string>) {
  const flat = [
    { name: 'CSV', carried: carriedPaths(from.csvLayout, to.csvLayout) },
    { name: 'Positional', carried: carriedPaths(from.positionalLayout, to.positionalLayout) },
  ]
  const formatsOf = (places: readonly Path[]): readonly string[] | undefined => {
    const carrying = flat.filter(({ carried }) => !carried || places.some((place) => carried.has(place.join('/'))))
    return carrying.length === flat.length ? undefined : ['XML', 'JSON', ...carrying.map(({ name }) => name)]
  }
  const retailersOf = (places: readonly Path[], codes: readonly string[] | undefined) => {
    const names = places.flatMap((place) => retailersAt(to.design ?? from.design, place, codes, chosen))
    return [...new Set(names)].toSorted()
  }
  return (difference: Difference): Difference => {
    const { at, paths: sides, alsoAt = [], codes } = difference
    const places = [at, ...alsoAt, ...[sides.from, sides.to].filter((path) => path !== undefined)]
    const formats = difference.formats ?? formatsOf(places)
    const retailers = difference.retailers ?? retailersOf(places, codes)
    return { ...difference, ...(formats && { formats }), ...(retailers.length > 0 && { retailers }) }
  }
}

type Layout = readonly { path: string }[] | undefined

/** All places that flat layouts carry, with the groups around them; undefined when a layout is not known. */
function carriedPaths(from: Layout, to: Layout): Set<string> | undefined {
  if (!from || !to) return undefined
  const carried = new Set<string>()
  for (const { path } of [...from, ...to]) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) carried.add(path.slice(0, end))
  }
  return carried
}

function changeOf(difference: Difference, from: RuleModel, to: RuleModel, role: Role): Change {
  const { kind, at, paths: sides, effect, why, alsoAt, formats, retailers, renamedTo, codes: _, ...values } = difference
  const stated = versionKinds[kind]
  const fromLink = sides.from && linkTo(from, sides.from)
  const toLink = sides.to && linkTo(to, sides.to)
  return {
    ...values,
    level: levelOf(kind, { ...stated, ...effect }, role),
    kind,
    place: at,
    what: stated.what,
    why: why?.[role] ?? stated[role],
    ...(alsoAt && { alsoAt }),
    ...(formats && { formats }),
    ...(retailers && { retailers }),
    ...(renamedTo && { renamedTo }),
    ...((fromLink ?? toLink) !== undefined && {
      links: { ...(fromLink !== undefined && { from: fromLink }), ...(toLink !== undefined && { to: toLink }) },
    }),
  }
}

/** The page of a field's codes, or else its row among the fields of its document. */
function linkTo({ record, document, version }: RuleModel, path: Path): string | undefined {
  const name = path.at(-1)
  if (name === undefined) return undefined
  let content: RuleModel['record']['content'] | undefined = record.content
  let hasCodes = false
  for (const step of path) {
    const next = content?.byName.get(step)?.content
    hasCodes = next?.kind === 'value' && next.codeList !== undefined
    content = next?.kind === 'group' ? next : undefined
  }
  return hasCodes
    ? paths.fieldsQualifiers(version, document, name)
    : paths.fieldsQualifiers(version, document, undefined, { filter: name })
}

/** Names the parts that were not compared: demands of a schema that no rule expresses, and sources that only one version has. */
function untoldOf(from: RuleModel, to: RuleModel, needsDesigns: boolean): string[] {
  const sentences = new Set<string>()
  for (const { missing, version } of [from, to]) {
    for (const { source, reason } of missing) {
      if (source === 'schema') sentences.add(`Version ${version}: ${reason}`)
      if (source === 'design' && needsDesigns) sentences.add(reason)
    }
  }
  const layouts = [
    ['CSV', 'csvLayout'],
    ['positional', 'positionalLayout'],
  ] as const
  for (const [name, source] of layouts) {
    const lacking = [from, to].filter((model) => model[source] === undefined)
    const [only] = lacking
    if (lacking.length !== 1 || !only) continue
    sentences.add(
      `There is no ${name} layout of ${only.document} ${only.version}: whether ${name} files differ cannot be told.`,
    )
  }
  return [...sentences]
}
