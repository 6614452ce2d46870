import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One import of a module. A `typeOnly` one is not part of the built code. */
export interface Import {
  from: string
  typeOnly: boolean
  lazy: boolean
}

/** All files below a folder but those of packages, as paths from the repository's root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** The TypeScript files below the given folders. */
export function codeBelow(...folders: string[]): string[] {
  return folders.flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file))
}

/** The text of a file. */
export function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}

/** The imports and re-exports of a file. */
export function importsOf(text: string): Import[] {
  const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
  const call = /\bimport\(\s*['"]([^'"]+)['"]/g
  const named = [...text.matchAll(statement)].map(([, type, from = '']) => ({ from, typeOnly: !!type, lazy: false }))
  const lazy = [...text.matchAll(call)].map(([, from = '']) => ({ from, typeOnly: false, lazy: true }))
  return [...named, ...lazy]
}

/** The file that an import of a file leads to, from the repository's root; undefined for a package. */
export function importTarget(file: string, { from }: Pick<Import, 'from'>): string | undefined {
  if (!from.startsWith('@/') && !from.startsWith('.')) return undefined
  const specifier = from.replace(/\?.*$/, '')
  const path = specifier.startsWith('@/') ? join('src', specifier.slice(2)) : join(dirname(file), specifier)
  return (
    [path, `${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate) && /\.\w+$/.test(candidate)) ?? path
  )
}
