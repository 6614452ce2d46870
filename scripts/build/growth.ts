import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { moduleGraphFile } from './plugins.ts'

/** The size of each chunk in bytes after gzip, by its name without the hash; chunks with the same name together. */
export type ChunkSizes = ReadonlyMap<string, number>

/** Weighs the scripts and styles of the build in `outDir`, workers included. */
export function chunkSizes(outDir: string): ChunkSizes {
  const sizes = new Map<string, number>()
  const add = (name: string, file: string) =>
    sizes.set(name, (sizes.get(name) ?? 0) + gzipSync(readFileSync(join(outDir, file))).length)
  for (const file of readdirSync(join(outDir, 'assets'))) {
    const name = /^(.+)-[\w-]{8}(\.js|\.css)$/.exec(file)
    if (name) add(`${name[1]}${name[2]}`, `assets/${file}`)
  }
  add('start.js', 'start.js')
  return sizes
}

/** Returns a printable row for each chunk whose size differs between two builds, the largest growth first, and their sum. */
export function growthRows(before: ChunkSizes, after: ChunkSizes): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const row = (name: string, from: number, to: number) =>
    `${name.padEnd(48)} ${signed(to - from).padStart(9)} = ${kB(to)} kB`
  const changed = names
    .map((name) => ({ name, from: before.get(name) ?? 0, to: after.get(name) ?? 0 }))
    .filter(({ from, to }) => from !== to)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
  return [
    ...changed.map(({ name, from, to }) => row(name, from, to)),
    row('all scripts and styles', sum(before), sum(after)),
  ]
}

/**
 * Builds a commit in a temporary worktree and weighs its chunks. The build uses the packages that are installed here.
 * @throws if git does not know the commit, or it does not build.
 */
export function chunkSizesOf(commit: string): ChunkSizes {
  const folder = mkdtempSync(join(tmpdir(), 'dev-center-growth-'))
  const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit)
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const vite = resolve('node_modules/vite/bin/vite.js')
    // A name of its own: the module graph is kept under it, in the same cache as that of this folder's build.
    const build = [vite, 'build', '--logLevel', 'warn', '--outDir', 'dist-before']
    execFileSync(process.execPath, build, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    return chunkSizes(join(folder, 'dist-before'))
  } finally {
    rmSync(moduleGraphFile('dist-before'), { force: true })
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

function sum(sizes: ChunkSizes): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0)
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(2)
}

function signed(bytes: number): string {
  return bytes > 0 ? `+${kB(bytes)}` : kB(bytes)
}
