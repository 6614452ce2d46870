import { writeFile } from 'node:fs/promises'
import { applyCertainFixes, type FixedDocument } from '@/engines/pipeline/apply-fixes'
import { createJudge, type Judge, type JudgedDocument } from '@/engines/pipeline/judge'
import { addToTotals, countsOf, createTotals } from '@/engines/pipeline/totals'
import { countOf } from '@/lib/phrases'
import { unifiedDiff } from '@/lib/unified-diff'
import type { Options } from '../arguments'
import { CannotRunError, usageError, writeErrorText } from '../errors'
import { findInputs, readInput, type Input } from '../inputs'
import { loadPack } from '../load-pack'
import type { Terminal } from '../terminal'

const byteOrderMark = [0xef, 0xbb, 0xbf]

/** Applies the fixes that are certain, and writes only where the options say so. */
export async function fix(options: Options, terminal: Terminal): Promise<number> {
  const { as, version, isDryRun, isWriting, isQuiet } = options
  const isStandardInput = options.files.length === 1 && options.files[0] === '-'
  if (isDryRun === isWriting && !(isStandardInput && !isDryRun)) throw usageError('Say either --dry-run or --write.')
  if (isWriting && options.files.includes('-')) throw usageError('Leave --write out for the standard input.')
  const { pack, retailers } = await loadPack(options)
  const judge = createJudge(pack, { as, version, retailers })
  let totals = createTotals()
  let isRefused = false
  for (const input of await findInputs(options, terminal.stdin)) {
    try {
      const { before, after, bytes, document, errorsBefore } = await fixInput(judge, input)
      totals = addToTotals(totals, document, options.failOn)
      if (isDryRun) await terminal.print(unifiedDiff(input.name, before, after))
      else if (!isWriting) await terminal.print(after)
      else if (after !== before && 'path' in input) await write(input.path, bytes)
      if (!isQuiet) terminal.warn(`${input.name}: ${errorsBefore} before, ${errorsOf(document)} after the fixes.`)
    } catch (error) {
      if (!(error instanceof CannotRunError)) throw error
      isRefused = true
      terminal.warn(`${input.name}: ${error.message}`)
    }
  }
  return isRefused ? 2 : totals.exitCode
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes).catch((error: unknown) => {
    throw new CannotRunError(writeErrorText(error))
  })
}

/** Fixes a file, without writing it. @throws CannotRunError with the reason why it is left alone. */
async function fixInput(
  judge: Judge,
  input: Input,
): Promise<FixedDocument & { bytes: Uint8Array; errorsBefore: string }> {
  const bytes = await readInput(input)
  if (typeof bytes === 'string') throw new CannotRunError(bytes)
  // The checker takes the bytes over.
  const documents = await judge.judge([{ name: input.name, bytes: bytes.slice().buffer }])
  const [document] = documents
  if (!document?.opened || documents.length > 1 || document.name !== input.name) {
    throw new CannotRunError('Only a file with one document can be fixed, and no archive.')
  }
  if (document.reason !== undefined) throw new CannotRunError(document.reason)
  const hasMark = byteOrderMark.every((byte, at) => bytes[at] === byte)
  const encoded = (text: string) => Buffer.from(hasMark ? `\ufeff${text}` : text)
  if (!encoded(judge.checker.text(document.opened)).equals(bytes)) {
    throw new CannotRunError('The text cannot be written back as it is. Save it as UTF-8, without an envelope, first.')
  }
  const fixed = await applyCertainFixes(judge, { ...document, id: document.opened.id })
  return { ...fixed, bytes: encoded(fixed.after), errorsBefore: errorsOf(document) }
}

function errorsOf(document: JudgedDocument): string {
  return countOf(countsOf(document).error, 'error')
}
