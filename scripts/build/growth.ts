import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

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

function sum(sizes: ChunkSizes): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0)
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(2)
}

function signed(bytes: number): string {
  return bytes > 0 ? `+${kB(bytes)}` : kB(bytes)
}
