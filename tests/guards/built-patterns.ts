import { parseSync } from 'vite'
import { lineOf, type Pattern } from './regular-expressions'

/** The regular expressions that a file builds at run time. */
interface BuiltPatterns {
  /** Those of constants of the file. */
  patterns: Pattern[]
  /** The places of those whose source only the run tells, as `file: expression`. */
  unknown: string[]
}

type ValueOf = (node: Node) => string | undefined

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/**
 * Finds the calls of `RegExp` in a file, and reads their sources where constants of the file tell them.
 * @param samples what else is part of a source, by `file: expression`, each with an example.
 */
export function builtPatternsOf(file: string, text: string, samples: Readonly<Record<string, string>>): BuiltPatterns {
  const built: BuiltPatterns = { patterns: [], unknown: [] }
  const program = parseSync(file, text).program as unknown as Node
  const constants = constantsOf(program)
  const valueOf: ValueOf = (node) =>
    samples[`${file}: ${text.slice(node.start, node.end)}`] ?? ownValueOf(node, constants, valueOf)
  const visit = (node: Node) => {
    for (const child of childrenOf(node)) visit(child)
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
    if (!isCall || nameOf(node['callee'] as Node) !== 'RegExp') return
    const [source, flags] = node['arguments'] as Node[]
    if (!source) return
    const pattern = valueOf(source)
    if (pattern === undefined) built.unknown.push(`${file}: ${text.slice(source.start, source.end)}`)
    else {
      const place = `${file}:${lineOf(text, node.start)}`
      built.patterns.push({ place, source: pattern, flags: (flags && valueOf(flags)) ?? '' })
    }
  }
  visit(program)
  return built
}

/** The values of the constants that a file declares once, by name. A name of several values is left out. */
function constantsOf(program: Node): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>()
  const repeated = new Set<string>()
  const visit = (node: Node) => {
    if (node.type === 'VariableDeclaration' && node['kind'] === 'const') {
      for (const declared of node['declarations'] as Node[]) {
        const name = nameOf(declared['id'] as Node)
        if (name === undefined || !isNode(declared['init'])) continue
        if (constants.has(name)) repeated.add(name)
        constants.set(name, declared['init'])
      }
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program)
  for (const name of repeated) constants.delete(name)
  return constants
}

/** The text of an expression; undefined if constants do not tell it. */
function ownValueOf(node: Node, constants: ReadonlyMap<string, Node>, valueOf: ValueOf): string | undefined {
  if (node.type === 'Literal') {
    const { regex, value } = node as Node & { regex?: { pattern: string }; value?: unknown }
    return regex?.pattern ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)
  }
  if (node.type === 'Identifier') {
    const constant = constants.get(String(node['name']))
    return constant && valueOf(constant)
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    return joined([node['left'] as Node, node['right'] as Node].map(valueOf))
  }
  if (node.type === 'TaggedTemplateExpression') {
    const tag = node['tag'] as Node
    const isRaw = nameOf(tag['object'] as Node) === 'String' && nameOf(tag['property'] as Node) === 'raw'
    return isRaw ? templateText(node['quasi'] as Node, 'raw', valueOf) : undefined
  }
  return node.type === 'TemplateLiteral' ? templateText(node, 'cooked', valueOf) : undefined
}

function templateText(node: Node, form: 'raw' | 'cooked', valueOf: ValueOf): string | undefined {
  const texts = (node['quasis'] as { value: Record<'raw' | 'cooked', string> }[]).map(({ value }) => value[form])
  const values = (node['expressions'] as Node[]).map(valueOf)
  return joined(texts.flatMap((text, index) => (index < values.length ? [text, values[index]] : [text])))
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('')
}

function nameOf(node: Node | undefined): string | undefined {
  return node?.type === 'Identifier' ? String(node['name']) : undefined
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child) => isNode(child))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
