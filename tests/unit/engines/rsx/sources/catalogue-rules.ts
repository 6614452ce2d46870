import type { GroupRule, RuleModel } from '@/engines/rsx/rule-model'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { platformRules } from '../check/platform-rules'
import { platformSources } from './platform-sources'

/** All groups below the record by name, with their elements as plain values and the names by which they are found. */
function groupsOf(record: RuleModel['record']) {
  const groups = new Map<string, object>()
  const open: GroupRule[] = [record.content]
  for (let group = open.pop(); group; group = open.pop()) {
    if (groups.has(group.name)) continue
    const elements = group.elements.map(({ content, ...element }) => ({
      ...element,
      content: content.kind === 'group' ? content.name : content,
    }))
    groups.set(group.name, { elements, names: [...group.byName.keys()] })
    for (const { content } of group.elements) if (content.kind === 'group') open.push(content)
  }
  return groups
}

function plain({ record, codeLists, missing, document, version, namespace, design, retailers }: RuleModel) {
  const { name, min, max } = record
  return {
    document,
    version,
    namespace,
    design,
    retailers,
    record: { name, min, max },
    groups: groupsOf(record),
    codes: Object.fromEntries([...codeLists].map(([list, codes]) => [list, [...codes.keys()]])),
    missing: missing.map(({ source }) => source),
  }
}

/** The compiled rules of a document as plain values, and those of the platform's catalogue. */
export async function besideCatalogue(document: string): Promise<{ compiled: object; expected: object }> {
  const sources = platformSources(document)
  const rules = platformRules(document)
  return {
    compiled: plain(await compileRules(sources)),
    expected: {
      ...plain(rules),
      missing: [...(rules.design ? [] : ['design']), ...(sources.csvLayout ? [] : ['csvLayout', 'positionalLayout'])],
    },
  }
}
