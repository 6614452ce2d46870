import type * as PrismModule from 'prismjs'
import type { Grammar, Token, TokenStream } from 'prismjs'
import type { Language } from './languages'

/** A run of code: the kinds of token it stands in, outermost first. */
export interface Run {
  kinds: string[]
  text: string
}

type Component =
  | 'bash'
  | 'clike'
  | 'csharp'
  | 'css'
  | 'diff'
  | 'docker'
  | 'go'
  | 'http'
  | 'java'
  | 'javascript'
  | 'json'
  | 'makefile'
  | 'markdown'
  | 'markup'
  | 'python'
  | 'sql'
  | 'yaml'

// Named one by one, so that each becomes a file of its own.
const load: Record<Component, () => Promise<unknown>> = {
  bash: () => import('prismjs/components/prism-bash'),
  clike: () => import('prismjs/components/prism-clike'),
  csharp: () => import('prismjs/components/prism-csharp'),
  css: () => import('prismjs/components/prism-css'),
  diff: () => import('prismjs/components/prism-diff'),
  docker: () => import('prismjs/components/prism-docker'),
  go: () => import('prismjs/components/prism-go'),
  http: () => import('prismjs/components/prism-http'),
  java: () => import('prismjs/components/prism-java'),
  javascript: () => import('prismjs/components/prism-javascript'),
  json: () => import('prismjs/components/prism-json'),
  makefile: () => import('prismjs/components/prism-makefile'),
  markdown: () => import('prismjs/components/prism-markdown'),
  markup: () => import('prismjs/components/prism-markup'),
  python: () => import('prismjs/components/prism-python'),
  sql: () => import('prismjs/components/prism-sql'),
  yaml: () => import('prismjs/components/prism-yaml'),
}

/** The components of each language in the order in which they must be loaded; the last one is its grammar. */
const components: Record<Language, readonly Component[]> = {
  bash: ['bash'],
  csharp: ['clike', 'csharp'],
  css: ['css'],
  docker: ['docker'],
  diff: ['diff'],
  go: ['clike', 'go'],
  html: ['markup'],
  http: ['json', 'http'],
  java: ['clike', 'java'],
  js: ['clike', 'javascript'],
  json: ['json'],
  make: ['makefile'],
  markdown: ['markup', 'markdown'],
  python: ['python'],
  sql: ['sql'],
  xml: ['markup'],
  yaml: ['yaml'],
}

type Prism = typeof PrismModule

let core: Promise<Prism> | undefined
const loaded = new Map<Component, Promise<unknown>>()

/** The core without its automatic run over the page; the components find it as a global. */
function prism(): Promise<Prism> {
  core ??= (async () => {
    const scope = globalThis as unknown as { Prism: unknown }
    scope.Prism = { manual: true, disableWorkerMessageHandler: true }
    const module = (await import('prismjs/components/prism-core')) as { default: Prism }
    scope.Prism = module.default
    return module.default
  })()
  return core
}

/** Splits code into runs. @throws when a part of the highlighter could not be loaded. */
export async function highlight(code: string, language: Language): Promise<Run[]> {
  const { languages, tokenize } = await prism()
  const needed = components[language]
  for (const name of needed) {
    if (!loaded.has(name)) loaded.set(name, load[name]())
    await loaded.get(name)
  }
  const grammar: Grammar | undefined = languages[needed.at(-1) ?? '']
  return grammar ? flatten(tokenize(code, grammar), []) : [{ kinds: [], text: code }]
}

function flatten(stream: TokenStream, kinds: string[]): Run[] {
  if (typeof stream === 'string') return [{ kinds, text: stream }]
  if (Array.isArray(stream)) return stream.flatMap((part) => flatten(part, kinds))
  const token: Token = stream
  return flatten(token.content, [...kinds, token.type])
}
