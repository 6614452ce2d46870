import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Options } from './arguments'
import { CannotRunError, readErrorText, usageError } from './errors'
import { isPattern, matchingFiles } from './patterns'

/** A file to judge: its path, its content, or why it cannot be read. */
export type Input =
  | { name: string; path: string }
  | { name: string; bytes: Uint8Array<ArrayBuffer> }
  | { name: string; reason: string }

/** The size of the largest file that is read, archives included, in bytes. */
const maxInputBytes = 100_000_000

const documentEndings = /\.(?:xml|json|csv|txt|edi|dat|zip)$/i

/**
 * Finds the files that arguments name, in their order and each once: a file, a pattern, a folder with everything below it that
 * can be a document, or `-` for the standard input. The rule pack, which may be beside them, is none.
 * @throws CannotRunError without a file.
 */
export async function findInputs(
  { files: names, rules = '' }: Pick<Options, 'files'> & Partial<Pick<Options, 'rules'>>,
  stdin: Readable,
): Promise<Input[]> {
  if (names.length === 0) throw usageError('Name the files to read, or - for the standard input.')
  const inputs: Input[] = []
  const known = new Set([resolve(rules)])
  for (const name of names) {
    for (const input of name === '-' ? [await standardInput(stdin)] : await named(name)) {
      const key = 'path' in input ? resolve(input.path) : input.name
      if (!known.has(key)) inputs.push(input)
      known.add(key)
    }
  }
  if (inputs.length === 0) throw usageError('There is no file to read beside the rule pack.')
  return inputs
}

async function standardInput(stdin: Readable): Promise<Input> {
  const name = 'standard input'
  try {
    return { name, bytes: await collect(stdin) }
  } catch (error) {
    return { name, reason: error instanceof CannotRunError ? error.message : readErrorText(error) }
  }
}

async function named(name: string): Promise<Input[]> {
  try {
    const found = await stat(name)
    if (!found.isDirectory()) return [{ name, path: name }]
    const paths = await filesBelow(name)
    return paths.length > 0 ? paths.map(toInput) : [{ name, reason: 'This folder has no file that can be a document.' }]
  } catch (error) {
    const reason = readErrorText(error)
    if (!isPattern(name)) return [{ name, reason }]
    const paths = await matchingFiles(name)
    return paths.length > 0 ? paths.map(toInput) : [{ name, reason: 'No file has a name of this pattern.' }]
  }
}

function toInput(path: string): Input {
  return { name: path, path }
}

/** The documents below a folder. Hidden files, and links, which may lead in circles, are left out. */
async function filesBelow(folder: string): Promise<string[]> {
  const paths: string[] = []
  for (const entry of (await readdir(folder, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isFile() && documentEndings.test(entry.name)) paths.push(path)
    else if (entry.isDirectory()) for (const inner of await filesBelow(path)) paths.push(inner)
  }
  return paths
}

/** Reads an input. @returns a sentence if it cannot be read. */
export async function readInput(input: Input): Promise<Uint8Array<ArrayBuffer> | string> {
  if ('reason' in input) return input.reason
  if ('bytes' in input) return input.bytes
  try {
    return await collect(createReadStream(input.path))
  } catch (error) {
    return error instanceof CannotRunError ? error.message : readErrorText(error)
  }
}

/** Reads a stream to its end. @throws CannotRunError if it is larger than any file that is read: a device may have no end. */
export async function collect(stream: Readable, maxBytes = maxInputBytes): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stream as AsyncIterable<Buffer | string>) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    length += bytes.length
    if (length > maxBytes) throw new CannotRunError(`The file has more than ${maxBytes / 1_000_000} MB.`)
    parts.push(bytes)
  }
  return new Uint8Array(Buffer.concat(parts))
}
