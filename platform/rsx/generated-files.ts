import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A cache of files that are generated on first request. */
export interface GeneratedFiles {
  /** The bytes of a file, generated once. `name` is a relative path of plain segments. */
  get(name: string, generate: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array>
}

/** A published file that is generated on first request. */
export interface GeneratedFile {
  type: string
  /** Whether it needs a token. */
  isPrivate: boolean
  body: Promise<Uint8Array>
}

const sources = dirname(fileURLToPath(import.meta.url))

/**
 * Caches generated files on disk, by a hash of their sources, which are this folder of the repository: after a change of
 * catalogue or code, files are generated again and the old ones are deleted. Without a folder the cache is in memory.
 */
export function createGeneratedFiles(folder: string | undefined): GeneratedFiles {
  const inMemory = new Map<string, Promise<Uint8Array>>()
  let current: string | undefined

  function currentFolder(parent: string): string {
    if (current !== undefined) return current
    current = join(parent, sourceHash())
    mkdirSync(current, { recursive: true })
    for (const entry of readdirSync(parent)) {
      if (join(parent, entry) !== current) rmSync(join(parent, entry), { recursive: true, force: true })
    }
    return current
  }

  async function readOrGenerate(name: string, generate: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    if (folder === undefined) return generate()
    const path = join(currentFolder(folder), name)
    try {
      return readFileSync(path)
    } catch {
      const body = await generate()
      mkdirSync(dirname(path), { recursive: true })
      // Renamed when it is complete, so that nobody reads a half-written file.
      writeFileSync(`${path}.part`, body)
      renameSync(`${path}.part`, path)
      return body
    }
  }

  return {
    get(name, generate) {
      const file = inMemory.get(name) ?? readOrGenerate(name, generate)
      inMemory.set(name, file)
      // A file on disk need not stay in memory, and a failure must not be cached.
      const removeFromMemory = () => inMemory.delete(name)
      void file.then(() => folder !== undefined && removeFromMemory(), removeFromMemory)
      return file
    },
  }
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (/\.(ts|tsv)$/.test(file)) hash.update(file).update(readFileSync(join(sources, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
