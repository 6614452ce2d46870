import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { codeBelow, textOf } from './source-files'

/** Functions whose lists may become the arguments of a call, each with what limits their length. */
const shortResults: Record<string, string> = {
  keywordCounts: 'one number for each part of a schema, of which the reader gathers a limited number',
  omissionErrors: 'one problem or none',
  'first.subarray': 'the first bytes of a file',
}

/** Other lists that may become the arguments of a call, each with what limits its length. */
const shortLists: Record<string, string> = {
  'platform/app.ts: call': 'the parameters of a function',
  'platform/db/applications.ts: columns': 'the columns of a table',
  'platform/db/database.ts: values.map': 'the parameters of a statement in the code',
  'platform/db/mailboxes.ts: values': 'the parameters of a statement in the code',
  'platform/rsx/flat/structure.ts: more': 'records that the code lists',
  'platform/shipping-docs/design-schema.ts: fields.map': 'the templates of the local platform',
  'src/features/rsx/fields/FieldListPage.tsx: place': 'a version and a document',
  'src/forms/Field.tsx: described': 'a literal with three items',
  'src/modules/console/credentials/user-token.ts: bytes': 'random bytes and a digest',
  'src/modules/console/view/ParameterField.tsx: change': 'what one key press inserts or removes',
  'src/engines/rsx/domain/tables/common-groups.ts: values': 'names in the code',
  'src/engines/search/ranking/query.ts: synonyms.map': 'synonyms of one word in the table of the portal',
  'src/engines/search/ranking/synonyms.ts: names.map': 'the table of the portal',
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** The lists that a file passes as the arguments of a call: those it spreads, and those it passes to `apply`. */
function listsAsArguments(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
    const given = isCall ? (node['arguments'] as Node[]) : []
    const spread = given.filter(({ type }) => type === 'SpreadElement').map((inner) => inner['argument'] as Node)
    const callee = isCall ? (node['callee'] as Node) : undefined
    const isApply = isNode(callee?.['property']) && callee['property']['name'] === 'apply'
    for (const list of isApply ? given.slice(1) : spread) found.push(`${file}: ${nameOf(list, text)}`)
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parseSync(file, text).program as unknown as Node)
  return found
}

/** The function that returns a list, else the expression. */
function nameOf(list: Node, text: string): string {
  const { start, end } = list.type === 'CallExpression' ? (list['callee'] as Node) : list
  return text.slice(start, end)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

describe('a list from outside', () => {
  const passed = codeBelow('src', 'cli', 'platform').flatMap((file) => listsAsArguments(file, textOf(file)))

  it('is never passed as the arguments of a call, of which engines take some 100,000', () => {
    const long = passed.filter((place) => !(place in shortLists || place.replace(/^.*: /, '') in shortResults))
    expect(long).toEqual([])
  })

  it('is told apart from short lists that exist and are still passed', () => {
    const names = new Set(passed.flatMap((place) => [place, place.replace(/^.*: /, '')]))
    expect([...Object.keys(shortLists), ...Object.keys(shortResults)].filter((name) => !names.has(name))).toEqual([])
  })

  it.each([
    ['all.push(...items)', 'items'],
    ['all.unshift(first, ...items)', 'items'],
    ['all.splice(0, 1, ...items.map(read))', 'items.map'],
    ['Math.max(0, ...lengths)', 'lengths'],
    ['Math.min.apply(undefined, lengths)', 'lengths'],
    ['String.fromCharCode(...bytes)', 'bytes'],
    ['all.concat(...lists)', 'lists'],
    ['all?.push(...read<Item>(text))', 'read'],
    ['new Group(...items)', 'items'],
  ])('is found in %s', (code, list) => {
    expect(listsAsArguments('x.ts', code)).toEqual([`x.ts: ${list}`])
  })

  it.each(['all = [...all, ...items]', 'const { first, ...rest } = items', 'editor.apply(edits)', 'add({ ...item })'])(
    'may be used in %s',
    (code) => {
      expect(listsAsArguments('x.ts', code)).toEqual([])
    },
  )
})
