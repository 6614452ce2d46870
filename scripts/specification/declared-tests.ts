import { parseSync } from 'vite'
import { isRecord } from '@/lib/json-values'
import { separator } from './requirements.ts'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/**
 * The titles of the tests that a source file declares, each with the titles of its groups before it. Titles made for
 * each case appear as they are written (`refuses %s`, `opens ${name}`); those that are no text in the call are left out.
 */
export function declaredTests(file: string, source: string): string[] {
  const titles: string[] = []
  visit(parseSync(file, source).program as unknown as Node, [], source, titles)
  return titles
}

function visit(node: Node, groups: string[], source: string, titles: string[]): void {
  const title = node.type === 'CallExpression' ? titleOf(node, source) : undefined
  let inner = groups
  if (title?.of === 'test') titles.push([...groups, title.text].join(separator))
  if (title?.of === 'group') inner = [...groups, title.text]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, inner, source, titles)
  }
}

/** The title in a call of `test`, `it`, `describe` or one of their forms (`it.each(…)`, `test.describe`). */
function titleOf(call: Node, source: string): { of: 'test' | 'group'; text: string } | undefined {
  const [first, ...rest] = call['arguments'] as Node[]
  const text = first && textOf(first, source)
  const names = namesOf(call['callee'] as Node)
  if (text === undefined || rest.length === 0 || !/^(it|test|describe)$/.test(names[0] ?? '')) return undefined
  if (names.includes('describe')) return { of: 'group', text }
  // Not `test.step` and its like, which are no tests of their own.
  return names.slice(1).every((name) => /^(each|for|concurrent|only|skip)$/.test(name))
    ? { of: 'test', text }
    : undefined
}

/** The names of a callee: `['it', 'each']` of `it.each(cases)`. */
function namesOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [callee['name'] as string]
  if (callee.type === 'CallExpression') return namesOf(callee['callee'] as Node)
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee['tag'] as Node)
  if (callee.type !== 'MemberExpression') return []
  return [...namesOf(callee['object'] as Node), ...namesOf(callee['property'] as Node)]
}

function textOf(node: Node, source: string): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const texts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const expressions = (node['expressions'] as Node[]).map(({ start, end }) => `\${${source.slice(start, end)}}`)
  return texts.map((text, index) => text + (expressions[index] ?? '')).join('')
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['type'] === 'string'
}
