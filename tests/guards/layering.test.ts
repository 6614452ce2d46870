import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import rules from '../../scripts/import-rules.json'
import { codeBelow, importsOf, textOf } from './source-files'
import type { Import } from './source-files'

// The same rules as in oxlint.config.js, checked over resolved paths and with cycles through every folder.
const layers: Record<string, { mayImport: string[] }> = rules.layers
/** The folders of the API reference have an order of their own. */
const openapi: Record<string, { mayImport: string[] }> = rules.openapi

const portal = codeBelow('src')
const edges = portal.flatMap((file) =>
  importsOf(textOf(file)).map((edge) => ({ file, edge, target: resolve(file, edge) })),
)

/** The file an import leads to, from the repository's root; undefined for a package. */
function resolve(file: string, { from }: Import): string | undefined {
  if (!from.startsWith('@/') && !from.startsWith('.')) return undefined
  const path = from.startsWith('@/') ? join('src', from.slice(2)) : normalize(join(dirname(file), from))
  return (
    [path, `${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate) && /\.\w+$/.test(candidate)) ?? path
  )
}

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
  if (from === to) return violationInOpenapi(file, target)
  const { mayImport = [] } = layers[from] ?? {}
  if (mayImport.some((path) => isIn(target, path))) return undefined
  return `${from} may not import ${target}`
}

function violationInOpenapi(file: string, target: string): string | undefined {
  const [from, to] = [file, target].map((path) => /^src\/modules\/openapi\/([^/]+)\//.exec(path)?.[1])
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

describe('the rules themselves', () => {
  const value = { typeOnly: false, lazy: false }
  it.each([
    ['src/ui/Button.tsx', 'src/api/core/http.ts'],
    ['src/modules/openapi/engine/reader.ts', 'src/modules/openapi/model/to-har.ts'],
    ['src/modules/openapi/document/title.ts', 'src/modules/openapi/engine/reader.ts'],
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
    'src/modules/error-decoder/redact.ts',
    'src/modules/error-decoder/decode-answer.ts',
    'src/modules/console/model/export-history.ts',
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
    const roots = rootsOf(module)
    expect(roots).not.toEqual([])
    expect(roots.filter((root) => !root.endsWith('.worker.ts'))).toEqual([])
  })
})
