import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { moduleGraphFile, type ModuleGraph } from '../build/plugins.ts'

/** A file of code that is not loaded by every page at boot. */
export interface LazyChunk {
  /** Path below the origin: `assets/…`. */
  file: string
  /** The file name without its hash, and the source file when several chunks share it. */
  name: string
  kind: 'route' | 'part' | 'shared' | 'worker'
}

/**
 * Lists the lazily loaded files of code of a build: those of the module graph that the start page does not import, and the
 * files of workers, which have a graph of their own.
 */
export function lazyChunks(outDir: string): LazyChunk[] {
  const { src, chunks, modules } = JSON.parse(readFileSync(moduleGraphFile(outDir), 'utf8')) as ModuleGraph
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const page = readFileSync(join(outDir, 'index.html'), 'utf8')
  const boot = new Set([...page.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
  for (const file of boot) for (const next of byFile.get(file)?.imports ?? []) boot.add(next)

  const routes = new Set(modules[`${src}/app/routes.tsx`]?.dynamic)
  const dynamic = new Set(Object.values(modules).flatMap((imports) => [...imports.dynamic]))
  const files = readdirSync(join(outDir, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`)
    .filter((file) => !boot.has(file))
  const bare = (file: string) => file.slice('assets/'.length).replace(/-.{8}\.js$/, '')
  return files.map((file) => {
    const own = byFile.get(file)?.modules
    const entry = own?.find((id) => dynamic.has(id))
    const isShared = files.filter((other) => bare(other) === bare(file)).length > 1
    const source = entry?.replace(`${src}/`, '')
    const name = isShared && source !== undefined ? `${bare(file)} (${source})` : bare(file)
    if (own === undefined) return { file, name, kind: 'worker' }
    if (entry === undefined) return { file, name, kind: 'shared' }
    return { file, name, kind: routes.has(entry) ? 'route' : 'part' }
  })
}
