import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { ports } from './environments.ts'
import { cacheFolder } from './plugins.ts'

const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  '.env.test',
  '.env.prod',
  'package-lock.json',
]

/** The file with the hash of the sources that the build in `outDir` was made from. */
export function buildStampFile(outDir: string): string {
  return join(cacheFolder, `${basename(outDir)}.hash`)
}

/** Builds the portal into `outDir`, unless it was already built from the same sources for the same ports. */
export async function buildWhenStale(outDir: string): Promise<void> {
  const stamp = buildStampFile(outDir)
  const hash = sourceHash()
  const fresh = existsSync(join(outDir, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (fresh) return
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(stamp, hash)
}

function sourceHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(ports))
  for (const file of sources.flatMap(filesUnder)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)))
}
