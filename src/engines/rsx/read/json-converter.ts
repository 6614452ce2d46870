import type { DocumentNode } from '../document-tree'
import type { ElementRule, GroupRule, RuleModel } from '../rule-model'

/** Names under which converters from XML put the attributes of an element. */
const attributeGroups: ReadonlySet<string> = new Set([
  '$',
  '@',
  ':@',
  '_attributes',
  '@attributes',
  '$attributes',
  '_attr',
  'attributes',
])
/** Names under which they put its text. */
const textNames: ReadonlySet<string> = new Set([
  '#text',
  '_text',
  '__text',
  '$t',
  '_',
  '$',
  '#',
  '_cdata',
  '__cdata',
  '#cdata-section',
  '_value',
  '$value',
])
/** Names of what is no element of the document. */
const otherNames: ReadonlySet<string> = new Set([
  '?xml',
  '_declaration',
  '_comment',
  '#comment',
  '__prefix',
  '_doctype',
])

/** How many different values must be in objects of their own before their one property is taken for a converter's. */
const minWrappedNames = 3

/** Marks that converters left in a JSON file. */
export interface ConverterMarks {
  /** The first node that has a name of a converter. */
  first: DocumentNode | undefined
  names: Set<string>
  /** Nodes with the prefix of a namespace in their names, which the tree has without it. */
  prefixed: Map<DocumentNode, string>
}

/** Takes the names of converters out of a tree: texts become values, and attributes of namespaces and types are left out. */
export function removeConverterMarks(roots: readonly DocumentNode[]): ConverterMarks {
  const marks: ConverterMarks = { first: undefined, names: new Set(), prefixed: new Map() }
  const open = [...roots]
  const order: DocumentNode[] = []
  for (let node = open.pop(); node; node = open.pop()) {
    order.push(node)
    for (const child of node.children) open.push(child)
  }
  const wrapper = valueWrapper(order)
  const isText = ({ name, text, children }: DocumentNode) =>
    (textNames.has(name) || name === wrapper) && text !== undefined && children.length === 0
  // Children come before their parents, so that a group is known to be a text when its own parent is looked at.
  for (const node of order.toReversed()) cleanNode(node, isText, marks)
  return marks
}

/** The name of the one property that most values of a file are in, each in an object of its own; undefined when there is none. */
function valueWrapper(nodes: readonly DocumentNode[]): string | undefined {
  const wrapped = new Map<string, { count: number; names: Set<string> }>()
  let values = 0
  for (const { name, text, children } of nodes) {
    if (text !== undefined) values += 1
    const [only, ...more] = children.filter((child) => !isMark(child))
    if (only?.text === undefined || more.length > 0) continue
    const own = wrapped.get(only.name) ?? { count: 0, names: new Set() }
    own.count += 1
    own.names.add(name)
    wrapped.set(only.name, own)
  }
  for (const [name, { count, names }] of wrapped) {
    if (count * 2 > values && names.size >= minWrappedNames) return name
  }
  return undefined
}

function cleanNode(node: DocumentNode, isTextNode: (child: DocumentNode) => boolean, marks: ConverterMarks): void {
  if (attributeGroups.has(node.name)) return
  for (const child of node.children) {
    // Elements of a namespace keep its prefix in their names.
    const local = /^(?!xml|xsi)[A-Za-z_][\w.-]*:([A-Z]\w*)$/.exec(child.name)?.[1]
    if (local === undefined) continue
    marks.prefixed.set(child, child.name)
    child.name = local
  }
  const texts: DocumentNode[] = []
  const rest: DocumentNode[] = []
  for (const child of node.children) {
    if (isMark(child)) noteMark(marks, child, child.name)
    else if (isTextNode(child)) texts.push(child)
    else rest.push(child)
  }
  const [text] = texts
  const isText = text !== undefined && texts.length === 1 && (rest.length === 0 || (text.text ?? '').trim() === '')
  if (isText) noteMark(marks, text, text.name)
  if (isText && rest.length === 0) {
    node.children = []
    node.text = text.text
    node.content = text.content
    if (node.json && text.json) node.json = { ...node.json, type: text.json.type }
  } else if (rest.length < node.children.length) {
    const left = isText ? rest : node.children.filter((child) => !isMark(child))
    // An element that had nothing but attributes is empty.
    if (left.length === 0 && node.json) node.text = ''
    node.children = left
  }
}

/** Remembers a node whose name is a converter's. */
export function noteMark(marks: ConverterMarks, node: DocumentNode, name: string): void {
  if (!marks.first || node.span.start < marks.first.span.start) marks.first = node
  marks.names.add(name)
}

/** Whether a property stands for nothing that a document of the network has: namespaces, types, a declaration. */
function isMark({ name, children, text }: DocumentNode): boolean {
  if (otherNames.has(name)) return true
  if (attributeGroups.has(name)) {
    return children.length > 0 && children.every((child) => isNeutralAttribute(child.name))
  }
  const attribute = /^(?:@_?|-|_|\$)(.+)$/.exec(name)?.[1] ?? (name.startsWith('xmlns') ? name : undefined)
  if (attribute === undefined || (text === undefined && attribute !== 'xmlns')) return false
  return isNeutralAttribute(attribute)
}

function isNeutralAttribute(name: string): boolean {
  return /^[@$_-]*(?![@$_-])(?:xmlns(?:[:$].*)?|xsi(?:[:$].*)?|\w+:(?:type|nil|schemaLocation)|type|nil|version|encoding|standalone|schemaLocation|(?<=\$))$/.test(
    name,
  )
}

/** How many nodes of a record differ from the form that its rules want of JSON: arrays, and types of values. */
export function countShapeErrors(record: DocumentNode, rules: RuleModel): number {
  let count = 0
  forEachRuled(record, rules, (node, rule) => {
    if (hasWrongArray(node, rule) || hasWrongType(node, rule)) count += 1
  })
  return count
}

/** Gives the nodes of a record the form that its rules want of JSON. */
export function setShape(record: DocumentNode, rules: RuleModel): void {
  forEachRuled(record, rules, (node, rule) => {
    if (!node.json) return
    if (hasWrongArray(node, rule)) node.json = { ...node.json, isItem: rule.max > 1 }
    if (!hasWrongType(node, rule) || rule.content.kind === 'group') return
    node.json = { ...node.json, type: rule.content.type === 'boolean' ? 'boolean' : 'number' }
    // The quotes belong to the value now: what replaces it has none.
    node.content = { start: node.content.start - 1, end: node.content.end + 1 }
  })
}

function hasWrongArray({ json }: DocumentNode, { max }: ElementRule): boolean {
  return json !== undefined && json.isItem !== max > 1
}

/** Whether a number or a truth value is written as a text. */
function hasWrongType({ json, text = '' }: DocumentNode, { content }: ElementRule): boolean {
  if (json?.type !== 'string' || content.kind === 'group') return false
  if (content.type === 'boolean') return text === 'true' || text === 'false'
  return (content.type === 'decimal' || content.type === 'integer') && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)
}

function forEachRuled(
  record: DocumentNode,
  rules: RuleModel,
  visit: (node: DocumentNode, rule: ElementRule) => void,
): void {
  const open: { node: DocumentNode; rule: GroupRule }[] = [{ node: record, rule: rules.record.content }]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const node of next.node.children) {
      const rule = next.rule.byName.get(node.name)
      if (!rule) continue
      visit(node, rule)
      if (rule.content.kind === 'group') open.push({ node, rule: rule.content })
    }
  }
}

/** Writes a record as JSON in the form of the network, with every value as the file has it. */
export function writeRecord(record: DocumentNode): string {
  return writeObject(record, '')
}

const step = '  '

function writeObject(node: DocumentNode, indent: string): string {
  if (node.children.length === 0) return '{}'
  const byName = new Map<string, DocumentNode[]>()
  for (const child of node.children) {
    const own = byName.get(child.name)
    if (own) own.push(child)
    else byName.set(child.name, [child])
  }
  const inner = indent + step
  const properties = [...byName].map(([name, nodes]) => `${inner}${JSON.stringify(name)}: ${writeNodes(nodes, inner)}`)
  return `{\n${properties.join(',\n')}\n${indent}}`
}

function writeNodes(nodes: readonly DocumentNode[], indent: string): string {
  const [only, ...more] = nodes
  if (only && more.length === 0 && only.json?.isItem !== true) return writeValue(only, indent)
  const inner = indent + step
  return `[\n${nodes.map((node) => inner + writeValue(node, inner)).join(',\n')}\n${indent}]`
}

function writeValue(node: DocumentNode, indent: string): string {
  const { text, json } = node
  if (text === undefined) return writeObject(node, indent)
  if (json?.type === 'null') return 'null'
  return json?.type === 'number' || json?.type === 'boolean' ? text : JSON.stringify(text)
}
