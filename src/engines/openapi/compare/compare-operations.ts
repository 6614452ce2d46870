import { isObject, ownText } from '../document/json'
import { parameterPlaces } from '../reader/extract-parameters'
import { pathItem, type PathItem } from '../reader/path-items'
import type { Reading } from '../reader/reading'
import { follow } from '../reader/references'
import { below, entriesBelow, rootOf, type Place } from '../reader/spec-document'
import { compareBodies, compareResponses, requestBody } from './compare-contents'
import { compareParameters, parametersOf } from './compare-parameters'
import { compareSecurity, compareServers, hasServers } from './compare-security'
import { compareDeprecation, compareTexts, sunsetOf } from './compare-texts'
import { addPart, addRow, noDifference } from './difference'
import type { Comparison, Difference, Mode, Pair } from './difference'

/** An operation with the path or webhook that has it. */
export interface Operation {
  item: PathItem
  method: string
  place: Place
}

/** Which side of a call is sent and which is returned. In webhooks and callbacks, the service sends the request. */
export function modesOf(isWebhook: boolean): { sent: Mode; returned: Mode } {
  const request: Mode = { direction: 'request', depth: 0 }
  const response: Mode = { direction: 'response', depth: 0 }
  return isWebhook ? { sent: response, returned: request } : { sent: request, returned: response }
}

/** Compares two operations that belong together. */
export function compareOperation(comparison: Comparison, pair: Pair<Operation>, isWebhook: boolean): Difference {
  const difference = noDifference()
  const { sent, returned } = modesOf(isWebhook)
  const [from, to] = pair
  const places = [from.place, to.place] as const
  const values = [from.place.value, to.place.value] as const
  compareTexts(difference, values, sent, ['summary', 'description'])
  compareDeprecation(difference, values, sent)
  const ids = values.map((value) => ownText(value, 'operationId'))
  if (ids[0] !== ids[1])
    addRow(difference, 'operation-id-changed', sent, {
      from: ids[0],
      to: ids[1],
      ...(ids[0] === undefined && { effect: 'none' }),
    })
  if (!isWebhook) {
    compareSecurity(comparison, difference, places, sent)
    const holders = pair.map(({ item, place }) => [place, ...item.sources])
    const [before = [], after = []] = holders
    if (holders.flat().some(hasServers)) {
      const roots = [rootOf(comparison.from.main), rootOf(comparison.to.main)] as const
      compareServers(
        comparison,
        difference,
        [
          [...before, roots[0]],
          [...after, roots[1]],
        ],
        sent,
      )
    }
  }
  const readings = [comparison.from, comparison.to] as const
  const all = pair.map(
    ({ item, place }, side) =>
      parameterPlaces(readings[side] ?? comparison.from, [...item.sources.toReversed(), place]).all,
  )
  const [before, after] = pair.map(({ item, place }, side) =>
    parametersOf(readings[side] ?? comparison.from, [...item.sources.toReversed(), place]),
  )
  const renamed = renamedVariables(from.item.path, to.item.path)
  if (before && after) compareParameters(comparison, difference, [before, after], { mode: sent, renamed })
  const bodies = [
    requestBody(comparison.from, from.place, all[0] ?? []),
    requestBody(comparison.to, to.place, all[1] ?? []),
  ] as const
  compareBodies(comparison, difference, bodies, sent)
  compareResponses(comparison, difference, places, returned)
  compareCallbacks(comparison, difference, places)
  return difference
}

/** The names of the variables of the later path, by those of the earlier one at the same position. */
export function renamedVariables(from: string, to: string): Map<string, string> {
  const [before, after] = [from, to].map((path) => [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))
  return new Map((before ?? []).map((name, index) => [name, after?.[index] ?? name]))
}

function compareCallbacks(comparison: Comparison, difference: Difference, operations: Pair<Place>) {
  const [from, to] = operations.map((operation, side) =>
    callbacksOf(side === 0 ? comparison.from : comparison.to, operation),
  )
  if (!from || !to) return
  const mode = modesOf(true).sent
  for (const [name, callback] of from) {
    const other = to.get(name)
    if (!other) addRow(difference, 'callback-removed', mode, { name: `callback ${name}`, from: name })
    else addPart(difference, `callback ${name}`, compareOperation(comparison, [callback, other], true))
  }
  for (const name of to.keys())
    if (!from.has(name)) addRow(difference, 'callback-added', mode, { name: `callback ${name}`, to: name })
}

/** The operations of the callbacks, by name, expression and method. */
function callbacksOf(reading: Reading, operation: Place): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const [name, start] of entriesBelow(below(operation, 'callbacks'))) {
    const { place } = follow(reading, start)
    for (const [expression, path] of entriesBelow(place)) {
      if (!isObject(path.value)) continue
      const item = pathItem(reading, expression, path, true)
      for (const { method, place: inner } of item.operations)
        found.set(`${name} ${method} ${expression}`, { item, method, place: inner })
    }
  }
  return found
}

/** Whether an operation names a sunset that has passed. */
export function hasPassedSunset(place: Place, today: string): boolean {
  const sunset = sunsetOf(place.value)
  return sunset !== undefined && sunset <= today
}
