import type { ElementRule, GroupRule, RuleModel, ValueRule } from '@/engines/rsx/rule-model'

/** A required value, a text of any length unless told. */
export function value(name: string, rule: Partial<ValueRule> = {}, min = 1, max = 1): ElementRule {
  return {
    name,
    description: undefined,
    min,
    max,
    content: {
      kind: 'value',
      type: 'string',
      minLength: undefined,
      maxLength: undefined,
      fractionDigits: undefined,
      patterns: [],
      codeList: undefined,
      ...rule,
    },
  }
}

/** A type of groups. */
export function group(name: string, elements: ElementRule[]): GroupRule {
  return {
    kind: 'group',
    name,
    elements,
    byName: new Map(elements.map((one) => [one.name, one])),
    isOrdered: true,
    isOpen: false,
    isMixed: false,
  }
}

/** An element that is a group. */
export function element(name: string, content: GroupRule, min = 1, max = 1): ElementRule {
  return { name, description: undefined, min, max, content }
}

/** Rules with these elements in the record, by default of a document that nobody knows. */
export function rulesWith(elements: ElementRule[], more: Partial<RuleModel> = {}): RuleModel {
  const content = group('Odd', elements)
  return {
    document: 'Odds',
    version: '1.0',
    namespace: 'urn:odd "quoted" & <more>',
    record: { ...element('Odd', content, 1, Infinity), content },
    codeLists: new Map(),
    design: undefined,
    retailers: [],
    csvLayout: undefined,
    positionalLayout: undefined,
    missing: [],
    ...more,
  }
}

/** Code lists of these codes, by name of the list. */
export function listsOf(codes: Record<string, string[]>): RuleModel['codeLists'] {
  return new Map(
    Object.entries(codes).map(([name, all]) => [name, new Map(all.map((code) => [code, { description: undefined }]))]),
  )
}
