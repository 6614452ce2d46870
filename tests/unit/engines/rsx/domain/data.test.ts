import { describe, expect, test } from 'vitest'
import { commonGroups } from '@/engines/rsx/domain/tables/common-groups'
import { relationsOf } from '@/engines/rsx/domain/tables/documents'
import type { Amount, DocumentRelations, GroupRelations } from '@/engines/rsx/domain/tables/relation-types'
import { documentSchema, type DocumentSchema } from '../../../../../platform/rsx/document-schema'
import { documents } from '../../../../../platform/rsx/documents'

const names = documents.map(({ name }) => name)

function relationsFor(document: string): DocumentRelations {
  const relations = relationsOf(document)
  if (!relations) throw new Error(`no relations of ${document}`)
  return relations
}

/** The schema of a document in the newest version that has it. */
function schemaFor(document: string): DocumentSchema {
  const schema = ['7.7.4', '7.7.0', '7.1.0'].map((version) => documentSchema(version, document)).find((one) => one)
  if (!schema) throw new Error(`no schema of ${document}`)
  return schema
}

/** The elements of all groups of a name in a document. */
function elementsByGroup(document: string): Map<string, Set<string>> {
  const { types, document: facts } = schemaFor(document)
  const found = new Map<string, Set<string>>()
  const add = (name: string, type: string) => {
    const elements = found.get(name) ?? new Set()
    found.set(name, elements)
    for (const element of types.get(type) ?? []) elements.add(element.name)
  }
  add(facts.record, facts.record)
  for (const { name, group } of [...types.values()].flat()) if (group !== undefined) add(name, group)
  return found
}

function hasPath(document: string, path: string): boolean {
  const { types, document: facts } = schemaFor(document)
  let type: string | undefined = facts.record
  return path.split('/').every((name) => {
    const elements = types.get(type ?? '')
    // Before 7.4, repeated lines were in a wrapper, which paths do not name.
    const wrapper = elements?.find((candidate) => candidate.name === `${name}s`)?.group
    const element = [...(elements ?? []), ...(types.get(wrapper ?? '') ?? [])].find((one) => one.name === name)
    type = element?.group
    return element !== undefined
  })
}

function namesIn({ signs, pairs, choices, periods, extension, distribution, difference }: GroupRelations): string[] {
  return [
    ...Object.entries(signs ?? {}).flatMap(([name, { unless }]) => (unless ? [name, unless.name] : [name])),
    ...(pairs ?? []).flatMap(({ qualifier, values }) => [qualifier, ...values]),
    ...(choices ?? []).flatMap((choice) => [...choice.names, ...(choice.unless ? [choice.unless.name] : [])]),
    ...(periods ?? []).flatMap(({ from, to }) => [from, to]),
    ...(extension ? Object.values(extension) : []),
    ...(distribution ? [distribution.total, distribution.parts] : []),
    ...(difference ? Object.values(difference) : []),
  ]
}

function pathsIn({ header, content, lines, sums, counts, periods, uniqueRoles }: DocumentRelations): string[] {
  const pathOf = (amount: Amount) => (typeof amount === 'string' ? [] : amount.path)
  return [
    ...(content && 'path' in content.groups ? [content.groups.path] : []),
    ...(content?.unless ? [content.unless.path] : []),
    ...(content?.instead?.paths ?? []),
    ...(header === undefined ? [] : [header]),
    ...(lines ? [lines.path, `${lines.path}/${lines.values}`] : []),
    ...(lines?.number === undefined ? [] : [`${lines.path}/${lines.values}/${lines.number}`]),
    ...(lines?.acknowledgements === undefined ? [] : [`${lines.path}/${lines.acknowledgements}`]),
    ...(lines?.quantity ? [lines.quantity.name, lines.quantity.unit] : []).map(
      (name) => `${lines?.path ?? ''}/${lines?.values ?? ''}/${name}`,
    ),
    ...(sums ?? []).flatMap(({ total, sums: all, practice = [] }) => [
      total,
      ...[...all, ...practice].flatMap(({ add, subtract = [] }) => [...add, ...subtract].flatMap(pathOf)),
    ]),
    ...(counts ?? []).flatMap(({ total, counted }) => [total, ...('path' in counted ? [counted.path] : [])]),
    ...(periods ?? []).flatMap(({ from, to }) => [from, to]),
    ...(uniqueRoles ?? []).map(({ parent }) => `${parent}/Address/AddressTypeCode`),
  ]
}

describe.each(names)('the relations of %s', (document) => {
  test('name paths of its schema', () => {
    const paths = pathsIn(relationsFor(document))
    expect(paths.filter((path) => !hasPath(document, path))).toEqual([])
  })

  test('name fields of its own groups', () => {
    const elements = elementsByGroup(document)
    const unknown = [...relationsFor(document).groups].flatMap(([group, relations]) => {
      if (commonGroups.get(group) === relations) return []
      const known = elements.get(group)
      // Alternatives may name numbers that only some documents have.
      const optional = new Set((relations.choices ?? []).flatMap((choice) => choice.names))
      return namesIn(relations).flatMap((name) => (known?.has(name) || optional.has(name) ? [] : `${group}/${name}`))
    })
    expect(unknown).toEqual([])
  })
})

test('the common groups name fields that a document has', () => {
  const all = new Map<string, Set<string>>()
  for (const document of names) {
    for (const [group, elements] of elementsByGroup(document)) {
      all.set(group, new Set([...(all.get(group) ?? []), ...elements]))
    }
  }
  const unknown = [...commonGroups].flatMap(([group, relations]) =>
    namesIn(relations).flatMap((name) => (all.get(group)?.has(name) ? [] : `${group}/${name}`)),
  )
  expect(unknown).toEqual([])
})
