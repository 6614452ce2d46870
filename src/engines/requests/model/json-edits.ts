import { scalarJson } from '@/lib/exact-json'
import { parseTree, type Node, type ParseError } from 'jsonc-parser'

/*
 * Edits of a JSON text that do not change the rest of the text. `modify` of jsonc-parser is not used, because it also formats
 * the lines around an edit.
 */

/** Parses a JSON object; undefined for any other text, and for a text that is nested too deeply. */
export function parseObject(text: string): Node | undefined {
  const errors: ParseError[] = []
  try {
    const root = parseTree(text, errors, { disallowComments: true })
    return errors.length === 0 && root?.type === 'object' ? root : undefined
  } catch {
    return undefined
  }
}

/** Returns the values of a member; more than one if the text repeats its name. */
export function memberValues(object: Node | undefined, name: string): Node[] {
  return (object?.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key?.value === name && value ? [value] : [],
  )
}

/** Returns the source text of a value; for a string, its text without quotes and escapes. */
export function writtenValue(text: string, node: Node): string {
  return node.type === 'string' ? (node.value as string) : text.slice(node.offset, endOf(node))
}

/** Replaces a value. */
export function withReplaced(text: string, node: Node, literal: string): string {
  return spliced(text, node.offset, endOf(node), literal)
}

/**
 * Adds a member to an object, at its position in the order of the document.
 * @param object undefined for an empty text
 * @param order names in the order of the document
 */
export function withMember(
  text: string,
  object: Node | undefined,
  member: { name: string; literal: string },
  order: readonly string[],
): string {
  const { name, literal } = member
  const members = object?.children ?? []
  const [key, value] = members[0]?.children ?? []
  const colon = key && value ? text.slice(endOf(key), value.offset) : ': '
  const written = `${scalarJson(name)}${colon}${literal}`
  if (!object) return `{\n  ${written}\n}`
  const earlier = new Set<unknown>(order.slice(0, order.indexOf(name)))
  const index = members.findLastIndex(({ children }) => earlier.has(children?.[0]?.value)) + 1
  return withInserted(text, object, index, written)
}

/** Inserts a member of an object or an item of a list before the one at `index`. */
export function withInserted(text: string, parent: Node, index: number, child: string): string {
  const { children = [] } = parent
  const before = children[index - 1]
  if (before) return spliced(text, endOf(before), endOf(before), `,${spaceBefore(text, before)}${child}`)
  const [next] = children
  if (next) return spliced(text, next.offset, next.offset, `${child},${spaceBefore(text, next)}`)
  const indent = indentAt(text, parent.offset)
  const step = /\n([ \t]+)/.exec(text)?.[1] ?? '  '
  const content = text.includes('\n') ? `\n${indent}${step}${child}\n${indent}` : child
  return spliced(text, parent.offset + 1, endOf(parent) - 1, content)
}

/** Removes the child at `index` of an object or a list, with its comma. */
export function withoutChild(text: string, parent: Node, index: number): string {
  const { children = [] } = parent
  const child = children[index]
  if (!child) return text
  const before = children[index - 1]
  if (before) return spliced(text, endOf(before), endOf(child), '')
  const next = children[index + 1]
  if (next) return spliced(text, child.offset, next.offset, '')
  return spliced(text, parent.offset + 1, endOf(parent) - 1, '')
}

/** Removes a member of an object. */
export function withoutMember(text: string, object: Node, name: string): string {
  const index = (object.children ?? []).findIndex(({ children }) => children?.[0]?.value === name)
  return withoutChild(text, object, index)
}

function spliced(text: string, from: number, to: number, added: string): string {
  return text.slice(0, from) + added + text.slice(to)
}

function endOf({ offset, length }: Node): number {
  return offset + length
}

/** Returns the white space before a node. */
function spaceBefore(text: string, { offset }: Node): string {
  let start = offset
  while (/\s/.test(text.charAt(start - 1))) start--
  return text.slice(start, offset)
}

/** Returns the indentation of the line of a position. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}
