import { createYielder } from '@/lib/yielder'
import { openFile, openText } from '@/engines/rsx/read/open-file'
import { readDocument, type DocumentReading } from '@/engines/rsx/read/read-document'
import type { DocumentNode } from '@/engines/rsx/document-tree'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { ElementRule, GroupRule, RuleModel } from '@/engines/rsx/rule-model'
import type { Element } from '../../../../../platform/rsx/catalogue'
import { documentSchema, type DocumentSchema } from '../../../../../platform/rsx/document-schema'
import { flatLayout, flatRecords } from '../../../../../platform/rsx/flat/layout'
import { flatFileDocuments } from '../../../../../platform/rsx/versions'

/** The schema of a document in 7.7.4. */
export function schemaOf(document: string): DocumentSchema {
  const schema = documentSchema('7.7.4', document)
  if (!schema) throw new Error(`no schema of ${document}`)
  return schema
}

const cachedRules = new Map<string, RuleModel>()

/** The rules that readers use, made from the platform's schema without the calls between. */
export function rulesOf(document: string): RuleModel {
  const known = cachedRules.get(document) ?? makeRules(document)
  cachedRules.set(document, known)
  return known
}

type ElementMaker = (element: Element, groupOf: (type: string) => GroupRule) => ElementRule

/** Makes rules of the groups of a catalogue: of each type once, because a type may hold itself. */
export function groupRules(types: DocumentSchema['types'], elementOf: ElementMaker): (type: string) => GroupRule {
  const groups = new Map<string, GroupRule>()
  const groupOf = (type: string): GroupRule => {
    const known = groups.get(type)
    if (known) return known
    const elements: ElementRule[] = []
    const byName = new Map<string, ElementRule>()
    const group: GroupRule = {
      kind: 'group',
      name: type,
      elements,
      byName,
      isOrdered: true,
      isOpen: false,
      isMixed: false,
    }
    groups.set(type, group)
    for (const element of types.get(type) ?? []) {
      const rule = elementOf(element, groupOf)
      elements.push(rule)
      byName.set(rule.name, rule)
    }
    return group
  }
  return groupOf
}

function makeRules(document: string): RuleModel {
  const schema = schemaOf(document)
  const elementOf: ElementMaker = ({ name, kind, group, required, repeats, minLength, maxLength }, groupOf) => ({
    name,
    description: undefined,
    min: required ? 1 : 0,
    max: repeats ? Infinity : 1,
    content:
      group === undefined
        ? {
            kind: 'value',
            type: kind === 'number' ? 'decimal' : kind === 'group' ? 'string' : kind,
            minLength,
            maxLength,
            fractionDigits: undefined,
            patterns: [],
            codeList: undefined,
          }
        : groupOf(group),
  })
  const { record } = schema.document
  return {
    document,
    version: '7.7.4',
    namespace: schema.namespace,
    record: {
      name: record,
      description: undefined,
      min: 1,
      max: Infinity,
      content: groupRules(schema.types, elementOf)(record),
    },
    codeLists: new Map(),
    design: undefined,
    retailers: [],
    ...layoutsOf(schema),
    missing: [],
  }
}

function layoutsOf(schema: DocumentSchema): Pick<RuleModel, 'csvLayout' | 'positionalLayout'> {
  if (!flatFileDocuments.includes(schema.document.name)) return { csvLayout: undefined, positionalLayout: undefined }
  const fields = flatRecords(flatLayout(schema)).flatMap(({ path, record }) =>
    record.fields.map((field) => ({ path: `${path}/${field.element.name}`, record, ...field })),
  )
  return {
    csvLayout: fields.map(({ path, record, element, column }) => ({
      column,
      recordType: record.level,
      path,
      type: element.kind,
      isRequired: element.required,
      minLength: element.minLength,
      maxLength: element.maxLength,
    })),
    positionalLayout: fields.map(({ path, record, element, start, end, isRightJustified }) => ({
      record: record.code,
      path,
      type: element.kind,
      isRequired: element.required,
      start,
      end,
      isRightJustified,
    })),
  }
}

/** Opens and reads a text or bytes as a file. @throws when it cannot be read at all. */
export async function read(
  content: string | Uint8Array,
  { document = 'Orders', name = 'file', rules = rulesOf(document) } = {},
): Promise<DocumentReading> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const opened = openFile(name, bytes)
  const reading = await readDocument(
    opened,
    rules,
    createYielder(new AbortController().signal, () => undefined),
  )
  if (!reading) throw new Error(`not read: ${opened.findings.map(({ message }) => message).join(' ')}`)
  return reading
}

/** Reads a text as the editor has it. @throws when it cannot be read at all. */
export async function readText(
  text: string,
  { name = 'file', document = 'Orders', signal = new AbortController().signal } = {},
): Promise<DocumentReading> {
  const opened = openText(name, text)
  const reading = await readDocument(
    opened,
    rulesOf(document),
    createYielder(signal, () => undefined),
  )
  if (!reading) throw new Error(`not read: ${opened.findings.map(({ message }) => message).join(' ')}`)
  return reading
}

/** Findings as a test compares them: code, level and the text at the place. */
export function brief({ document, findings }: DocumentReading): string[] {
  return findings.map((finding) => briefOf(finding, document.text))
}

function briefOf({ code, level, place }: Finding, text: string): string {
  return `${code} ${level} ${place.label}: ${text.slice(place.span.start, place.span.end)}`
}

/** A tree as nested arrays: a value is [name, text], a group [name, children]. */
export type PlainTree = [name: string, content: string | PlainTree[]]

/** A node without places. */
export function plain(node: DocumentNode): PlainTree {
  return [node.name, node.text ?? node.children.map(plain)]
}

/** Applies edits to a text. */
export function applyQuickFix(text: string, finding: Finding | undefined): string {
  return (finding?.quickFix?.edits ?? []).reduceRight(
    (result, { span, text: replacement }) => result.slice(0, span.start) + replacement + result.slice(span.end),
    text,
  )
}
