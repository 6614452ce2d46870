import { describe, expect, it } from 'vitest'
import rules from '../../scripts/import-rules.json'
import { codeBelow, importsOf, importTarget, textOf } from './source-files'
import type { Import } from './source-files'

// The same rules as in oxlint.config.js, checked over resolved paths and with cycles through every folder.
const layers: Record<string, { mayImport: string[] }> = rules.layers
/** The engines from the lowest to the highest: each imports itself, those before it, and `lib`. */
const engines: string[] = rules.engines
/** The folders of the engine for OpenAPI documents have an order of their own. */
const openapi: Record<string, { mayImport: string[] }> = rules.openapi

const portal = codeBelow('src')
const edges = portal.flatMap((file) =>
  importsOf(textOf(file)).map((edge) => ({ file, edge, target: importTarget(file, edge) })),
)

function layerOf(path: string): string {
  const [, layer = '', ...rest] = path.split('/')
  return rest.length > 0 ? layer : 'root'
}

/** Why an import inside src is not allowed; undefined when it is. */
function violation(file: string, edge: Import, target: string): string | undefined {
  if (!target.startsWith('src/')) return 'leads out of src'
  if (isIn(target, rules.buildToolingOnly)) return edge.typeOnly ? undefined : 'only build tooling may load it'
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from === 'root') return undefined
  if (from === 'features' && to === 'features') {
    return file.split('/')[2] === target.split('/')[2] ? undefined : 'features never import features'
  }
  if (from === 'engines' && to === 'engines') return violationInEngines(file, target)
  if (from === to) return undefined
  const { mayImport = [] } = layers[from] ?? {}
  if (mayImport.some((path) => isIn(target, path))) return undefined
  return `${from} may not import ${target}`
}

function violationInEngines(file: string, target: string): string | undefined {
  const [from = '', to = ''] = [file, target].map((path) => path.split('/')[2])
  if (from !== to) {
    return engines.indexOf(to) < engines.indexOf(from) ? undefined : `the engine ${from} may not import ${to}`
  }
  return from === 'openapi' ? violationInOpenapi(file, target) : undefined
}

function violationInOpenapi(file: string, target: string): string | undefined {
  const [from, to] = [file, target].map((path) => /^src\/engines\/openapi\/([^/]+)\//.exec(path)?.[1])
  if (from === undefined || to === undefined || from === to) return undefined
  return openapi[from]?.mayImport.includes(to) ? undefined : `openapi/${from} may not import ${target}`
}

/** Whether a file of src is the module of this path, or lies below it. */
function isIn(file: string, path: string): boolean {
  return file.startsWith(`src/${path}/`) || file.replace(/\.tsx?$/, '') === `src/${path}`
}

describe('imports of src', () => {
  it('go down only', () => {
    const violations = edges.flatMap(({ file, edge, target }) => {
      const why = target && violation(file, edge, target)
      return why ? [`${file} → ${target}: ${why}`] : []
    })
    expect(violations).toEqual([])
  })

  it('of engines name engines that have a place in their order', () => {
    const folders = new Set(codeBelow('src/engines').map((file) => file.split('/')[2] ?? ''))
    expect(folders).toEqual(new Set(engines))
  })

  it('of engines need neither React nor a page', () => {
    const packages = /^(react|react-.+|@tanstack\/.+|@base-ui\/.+|axios)$/
    // react-markdown is imported for its rule about URLs, which needs no React (docs/decisions/0034).
    const allowed = new Set(['src/engines/markdown/sanitize.ts: react-markdown'])
    const found = edges
      .filter(
        ({ file, edge }) => file.startsWith('src/engines/') && (packages.test(edge.from) || edge.from.endsWith('.css')),
      )
      .map(({ file, edge }) => `${file}: ${edge.from}`)
    expect(found.filter((line) => !allowed.has(line))).toEqual([])
    const page =
      /\b(document\.(querySelector|createElement|body|cookie|addEventListener)|window\.\w|(local|session)Storage\b)/
    const uses = codeBelow('src/engines').flatMap((file) =>
      textOf(file)
        .split('\n')
        .filter((line) => page.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(uses).toEqual([])
  })

  it('form no cycle', () => {
    const targets = new Map<string, string[]>()
    for (const { file, edge, target } of edges) {
      if (target && !edge.typeOnly && !edge.lazy) targets.set(file, [...(targets.get(file) ?? []), target])
    }
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (file: string, path: string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      if (done.has(file) || path.includes(file)) return
      for (const target of targets.get(file) ?? []) visit(target, [...path, file])
      done.add(file)
    }
    for (const file of portal) visit(file, [])
    expect(cycles).toEqual([])
  })

  it.each(Object.entries(rules.insteadOf))('take instead of %s the smaller %s', (large) => {
    const importers = edges.filter(({ edge }) => edge.from === large && !edge.typeOnly).map(({ file }) => file)
    expect(importers.filter((file) => !isIn(file, rules.buildToolingOnly))).toEqual([])
  })

  it('come from folders that have rules', () => {
    const folders = new Set(portal.map(layerOf).filter((layer) => layer !== 'root'))
    expect([...folders].filter((folder) => !layers[folder])).toEqual([])
  })
})

describe('folders', () => {
  /** The imports between the folders that lie side by side in a folder, at any depth; types count. */
  function folderEdges(files: readonly string[]): Map<string, Map<string, string[]>> {
    const found = new Map<string, Map<string, string[]>>()
    for (const file of files) {
      for (const edge of importsOf(textOf(file))) {
        const target = importTarget(file, edge)
        if (!target) continue
        const [from, to] = [file.split('/'), target.split('/')]
        const depth = from.findIndex((part, index) => part !== to[index])
        // A file beside a folder is no folder.
        if (depth < 0 || depth >= from.length - 1 || depth >= to.length - 1) continue
        const [one, other] = [from, to].map((parts) => parts.slice(0, depth + 1).join('/'))
        const targets = found.get(one ?? '') ?? new Map<string, string[]>()
        found.set(one ?? '', targets.set(other ?? '', [...(targets.get(other ?? '') ?? []), `${file} → ${target}`]))
      }
    }
    return found
  }

  function circlesIn(graph: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>): string[] {
    const reaches = (from: string, to: string): boolean => {
      const reached = new Set([from])
      for (const folder of reached) for (const next of graph.get(folder)?.keys() ?? []) reached.add(next)
      return reached.has(to)
    }
    return [...graph].flatMap(([from, targets]) =>
      [...targets].flatMap(([to, imports]) => (reaches(to, from) ? imports : [])),
    )
  }

  it.each(['src', 'cli', 'platform'])('of %s form no circle at any level', (root) => {
    expect(circlesIn(folderEdges(codeBelow(root)))).toEqual([])
  })

  it('that form a circle are found', () => {
    const graph = new Map([
      ['a', new Map([['b', ['a → b']]])],
      ['b', new Map([['c', ['b → c']]])],
      ['c', new Map([['a', ['c → a']]])],
      ['d', new Map([['a', ['d → a']]])],
    ])
    expect(circlesIn(graph)).toEqual(['a → b', 'b → c', 'c → a'])
  })
})

describe('imports of the portal from outside', () => {
  it('are engines, lib and the schemas of the APIs', () => {
    const outside = [...rules.outside.folders.flatMap((folder) => codeBelow(folder)), 'vite.config.ts']
    const found = outside.flatMap((file) =>
      importsOf(textOf(file))
        .map((edge) => importTarget(file, edge))
        .filter((target) => target !== undefined && /^src\/[^/]+\//.test(target))
        .filter((target) => !isImportedFromOutside(file, target ?? ''))
        .map((target) => `${file} → ${target}`),
    )
    expect(found).toEqual([])
  })

  function isImportedFromOutside(file: string, target: string): boolean {
    if (/^src\/(engines|lib)\/|^src\/api\/[^/]+\/schemas\.ts$/.test(target)) return true
    // The build reads the environments, and makes the policy of their URLs.
    return file.startsWith('scripts/build/') && rules.outside.ofTheBuild.some((path) => isIn(target, path))
  }
})

describe('the rules themselves', () => {
  const value = { typeOnly: false, lazy: false }
  it.each([
    ['src/ui/Button.tsx', 'src/api/core/http.ts'],
    ['src/engines/openapi/reader/reader.ts', 'src/engines/openapi/model/to-har.ts'],
    ['src/engines/openapi/document/title.ts', 'src/engines/openapi/reader/reader.ts'],
    ['src/features/home/HomePage.tsx', 'src/features/docs/DocsPage.tsx'],
    ['src/features/home/HomePage.tsx', 'src/shell/Shell.tsx'],
    ['src/api/core/http.ts', 'src/auth/session.ts'],
    ['src/auth/session.ts', 'src/api/identity/client.ts'],
    ['src/forms/Field.tsx', 'src/api/core/http.ts'],
    ['src/ui/Button.tsx', 'src/config/contact.ts'],
    ['src/browser/storage.ts', 'src/ui/Button.tsx'],
    ['src/lib/paths.ts', 'platform/main.ts'],
    ['src/config/environment.ts', 'src/config/env-schema.ts'],
  ])('refuse %s → %s', (file, target) => {
    expect(violation(file, { ...value, from: target }, target)).toBeTypeOf('string')
  })

  it.each([
    ['src/forms/Field.tsx', 'src/api/core/api-error.ts', value],
    ['src/auth/session.ts', 'src/api/core/http.ts', value],
    ['src/features/home/HomePage.tsx', 'src/features/home/components/Area.tsx', value],
    ['src/config/environment.ts', 'src/config/env-schema.ts', { ...value, typeOnly: true }],
  ])('allow %s → %s', (file, target, edge) => {
    expect(violation(file, { ...edge, from: target }, target)).toBeUndefined()
  })
})

describe('the code that reads texts from outside', () => {
  const inWorkersOnly = [
    'src/engines/errors/redact/redact.ts',
    'src/engines/errors/decode-response.ts',
    'src/engines/requests/model/export-history.ts',
  ]

  /** The modules that nothing imports among those that lead to a module. */
  function rootsOf(module: string): string[] {
    const reached = new Set([module])
    for (const target of reached) {
      for (const edge of edges) if (!edge.edge.typeOnly && edge.target === target) reached.add(edge.file)
    }
    const imported = new Set(edges.filter(({ edge }) => !edge.typeOnly).map(({ target }) => target))
    return [...reached].filter((file) => !imported.has(file))
  }

  it.each(inWorkersOnly)('is part of workers only: %s', (module) => {
    // No page loads an engine that nothing in the portal imports: the tool for pipelines does.
    const roots = rootsOf(module).filter((file) => !file.startsWith('src/engines/'))
    expect(roots).not.toEqual([])
    expect(roots.filter((root) => !root.endsWith('.worker.ts'))).toEqual([])
  })
})
