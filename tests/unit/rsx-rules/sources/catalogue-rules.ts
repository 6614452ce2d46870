import { expect } from 'vitest'
import type { GroupRule, RuleModel } from '@/modules/rsx-rules/rule-model'
import { compileRules } from '@/modules/rsx-rules/sources/compile-rules'
import { platformRules } from '../check/platform-rules'
import { platformSources } from './platform-sources'

/** All groups below the record by name, with their elements as plain values. */
function groupsOf({ record }: RuleModel) {
  const groups = new Map<string, object[]>()
  const open: GroupRule[] = [record.content]
  for (let group = open.pop(); group; group = open.pop()) {
    if (groups.has(group.name)) continue
    groups.set(
      group.name,
      group.elements.map(({ content, ...element }) => ({
        ...element,
        content: content.kind === 'group' ? content.name : content,
      })),
    )
    for (const { content } of group.elements) if (content.kind === 'group') open.push(content)
    expect([...group.byName.keys()]).toEqual(group.elements.map(({ name }) => name))
  }
  return groups
}

/** Expects that the compiled rules of a document are those of the platform's catalogue. */
export async function expectCatalogue(document: string): Promise<void> {
  const rules = await compileRules(platformSources(document))
  const expected = platformRules(document)
  expect(rules).toMatchObject({ document, version: '7.7.4', namespace: expected.namespace })
  expect(rules.record).toMatchObject({ name: expected.record.name, min: 1, max: Infinity })
  expect(groupsOf(rules)).toEqual(groupsOf(expected))
  expect([...rules.codeLists.keys()].toSorted()).toEqual([...expected.codeLists.keys()].toSorted())
  for (const [name, list] of expected.codeLists) {
    expect([...(rules.codeLists.get(name) ?? new Map()).keys()]).toEqual([...list.keys()])
  }
  expect(rules.design).toEqual(expected.design)
  expect(rules.retailers).toEqual(expected.retailers)
  expect(rules.missing.map(({ source }) => source)).toEqual([
    ...(expected.design ? [] : ['design']),
    ...(platformSources(document).csvLayout ? [] : ['csvLayout', 'positionalLayout']),
  ])
}
