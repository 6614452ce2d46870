import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { codeBelow, textOf } from './source-files'

type Node = { type: string; start: number } & Record<string, unknown>

/** The only file that reads where an event started (UI-19). */
const exception = 'src/browser/event-target.ts'

/**
 * The places that read `target` of an event of the DOM. React's events are left out: their handlers are attached to elements of
 * the component, and `target` of a field is typed there.
 */
function targetReads(file: string, source: string): string[] {
  const program = parseSync(file, source).program as unknown as Node
  const reactEvents = new Set(importedFromReact(program))
  const found: string[] = []
  const report = ({ start }: Node) => found.push(`${file}:${source.slice(0, start).split('\n').length}`)

  function visit(node: Node, isListener: boolean) {
    if (isFunction(node)) {
      const [parameter] = node['params'] as Node[]
      if (parameter && isDomEvent(parameter, isListener)) {
        if (parameter.type === 'ObjectPattern') readsOfPattern(parameter).forEach(report)
        else readsOf(node['body'] as Node, parameter['name']).forEach(report)
      }
    }
    const callee = node.type === 'CallExpression' ? nameOf(node['callee'] as Node) : undefined
    for (const child of childrenOf(node)) {
      visit(child, (callee === 'addEventListener' || callee === 'useEffectEvent') && isFunction(child))
    }
  }

  function isDomEvent(parameter: Node, isListener: boolean) {
    const annotation = parameter['typeAnnotation'] as Node | null | undefined
    const type = annotation ? source.slice(annotation.start + 1).match(/^\s*(\w+)/)?.[1] : undefined
    if (type === undefined) return isListener
    return type.endsWith('Event') && !reactEvents.has(type)
  }

  visit(program, false)
  return found
}

const isFunction = ({ type }: Node) => /Function/.test(type) && !type.startsWith('TS')

function importedFromReact(program: Node): string[] {
  const imports = (program['body'] as Node[]).filter(
    (node) => node.type === 'ImportDeclaration' && (node['source'] as Node)['value'] === 'react',
  )
  return imports.flatMap((node) => (node['specifiers'] as Node[]).map((one) => String((one['local'] as Node)['name'])))
}

function readsOfPattern(pattern: Node): Node[] {
  return (pattern['properties'] as Node[]).filter((one) => nameOf(one['key'] as Node) === 'target')
}

/** The uses of `name.target`, and the patterns that take `target` out of `name`. */
function readsOf(node: Node, name: unknown): Node[] {
  const isEvent = (value: unknown) => isNode(value) && value.type === 'Identifier' && value['name'] === name
  const isRead =
    node.type === 'MemberExpression' && nameOf(node['property'] as Node) === 'target' && isEvent(node['object'])
  const taken =
    node.type === 'VariableDeclarator' && isEvent(node['init']) && (node['id'] as Node).type === 'ObjectPattern'
      ? readsOfPattern(node['id'] as Node)
      : []
  return [...(isRead ? [node] : []), ...taken, ...childrenOf(node).flatMap((child) => readsOf(child, name))]
}

/** The name of an identifier, or the last name of `a.b.c`. */
function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'MemberExpression') return nameOf(node['property'] as Node)
  return node?.type === 'Identifier' ? String(node['name']) : undefined
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

describe('where an event started', () => {
  it('is read in one place, which sees into shadow roots', () => {
    const files = codeBelow('src').filter((file) => file !== exception)
    expect(files.flatMap((file) => targetReads(file, textOf(file)))).toEqual([])
  })

  it.each([
    "document.addEventListener('keydown', (event) => event.target)",
    "window.addEventListener('keydown', ({ key, target }) => key)",
    "document.addEventListener('keydown', function (e) { const { target } = e })",
    'const press = useEffectEvent((event) => { if (event.target instanceof Element) return })',
    'export function isShortcut({ key, target }: KeyboardEvent) { return key === "/" && target }',
    'const listen = (event: ClipboardEvent) => event.target',
  ])('is not read otherwise: %s', (source) => {
    expect(targetReads('planted.tsx', source)).toEqual(['planted.tsx:1'])
  })

  it.each([
    'const field = <input onChange={({ target }) => target.value} />',
    "import { type KeyboardEvent } from 'react'\nconst press = (event: KeyboardEvent) => event.target",
    'const listen = (event: MouseEvent) => event.currentTarget',
    'const target = startOf(event)',
  ])('may be read in %s', (source) => {
    expect(targetReads('planted.tsx', source)).toEqual([])
  })
})
