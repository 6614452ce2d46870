import type { CodeList, DesignRule, ElementRule, GroupRule, RuleModel, ValueType } from '@/engines/rsx/rule-model'
import type { Element } from '../../../../../platform/rsx/catalogue'
import { designDump } from '../../../../../platform/rsx/designs/dump'
import { designDocuments, type DesignDocument } from '../../../../../platform/rsx/designs/themes'
import { groupRules, rulesOf as layoutRules } from '../read/support'
import { documentSchema, type DocumentSchema } from '../../../../../platform/rsx/document-schema'

const valueTypes: Record<Element['kind'], ValueType> = {
  group: 'string',
  string: 'string',
  number: 'decimal',
  integer: 'integer',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
}

/** The platform's schema of a document. @throws when it has none. */
export function platformSchema(document: string, version = '7.7.4'): DocumentSchema {
  const schema = documentSchema(version, document)
  if (!schema) throw new Error(`no schema of ${document} ${version}`)
  return schema
}

const made = new Map<string, RuleModel>()

/** The rules of the platform for a document, made from its schema and design without the files between: what compiling should come to. */
export function platformRules(document: string, version = '7.7.4'): RuleModel {
  const key = `${document} ${version}`
  const rules = made.get(key) ?? makeRules(platformSchema(document, version))
  made.set(key, rules)
  return rules
}

function makeRules(schema: DocumentSchema): RuleModel {
  const codeLists = new Map<string, CodeList>(
    [...schema.codeLists].map(([name, codes]) => [
      name,
      new Map(codes.map(({ value, description }) => [value, { description }])),
    ]),
  )
  const { record, name } = schema.document
  const { csvLayout, positionalLayout } = layoutRules(name)
  const design = name in designDocuments ? designRule(designDump(name as DesignDocument)) : undefined
  return {
    document: name,
    version: schema.version.version,
    namespace: schema.namespace,
    record: { name: record, description: undefined, min: 1, max: Infinity, content: groupsOf(schema)(record) },
    codeLists,
    design,
    retailers: design?.mandatoryFor.toSorted() ?? [],
    csvLayout,
    positionalLayout,
    missing: [],
  }
}

function groupsOf({ types, codeLists }: DocumentSchema): (type: string) => GroupRule {
  const elementOf = (element: Element, groupOf: (type: string) => GroupRule): ElementRule => ({
    name: element.name,
    description: element.description,
    min: element.required ? 1 : 0,
    max: element.repeats ? Infinity : 1,
    content: element.kind === 'group' ? groupOf(element.group ?? element.name) : valueOf(element),
  })
  const valueOf = ({ kind, codeList, minLength, maxLength }: Element) => {
    const isCoded = codeList !== undefined && codeLists.has(codeList)
    const hasLength = kind === 'string' && !isCoded
    return {
      kind: 'value' as const,
      type: isCoded ? ('string' as const) : valueTypes[kind],
      minLength: hasLength ? minLength : undefined,
      maxLength: hasLength ? maxLength : undefined,
      fractionDigits: undefined,
      patterns: [],
      codeList: isCoded ? codeList : undefined,
    }
  }
  return groupRules(types, elementOf)
}

type DumpNode = ReturnType<typeof designDump>

const list = (value: number | number[] | undefined) => (value === undefined ? [] : [value].flat())

function designRule({
  name,
  visible,
  minOccurs,
  maxOccurs,
  attributes,
  extraProperties,
  children,
}: DumpNode): DesignRule {
  return {
    name,
    isVisible: visible,
    isRequired: minOccurs > 0,
    mandatoryFor: extraProperties.consolidatedMandatoryFor ?? [],
    codes: new Map(Object.entries(extraProperties.consolidatedQualifiers ?? {})),
    minLengths: list(attributes.minLength),
    maxLengths: list(attributes.maxLength),
    format: attributes.format,
    repeats: maxOccurs === 'unbounded' || maxOccurs > 1,
    notes: new Map(Object.entries(extraProperties.consolidatedNotes ?? {})),
    children: new Map((children ?? []).map((child) => [child.name, designRule(child)])),
  }
}
