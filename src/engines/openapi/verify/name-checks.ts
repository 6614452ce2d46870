import { isObject, own, ownText } from '../document/json'
import { follow, mappedSchema } from '../reader/references'
import { below, entriesBelow, rootOf } from '../reader/spec-document'
import type { Reading } from '../reader/reading'
import type { Place } from '../reader/spec-document'
import { foundAt } from './found-place'
import { findingAt, grouped } from './report'
import type { Finding } from './report'
import type { SpecObjects } from './spec-objects'

/** Finds duplicate names, and references by name to something that does not exist. */
export function nameFindings(reading: Reading, objects: SpecObjects): Finding[] {
  const root = rootOf(reading.main)
  const error = (title: string, text: string, places: readonly Place[]) =>
    findingAt(
      'error',
      title,
      text,
      places.map((place) => foundAt(reading, place)),
    )
  const schemes = grouped(unknownSchemes(root, objects), ({ name }) => name)
  const links = grouped(unknownOperations(objects), ({ name }) => name)
  const schemas = grouped(unknownSchemas(reading, objects), ({ name }) => name)
  return [
    ...[...repeated(below(root, 'tags'), (_, tag) => ownText(tag.value, 'name'))].flatMap(([name, same]) =>
      error('Duplicate tag', `${same.length} tags are named ${name}.`, same),
    ),
    ...[...repeated(below(root, 'paths'), withoutParameterNames)].flatMap(([path, same]) =>
      error('Same path twice', `Names of parameters do not tell paths apart: ${path}.`, same),
    ),
    ...[...objects('pathItem'), ...objects('operation')].flatMap((holder) =>
      [...repeated(below(holder, 'parameters'), (_, parameter) => nameOfParameter(reading, parameter))].flatMap(
        ([name, same]) => error('Duplicate parameter', `${same.length} parameters are named ${name}.`, same),
      ),
    ),
    ...[...schemes].flatMap(([name, same]) =>
      error('Unknown security scheme', `The document does not define ${name}.`, placesOf(same)),
    ),
    ...[...links].flatMap(([name, same]) =>
      error('Link to an unknown operation', `No operation has the id ${name}.`, placesOf(same)),
    ),
    ...[...schemas].flatMap(([name, same]) =>
      error('Discriminator that leads nowhere', `There is no schema ${name}.`, placesOf(same)),
    ),
    ...objects('server').flatMap((server) =>
      undefinedVariables(server).flatMap((name) =>
        error('Server variable without definition', `{${name}} is not among the variables.`, [below(server, 'url')]),
      ),
    ),
  ]
}

/** A name of something that does not exist, and the place where it is used. */
interface UnknownName {
  name: string
  place: Place
}

const placesOf = (unknown: readonly UnknownName[]) => unknown.map(({ place }) => place)

/** Groups the entries of an object or a list that have the same name; leaves out names that occur once. */
function repeated(holder: Place, nameOf: (key: string, place: Place) => string | undefined): [string, Place[]][] {
  const groups = grouped(entriesBelow(holder), ([key, place]) => nameOf(key, place))
  return [...groups].flatMap(([name, same]) => (same.length < 2 ? [] : [[name, same.map(([, place]) => place)]]))
}

/** Removes the names of path parameters: `/labels/{id}` becomes `/labels/{}`. */
function withoutParameterNames(path: string): string | undefined {
  return path.startsWith('/') ? path.replaceAll(/\{[^{}]*\}/g, '{}') : undefined
}

/** Identifies a parameter, such as `id in path`. Names of headers are not case-sensitive. */
function nameOfParameter(reading: Reading, parameter: Place): string | undefined {
  const { value } = follow(reading, parameter).place
  const name = ownText(value, 'name')
  const location = ownText(value, 'in')
  if (name === undefined || location === undefined) return undefined
  return `${location === 'header' ? name.toLowerCase() : name} in ${location}`
}

function unknownSchemes(root: Place, objects: SpecObjects): UnknownName[] {
  const defined = [below(root, 'components', 'securitySchemes'), below(root, 'securityDefinitions')]
  const isKnown = (name: string) => defined.some(({ value }) => own(value, name) !== undefined)
  return (
    [root, ...objects('operation')]
      .flatMap((holder) => entriesBelow(below(holder, 'security')))
      .flatMap(([, requirement]) => entriesBelow(requirement))
      // Since 3.2 a name may also be the address of a scheme.
      .flatMap(([name, place]) => (isKnown(name) || /[#/]/.test(name) ? [] : [{ name, place }]))
  )
}

function unknownOperations(objects: SpecObjects): UnknownName[] {
  const ids = new Set(objects('operation').map(({ value }) => ownText(value, 'operationId')))
  return objects('link').flatMap((link) => {
    const name = ownText(link.value, 'operationId')
    return name === undefined || ids.has(name) ? [] : [{ name, place: below(link, 'operationId') }]
  })
}

/** Finds unknown targets of discriminators, by name or by reference; does not look into other documents. */
function unknownSchemas(reading: Reading, objects: SpecObjects): UnknownName[] {
  return objects('schema')
    .flatMap((schema) => entriesBelow(below(schema, 'discriminator', 'mapping')))
    .flatMap(([, place]) => {
      const name = place.value
      if (typeof name !== 'string' || (/[#/.]/.test(name) && !name.startsWith('#'))) return []
      return mappedSchema(reading, place, name) ? [] : [{ name, place }]
    })
}

function undefinedVariables(server: Place): string[] {
  const url = ownText(server.value, 'url') ?? ''
  const names = Array.from(url.matchAll(/\{([^{}]+)\}/g), ([, name]) => name ?? '')
  return [...new Set(names)].filter((name) => !isObject(own(own(server.value, 'variables'), name)))
}
