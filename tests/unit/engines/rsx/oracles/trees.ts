import type { Element } from '../../../../../platform/rsx/catalogue'
import type { DocumentSchema } from '../../../../../platform/rsx/document-schema'
import { escapeXml } from '../../../../../platform/rsx/escape'
import type { Group } from '../../../../../platform/rsx/examples/pieces'

/** An element of an XML document that mutations change. */
export interface Tree {
  name: string
  text: string | undefined
  children: Tree[]
  /** The text after the name in its tag. */
  attributes: string
}

export function createTree(name: string, content: string | Tree[]): Tree {
  return typeof content === 'string'
    ? { name, text: content, children: [], attributes: '' }
    : { name, text: undefined, children: content, attributes: '' }
}

/** The tree of a record, in the order of its schema. */
export function treeOf({ types, document }: DocumentSchema, record: Group): Tree {
  const build = (name: string, type: string, group: Group): Tree =>
    createTree(
      name,
      (types.get(type) ?? []).flatMap((element) => {
        const value = group[element.name]
        if (value === undefined) return []
        return (Array.isArray(value) ? value : [value]).map((item: unknown) =>
          element.group === undefined
            ? createTree(element.name, String(item))
            : build(element.name, element.group, item as Group),
        )
      }),
    )
  return build(document.record, document.record, record)
}

/** All elements of a tree but its root, each with its parent. */
export function nodesOf(root: Tree): { node: Tree; parent: Tree }[] {
  return root.children.flatMap((node) => [{ node, parent: root }, ...nodesOf(node)])
}

/** Writes a record as a file. Every element is on a line of its own. */
export function writeTree({ document, namespace }: DocumentSchema, record: Tree): string {
  const lines = ({ name, text, children, attributes }: Tree): string[] =>
    text !== undefined && children.length === 0
      ? [`<${name}${attributes}>${escapeXml(text)}</${name}>`]
      : [
          `<${name}${attributes}>`,
          ...(text === undefined ? [] : [escapeXml(text)]),
          ...children.flatMap(lines),
          `</${name}>`,
        ]
  return [`<${document.name} xmlns="${namespace}">`, ...lines(record), `</${document.name}>`, ''].join('\n')
}

/** A source of numbers from 0 on, below a limit. */
export type Pick = (limit: number) => number

/** A record that the schema accepts, with a random part of its optional elements. */
export function randomRecord({ types, codeLists, document }: DocumentSchema, pick: Pick): Group {
  const value = ({ kind, codeList, minLength = 1, maxLength = 20 }: Element): unknown => {
    const codes = codeLists.get(codeList ?? '')
    if (codes) return codes[pick(codes.length)]?.value
    if (kind === 'number') return pick(100_000) / 100
    if (kind === 'integer') return pick(1000)
    if (kind === 'boolean') return pick(2) === 1
    if (kind === 'date') return `20${10 + pick(90)}-0${1 + pick(9)}-${10 + pick(19)}`
    if (kind === 'time') return `1${pick(10)}:${10 + pick(50)}:0${pick(10)}${['', 'Z', '-05:00'][pick(3)]}`
    return 'Ab9 '
      .repeat(20)
      .slice(0, Math.min(minLength + pick(5), maxLength))
      .trim()
      .padEnd(minLength, 'x')
  }
  const build = (type: string, depth: number): Group => {
    const elements = types.get(type) ?? []
    const own = elements.filter(
      ({ required, group }) => required || (pick(group === undefined ? 3 : 4) === 0 && depth < 5),
    )
    const [first] = elements
    return Object.fromEntries(
      (own.length > 0 || !first ? own : [first]).map((element) => {
        const one = () => (element.group === undefined ? value(element) : build(element.group, depth + 1))
        return [element.name, element.repeats ? Array.from({ length: 1 + pick(3) }, one) : one()]
      }),
    )
  }
  return build(document.record, 0)
}
