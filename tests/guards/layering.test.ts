import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeBelow, importsOf, textOf } from './source-files'
import type { Import } from './source-files'

// The import directions, checked apart from the lint configuration. What a layer may import besides itself.
const below: Record<string, string[]> = {
  app: ['shell', 'features', 'modules', 'api', 'auth', 'forms', 'ui', 'config', 'browser', 'lib', 'styles'],
  shell: ['modules', 'api', 'auth', 'forms', 'ui', 'config', 'browser', 'lib'],
  features: ['modules', 'api', 'auth', 'forms', 'ui', 'config', 'browser', 'lib'],
  modules: ['api', 'auth', 'forms', 'ui', 'config', 'browser', 'lib'],
  auth: ['api', 'ui', 'config', 'browser', 'lib'],
  api: ['config', 'browser', 'lib'],
  forms: ['api', 'ui', 'config', 'browser', 'lib'],
  ui: ['browser', 'lib'],
  config: ['browser', 'lib'],
  browser: ['lib'],
  lib: [],
}

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
  if (target === 'src/config/env-schema.ts') return edge.typeOnly ? undefined : 'only build tooling may load it'
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from === 'root') return undefined
  if (from === 'features' && to === 'features') {
    return file.split('/')[2] === target.split('/')[2] ? undefined : 'features never import features'
  }
  if (from === to) return undefined
  if (!below[from]?.includes(to)) return `${from} may not import ${to}`
  if (from === 'auth' && to === 'api' && !target.startsWith('src/api/core/')) return 'auth may import only api/core'
  if (from === 'forms' && to === 'api' && !(edge.typeOnly && target === 'src/api/core/api-error.ts')) {
    return 'forms may import only types of api/core/api-error'
  }
  return undefined
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

  it('take zod in its small form', () => {
    const full = edges.filter(({ file, edge }) => edge.from === 'zod' && file !== 'src/config/env-schema.ts')
    expect(full.map(({ file }) => file)).toEqual([])
  })
})

describe('the rules themselves', () => {
  const value = { typeOnly: false, lazy: false }
  it.each([
    ['src/ui/Button.tsx', 'src/api/core/http.ts'],
    ['src/features/home/HomePage.tsx', 'src/features/docs/DocsPage.tsx'],
    ['src/features/home/HomePage.tsx', 'src/shell/Shell.tsx'],
    ['src/api/core/http.ts', 'src/auth/session.ts'],
    ['src/auth/session.ts', 'src/api/identity/client.ts'],
    ['src/forms/Field.tsx', 'src/api/core/api-error.ts'],
    ['src/lib/paths.ts', 'platform/main.ts'],
    ['src/config/environment.ts', 'src/config/env-schema.ts'],
  ])('refuse %s → %s', (file, target) => {
    expect(violation(file, { ...value, from: target }, target)).toBeTypeOf('string')
  })
})
