import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { changesFileSchema, type ChangesEntry } from '@/api/content/schemas'

const root = mkdtempSync(join(tmpdir(), 'changes-'))
let folders = 0

/** Writes files into a new folder, which is removed after the tests. */
export function folderWith(files: Record<string, unknown>): string {
  const folder = join(root, String(folders++))
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

export function removeFolders(): void {
  afterAll(() => rmSync(root, { recursive: true, force: true }))
}

export function textIn(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}

/** The entries that were written, as the portal reads them. */
export function entriesIn(folder: string): ChangesEntry[] {
  return changesFileSchema.parse(JSON.parse(textIn(folder, 'changes.json'))).entries
}

/** An API document with an operation for each path, whose query parameters are optional. */
export function api(version: string, paths: Record<string, readonly string[]>, more: object = {}) {
  const operation = (path: string, parameters: readonly string[]) => ({
    get: {
      summary: `Read ${path}`,
      parameters: parameters.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
      responses: { 200: { description: 'The response.' } },
      ...more,
    },
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Labels', version },
    paths: Object.fromEntries(Object.entries(paths).map(([path, names]) => [path, operation(path, names)])),
  }
}

export const toc = [
  { text: 'Overview', link: 'README' },
  { text: 'Version 1', link: 'openapi/v1.json', swagger: true },
]

/** An entry of a list of changes. */
export function entry(more: Partial<ChangesEntry>): ChangesEntry {
  return {
    id: 'a-b-c',
    date: '2026-11-01',
    title: 'Version 1 changed',
    summary: 'Nothing differs.',
    about: 'api',
    documents: [],
    counts: { breaking: 0, warning: 0, harmless: 0, wording: 0 },
    changes: [],
    wording: [],
    omitted: 0,
    deprecations: [],
    ...more,
  }
}
