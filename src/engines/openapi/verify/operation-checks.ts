import { own, ownText } from '../document/json'
import { follow } from '../reader/references'
import { below, entriesBelow } from '../reader/spec-document'
import type { Reading } from '../reader/reading'
import type { Place } from '../reader/spec-document'
import { isSupported, missingDescription, missingSummary } from '../document/title'
import { foundAt, operationsOf } from './found-place'
import type { WrittenOperation } from './found-place'
import { findingAt, grouped } from './report'
import type { Finding } from './report'

/** Checks operations for summaries, descriptions, unique ids and declared path parameters. */
export function operationFindings(reading: Reading): Finding[] {
  const operations = operationsOf(reading)
  const places = (of: readonly WrittenOperation[]) =>
    of.map((operation) => foundAt(reading, operation.place, operation))
  const lacking = (key: string) => operations.filter(({ place }) => ownText(place.value, key) === undefined)
  const undescribed = lacking('description')
  return [
    ...findingAt('warning', missingSummary, 'The title in the sidebar is taken from it.', places(lacking('summary'))),
    ...findingAt('warning', missingDescription, haveNone(undescribed.length, 'operation'), places(undescribed)),
    ...duplicateIds(operations, places),
    ...operations.flatMap((operation) => pathParameterFindings(reading, operation)),
    ...parameterDescriptions(reading, operations),
    ...[...grouped(operations, ({ method }) => (isSupported(method) ? undefined : method))].flatMap(([method, same]) =>
      findingAt(
        'note',
        `${method} is listed but not shown as a page`,
        'Supported are POST, PUT, DELETE, GET and PATCH.',
        places(same),
      ),
    ),
  ]
}

/** Counts things that lack something: 'One operation has none.', '2 operations have none.' */
export function haveNone(count: number, thing: string): string {
  return count === 1 ? `One ${thing} has none.` : `${count} ${thing}s have none.`
}

function duplicateIds(
  operations: readonly WrittenOperation[],
  places: (of: readonly WrittenOperation[]) => Finding['places'],
): Finding[] {
  const byId = grouped(operations, ({ place }) => ownText(place.value, 'operationId'))
  return [...byId].flatMap(([id, same]) =>
    same.length < 2
      ? []
      : findingAt('error', 'Duplicate operation id', `${same.length} operations are named ${id}.`, places(same)),
  )
}

/**
 * The parameters of an operation: where each is listed, and its place after references are resolved. The operation's own
 * come first and override those of the path.
 */
function parametersOf(reading: Reading, { place, sources }: WrittenOperation): { listedAt: Place; place: Place }[] {
  const seen = new Set<string>()
  return [place, ...sources].flatMap((holder) =>
    entriesBelow(below(holder, 'parameters')).flatMap(([, listedAt]) => {
      const { place: parameter } = follow(reading, listedAt)
      const name = `${ownText(parameter.value, 'in')} ${ownText(parameter.value, 'name')}`
      if (seen.has(name)) return []
      seen.add(name)
      return [{ listedAt, place: parameter }]
    }),
  )
}

function pathParameterFindings(reading: Reading, operation: WrittenOperation): Finding[] {
  if (operation.webhook === true) return []
  const declared = parametersOf(reading, operation).filter(({ place: { value } }) => ownText(value, 'in') === 'path')
  const named = [...new Set(Array.from(operation.path.matchAll(/\{([^{}/]+)\}/g), ([, name]) => name ?? ''))]
  const names = declared.map(({ place }) => ownText(place.value, 'name'))
  const where = `${operation.method} ${operation.path}`
  const title = 'Path parameter without declaration'
  return [
    ...named
      .filter((name) => !names.includes(name))
      .flatMap((name) =>
        findingAt('error', title, `{${name}} of ${where} is not among its parameters.`, [
          foundAt(reading, operation.place, operation),
        ]),
      ),
    ...declared.flatMap(({ listedAt, place }) => {
      const name = ownText(place.value, 'name') ?? ''
      const at = [foundAt(reading, listedAt, operation)]
      if (!named.includes(name))
        return findingAt('error', 'Path parameter that the path has not', `${where} has no {${name}}.`, at)
      if (own(place.value, 'required') !== true)
        return findingAt(
          'error',
          'Path parameter that is not required',
          `${name} of ${where} needs required: true.`,
          at,
        )
      return []
    }),
  ]
}

function parameterDescriptions(reading: Reading, operations: readonly WrittenOperation[]): Finding[] {
  const lacking = new Map<string, Finding['places'][number]>()
  for (const operation of operations) {
    for (const { place } of parametersOf(reading, operation)) {
      if (place.value === undefined || ownText(place.value, 'description') !== undefined) continue
      const found = foundAt(reading, place, operation)
      lacking.set(`${found.document ?? ''}#${found.pointer}`, found)
    }
  }
  const places = [...lacking.values()]
  return findingAt('note', 'Parameter without description', haveNone(places.length, 'parameter'), places)
}
