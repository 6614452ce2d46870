import { createReadStream } from 'node:fs'
import { packLimits } from '@/engines/rule-pack/manifest'
import { readPack, type RulePack } from '@/engines/rule-pack/read-pack'
import { retailersNamed } from '@/engines/rule-pack/retailers'
import type { Options } from './arguments'
import { CannotRunError, readErrorText, usageError } from './errors'
import { collect } from './inputs'

/** A rule pack with its file, from which each worker reads it. */
export interface LoadedPack {
  pack: RulePack
  archive: Uint8Array<ArrayBuffer>
  /** The retailers that are judged for. */
  retailers: readonly string[]
}

/**
 * Reads the rule pack of the options.
 * @throws CannotRunError if it cannot be read, or has no retailer of a name; PackError if it is damaged.
 */
export async function loadPack({ rules, retailers }: Pick<Options, 'rules' | 'retailers'>): Promise<LoadedPack> {
  if (rules === undefined) throw usageError('Name the rule pack: --rules rule-pack.zip.')
  const archive = await readArchive(rules)
  const pack = await readPack(archive)
  const named = retailersNamed(pack, retailers)
  if (typeof named === 'string') throw new CannotRunError(named)
  return { pack, archive, retailers: named.length > 0 ? named : pack.manifest.retailers }
}

async function readArchive(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await collect(createReadStream(path), packLimits.archiveBytes)
  } catch (error) {
    const reason = error instanceof CannotRunError ? error.message : readErrorText(error)
    throw new CannotRunError(`The rule pack ${path} cannot be read. ${reason}`)
  }
}
