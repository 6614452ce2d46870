import { compareFiles, comparisonText } from '@/engines/pipeline/compare-files'
import type { Options } from '../arguments'
import { CannotRunError, usageError } from '../errors'
import { findInputs, readInput, type Input } from '../inputs'
import { loadPack } from '../load-pack'
import type { Terminal } from '../terminal'

/** Says what differs between two documents of one type. */
export async function compare(options: Options, { stdin, print }: Terminal): Promise<number> {
  const { pack, retailers } = await loadPack(options)
  const sides: Input[] = []
  for (const name of options.files) for (const input of await findInputs({ files: [name] }, stdin)) sides.push(input)
  const [first, second, third] = sides
  if (!first || !second || third) throw usageError('Name the two documents to compare.')
  const files = [await fileOf(first), await fileOf(second)] as const
  const compared = await compareFiles(pack, { as: options.as, version: options.version, retailers }, files)
  if (typeof compared === 'string') throw new CannotRunError(compared)
  await print(options.format === 'csv' ? compared.csv() : comparisonText(compared))
  return compared.total > 0 ? 1 : 0
}

async function fileOf(input: Input): Promise<{ name: string; bytes: ArrayBuffer }> {
  const bytes = await readInput(input)
  if (typeof bytes === 'string') throw new CannotRunError(`${input.name}: ${bytes}`)
  return { name: input.name, bytes: bytes.buffer }
}
