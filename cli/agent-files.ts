import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import type { ReadFile } from '@/engines/agent-tools/agent-tools'
import { CannotRunError, readErrorText } from './errors'
import { collect } from './inputs'

const outside = 'Only files below the folder in which the tool was started are read.'

const maxPathLength = 1_000

/** Without waiting for the writer of a pipe, and without following a link that took the place of a file. */
const readOnly = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0)

/** Creates a function that reads files below a folder, and no other file, whatever a path or a link names. */
export function createFileReader(folder: string): ReadFile {
  return async (name) => {
    if (name.length > maxPathLength) return `A path has at most ${maxPathLength} characters.`
    if (/^(?:[A-Za-z]:|\\\\)|\0/.test(name)) return outside
    const path = resolve(folder, name)
    if (!isBelow(folder, path)) return outside
    try {
      const root = await realpath(folder)
      const real = await realpath(path).catch(async (error: unknown) => {
        // Whether a file outside exists is not told either.
        if (isBelow(root, await nearestFolder(path))) throw error
        return dirname(root)
      })
      return isBelow(root, real) ? { name, bytes: (await readRegular(real)).buffer } : outside
    } catch (error) {
      return error instanceof CannotRunError ? error.message : readErrorText(error)
    }
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** The resolved path of the innermost folder of a path that exists. */
async function nearestFolder(path: string): Promise<string> {
  const parent = dirname(path)
  return realpath(parent).catch(() => (parent === path ? path : nearestFolder(parent)))
}

async function readRegular(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const handle = await open(path, readOnly)
  try {
    const found = await handle.stat()
    if (found.isDirectory()) throw new CannotRunError('This is a folder, not a file.')
    if (!found.isFile()) throw new CannotRunError('This is a pipe or a device, not a file.')
    return await collect(handle.createReadStream({ autoClose: false }))
  } finally {
    await handle.close()
  }
}
