import { both, pairByKey, type Pair } from '@/lib/pairing'
import { own, ownEntries } from '../document/json'
import type { Reading } from '../reader/reading'
import { mappedSchema } from '../reader/references'
import { discriminatorOf } from '../reader/schema-type'
import { withoutWrappers } from '../reader/schema-wrappers'
import { keyOf, type Place } from '../reader/spec-document'
import { componentOf, labelOf } from './names'
import type { SchemaFacts } from './schema-facts'
import type { Section } from './section'

/**
 * Compares the properties that tell alternatives apart, and their values.
 * @param unmatched the keys of alternatives that only one side has.
 */
export function compareDiscriminators(section: Section, schemas: Pair<SchemaFacts>, unmatched: ReadonlySet<string>) {
  const [from, to] = both(schemas, ({ gathered }) => discriminatorOf(gathered))
  // A schema that only extends one with a discriminator has no alternatives to tell apart.
  const isOwn = schemas.some(
    ({ choices, gathered }) => choices.length > 0 || own(gathered.parts[0]?.value, 'discriminator') !== undefined,
  )
  if (from && !to && isOwn) {
    section.row('discriminator-changed', { what: 'Discriminator removed', from: from.property, effect: 'lost' })
  } else if (!from && to && isOwn) {
    const isRequest = section.mode.direction === 'request'
    const [effect, why] = isRequest ? (['unsaid', unnamedReason] as const) : (['none', undefined] as const)
    section.row('discriminator-changed', { what: 'Discriminator added', to: to.property, effect, why })
  }
  if (!from || !to) return
  section.change('discriminator-changed', [from.property, to.property])
  if (from.property !== to.property) return
  const haveChoices = schemas.every(({ choices }) => choices.length > 0)
  const mappings = section.read([from, to], (reading, { place }, side) => {
    const implicit = haveChoices ? implicitMapping(reading, schemas[side], unmatched) : []
    const entries = [...implicit, ...mappingOf(reading, place, unmatched)]
    return new Map(entries)
  })
  const { common, removed, added } = pairByKey(mappings)
  for (const [name, targets] of common) section.change('discriminator-changed', targets, { name })
  for (const [name] of removed) section.row('mapping-removed', { name, from: name })
  for (const [name] of added) section.row('mapping-added', { name, to: name })
}

const unnamedReason = 'The documents do not say whether a request is refused whose value names no alternative.'

/** The names of components, which are values of the discriminator without a mapping. */
function implicitMapping(
  reading: Reading,
  { choices }: SchemaFacts,
  unmatched: ReadonlySet<string>,
): [value: string, schema: string][] {
  return choices.flatMap((start) => {
    const place = withoutWrappers(reading, start)
    const isNamed = componentOf([place, place]) !== undefined && !unmatched.has(keyOf(place))
    return isNamed ? [[labelOf(place), labelOf(place)]] : []
  })
}

/** The values of a discriminator with their schemas, without those whose schema is no alternative on the other side. */
function mappingOf(reading: Reading, place: Place, unmatched: ReadonlySet<string>): [value: string, schema: string][] {
  return ownEntries(place.value, 'mapping').flatMap(([value, target]): [string, string][] => {
    const schema = typeof target === 'string' ? mappedSchema(reading, place, target) : undefined
    return schema && unmatched.has(keyOf(schema)) ? [] : [[value, schema ? labelOf(schema) : String(target)]]
  })
}
