import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files that are made when they are first asked for. */
export interface MadeFiles {
  /** The bytes of a file, made once. `name` is a relative path of plain segments. */
  get(name: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array>
}

/** A published file that is made when it is asked for. */
export interface MadeFile {
  type: string
  /** Whether it needs a token. */
  restricted: boolean
  body: Promise<Uint8Array>
}

const sources = dirname(fileURLToPath(import.meta.url))

/**
 * Keeps made files below a folder by a hash of everything that they are made from, this folder of the repository: after
 * a change of catalogue or code they are made anew, and the former ones are removed. Without a folder they live in memory.
 */
export function createMadeFiles(folder: string | undefined): MadeFiles {
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

  async function kept(name: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    if (folder === undefined) return make()
    const path = join(currentFolder(folder), name)
    try {
      return readFileSync(path)
    } catch {
      const body = await make()
      mkdirSync(dirname(path), { recursive: true })
      // Never a half file under the final name.
      writeFileSync(`${path}.part`, body)
      renameSync(`${path}.part`, path)
      return body
    }
  }

  return {
    get(name, make) {
      const file = inMemory.get(name) ?? kept(name, make)
      inMemory.set(name, file)
      // What is kept on disk need not stay in memory; what failed is tried again.
      const forget = () => inMemory.delete(name)
      void file.then(() => folder !== undefined && forget(), forget)
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
