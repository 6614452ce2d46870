import { isObject, own, ownList } from '../document/json'
import type { Reading } from './reading'
import { resolveReference } from './references'
import { below, type Place } from './spec-document'

/** Whether a part of a schema says nothing about values, only about itself. */
export function isAnnotation(name: string): boolean {
  return annotations.has(name) || (name.startsWith('x-') && name !== 'x-nullable' && name !== 'x-extensible-enum')
}

const annotations = new Set(
  'title description summary example examples externalDocs deprecated default xml $comment $id $schema $anchor'.split(
    ' ',
  ),
)

/**
 * Follows a schema that only refers to another one, directly or as the only member of `allOf`; texts beside the reference
 * are no obstacle.
 */
export function withoutWrappers(reading: Reading, start: Place): Place {
  let place = start
  for (let steps = 0; steps < 50 && isObject(place.value); steps++) {
    const [only, ...more] = Object.keys(place.value).filter((name) => !isAnnotation(name))
    if (more.length > 0) break
    const ref = only === '$ref' ? own(place.value, '$ref') : undefined
    const target = typeof ref === 'string' ? resolveReference(reading, place, ref).place : undefined
    if (target) place = target
    else if (only === 'allOf' && ownList(place.value, 'allOf').length === 1) place = below(place, 'allOf', 0)
    else break
  }
  return place
}
