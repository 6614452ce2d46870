import type { Change, Role } from '@/engines/changes/change'
import { fieldsPath } from '@/lib/worker-paths'
import { WorkCount, type Steps } from '@/lib/yielder'
import { pathsOfLayout } from '../read/flat-framing'
import { ruleOfPath } from '../read/rule-of-node'
import type { RuleModel } from '../rule-model'
import { compareDesigns, retailersAt } from './compare-designs'
import { compareRecords } from './compare-groups'
import { compareLayouts, flatFormats } from './compare-layouts'
import type { Difference, Path } from './difference'
import { judge } from './version-kinds'

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
  const concerned = differences.map(concernedBy(from, to, chosen))
  const changesFor = (role: Role) => concerned.map((difference) => changeOf(difference, from, to, role))
  const untold = untoldOf([from, to], chosen.size > 0)
  return { send: changesFor('send'), receive: changesFor('receive'), untold }
}

function compareFrames(from: RuleModel, to: RuleModel): Difference[] {
  const place = { at: [from.document] }
  const namespaces = { from: from.namespace || 'none', to: to.namespace || 'none' }
  return [
    { kind: 'namespace-changed' as const, place, ...namespaces, formats: ['XML'] },
    { kind: 'record-renamed' as const, place, from: from.record.name, to: to.record.name },
  ].filter((frame) => frame.from !== frame.to)
}

/** Adds the formats and the retailers that a difference concerns. */
function concernedBy(from: RuleModel, to: RuleModel, chosen: ReadonlySet<string>) {
  // All places that flat layouts carry, with the groups around them; undefined when a layout is not known.
  const flat = flatFormats.map(({ format, source }) => {
    const [before, after] = [from[source], to[source]]
    return { format, carried: before && after && new Set([...pathsOfLayout(before), ...pathsOfLayout(after)]) }
  })
  const formatsOf = (places: readonly Path[]): readonly string[] | undefined => {
    const carrying = flat.filter(({ carried }) => !carried || places.some((place) => carried.has(place.join('/'))))
    return carrying.length === flat.length ? undefined : ['XML', 'JSON', ...carrying.map(({ format }) => format)]
  }
  return (difference: Difference): Difference => {
    const { place, alsoAt = [], codes } = difference
    const places = [place.at, ...alsoAt, ...[place.from, place.to].filter((path) => path !== undefined)]
    const formats = difference.formats ?? formatsOf(places)
    const names = places.flatMap((path) => retailersAt(to.design ?? from.design, path, codes, chosen))
    const retailers = difference.retailers ?? [...new Set(names)].toSorted()
    return { ...difference, ...(formats && { formats }), ...(retailers.length > 0 && { retailers }) }
  }
}

function changeOf(difference: Difference, from: RuleModel, to: RuleModel, role: Role): Change {
  const { kind, place, effect, codes: _, ...values } = difference
  const links = {
    ...(place.from && place.from.length > 0 && { from: linkTo(from, place.from) }),
    ...(place.to && place.to.length > 0 && { to: linkTo(to, place.to) }),
  }
  const hasLinks = links.from !== undefined || links.to !== undefined
  return { ...judge(kind, role, effect), ...values, place: place.at, ...(hasLinks && { links }) }
}

/** The page of a field's codes, or else its row among the fields of its document. */
function linkTo(model: RuleModel, path: Path): string {
  const { document, version } = model
  const content = ruleOfPath(path, model)?.content
  const name = path.at(-1) ?? ''
  return content?.kind === 'value' && content.codeList !== undefined
    ? fieldsPath(version, document, name)
    : fieldsPath(version, document, undefined, { filter: name })
}

/** Names what was not compared: demands that no rule expresses, damaged sources, and those that only one version has. */
function untoldOf(models: readonly RuleModel[], needsDesigns: boolean): string[] {
  const reasons = models.flatMap(({ missing, version }) => [
    ...missing.filter(({ source }) => source === 'schema').map(({ reason }) => `Version ${version}: ${reason}`),
    ...missing.filter(({ source }) => source === 'design' && needsDesigns).map(({ reason }) => reason),
  ])
  const layouts = flatFormats.flatMap(({ noun, source }) => {
    const isDamaged = (model: RuleModel) => model.missing.some((one) => one.source === source && one.isDamaged)
    const without = models.filter((model) => model[source] === undefined)
    return (without.length === 1 ? without : without.filter(isDamaged)).map((model) => {
      const layout = `${isDamaged(model) ? 'readable ' : ''}${noun} layout of ${model.document} ${model.version}`
      return `There is no ${layout}: whether ${noun} files differ cannot be told.`
    })
  })
  return [...new Set([...reasons, ...layouts])]
}
