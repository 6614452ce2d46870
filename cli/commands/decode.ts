import { decoder } from '@/engines/errors/decoder'
import { decodingText } from '@/engines/errors/decoding-text'
import { maxReadCharacters } from '@/engines/errors/failed-response'
import { firstCharacters } from '@/lib/cut-text'
import type { Options } from '../arguments'
import { CannotRunError, usageError } from '../errors'
import { findInputs, readInput } from '../inputs'
import type { Terminal } from '../terminal'

/** Explains a response or an acknowledgment, from a file or the standard input. */
export async function decode({ files, format }: Options, { stdin, print }: Terminal): Promise<number> {
  const [input, ...others] = await findInputs({ files: files.length > 0 ? files : ['-'] }, stdin)
  if (!input || others.length > 0) throw usageError('Name one file, or none for the standard input.')
  const bytes = await readInput(input)
  if (typeof bytes === 'string') throw new CannotRunError(`${input.name}: ${bytes}`)
  const { decoding } = decoder.decodePaste(firstCharacters(new TextDecoder().decode(bytes), maxReadCharacters))
  if (!decoding) throw new CannotRunError('The text is empty.')
  const { ticket: _ticket, guides: _guides, ...shown } = decoding
  await print(format === 'json' ? `${JSON.stringify(shown, undefined, 2)}\n` : decodingText(decoding))
  return decoding.certainty === 'unknown' ? 2 : 0
}
