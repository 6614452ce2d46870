import { makeSample } from '@/engines/pipeline/make-sample'
import type { Options } from '../arguments'
import { CannotRunError, usageError } from '../errors'
import { loadPack } from '../load-pack'
import type { Terminal } from '../terminal'

/** Prints a document that passes the check. */
export async function sample(options: Options, { print, warn }: Terminal): Promise<number> {
  const { as: document, version, format, seed, model, size } = options
  if (document === undefined) throw usageError('Name the type of the document, such as --as Shipments.')
  if (options.files.length > 0) throw usageError('A sample is made without files.')
  const { pack, retailers } = await loadPack(options)
  const made = await makeSample(pack, { document, version, format, seed, model, size, retailers })
  if (typeof made === 'string') throw new CannotRunError(made)
  for (const note of made.notes) warn(note)
  await print(made.text)
  return 0
}
