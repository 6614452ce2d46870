import { own, ownList, ownText } from '../document/json'
import { below, entriesBelow, rootOf } from '../reader/spec-document'
import type { Reading } from '../reader/reading'
import type { Place } from '../reader/spec-document'
import { foundAt, operationsOf } from './found-place'
import { haveNone } from './operation-checks'
import { findingAt, grouped } from './report'
import type { Finding } from './report'

/** Checks the document and its tags: missing descriptions, and `x-sps-*` entries that the portal does not know. */
export function documentFindings(reading: Reading, extensions: readonly Place[]): Finding[] {
  const root = rootOf(reading.main)
  const info = below(root, 'info')
  const tags = entriesBelow(below(root, 'tags')).map(([, tag]) => tag)
  const undescribed = tags.filter(({ value }) => ownText(value, 'description') === undefined)
  const hasDescription = ownText(info.value, 'description') !== undefined
  const unknown = grouped(extensions, ({ pointer }) => pointer.slice(pointer.lastIndexOf('/') + 1))
  return [
    ...findingAt(
      'warning',
      'The document has no description',
      'Its overview begins with it.',
      hasDescription ? [] : [foundAt(reading, info)],
    ),
    ...findingAt(
      'note',
      'Tag without description',
      haveNone(undescribed.length, 'tag'),
      undescribed.map((tag) => foundAt(reading, tag)),
    ),
    ...[...unknown].flatMap(([name, same]) =>
      findingAt(
        'warning',
        `Unknown tag ${name}`,
        'Known are x-sps-latest, x-sps-group-by and x-sps-samples-ran.',
        same.map((place) => foundAt(reading, place)),
      ),
    ),
    ...tags.flatMap((tag) => wrongExtensions(reading, tag)),
    ...undeclaredTags(reading),
  ]
}

function wrongExtensions(reading: Reading, tag: Place): Finding[] {
  const latest = own(tag.value, 'x-sps-latest')
  const group = own(tag.value, 'x-sps-group-by')
  return [
    ...findingAt(
      'warning',
      'x-sps-latest is true or false',
      'Another value counts as false.',
      latest === undefined || typeof latest === 'boolean' ? [] : [foundAt(reading, below(tag, 'x-sps-latest'))],
    ),
    ...findingAt(
      'warning',
      'x-sps-group-by is a text',
      'It names the group that the tag belongs to.',
      group === undefined || typeof group === 'string' ? [] : [foundAt(reading, below(tag, 'x-sps-group-by'))],
    ),
  ]
}

function undeclaredTags(reading: Reading): Finding[] {
  const declared = new Set(ownList(reading.main.root, 'tags').map((tag) => ownText(tag, 'name')))
  const operations = operationsOf(reading).filter(({ place }) =>
    ownList(place.value, 'tags').some((name) => typeof name === 'string' && !declared.has(name)),
  )
  return findingAt(
    'note',
    'Tag that the document does not declare',
    'It has no description and comes after the others.',
    operations.map((operation) => foundAt(reading, operation.place, operation)),
  )
}
