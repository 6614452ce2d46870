import { createJudge, work } from '@/engines/pipeline/judge'
import { comparisonText } from '../comparison-text'
import type { TypeChoice } from '@/engines/rsx/document-choice'
import type { OpenedDocument } from '@/engines/rsx/documents'
import type { Options } from '../arguments'
import { CannotRunError, usageError } from '../errors'
import { findInputs, readInput, type Input } from '../inputs'
import { loadPack } from '../load-pack'
import type { Terminal } from '../terminal'

const maxRows = 10_000

/** Says what differs between two documents of one type. */
export async function compare(options: Options, { stdin, print, warn }: Terminal): Promise<number> {
  const { pack, retailers } = await loadPack(options)
  const sides: Input[] = []
  for (const name of options.files) for (const input of await findInputs({ files: [name] }, stdin)) sides.push(input)
  const [first, second, third] = sides
  if (!first || !second || third) throw usageError('Name the two documents to compare.')
  const { checker, prepare } = createJudge(pack, { as: options.as, version: options.version, retailers })
  const prepared = async (opened: OpenedDocument, like?: TypeChoice) => {
    const document = await prepare(opened, like)
    if (typeof document === 'string') throw new CannotRunError(`${opened.name}: ${document}`)
    return document
  }
  const [opened, ...others] = await checker.open({ files: [await fileOf(first)] }, work)
  if (!opened || others.length > 0) throw new CannotRunError(`${first.name} has more than one document.`)
  const from = await prepared(opened)
  const to = await prepared(await checker.openBeside({ file: await fileOf(second) }, work), from)
  if (from.document !== to.document) throw new CannotRunError('Only documents of one type are compared.')
  const reply = await checker.compare({ from, to }, work)
  if ('unread' in reply) {
    for (const { name, reason } of reply.unread) warn(`${name}: ${reason}`)
    return 2
  }
  const { rows, total } = checker.comparedRows({ isAll: false, text: '', count: maxRows })
  const isCsv = options.format === 'csv'
  await print(isCsv ? checker.comparisonReport({ format: 'csv' }) : comparisonText(reply.summary, rows, total))
  return total > 0 ? 1 : 0
}

async function fileOf(input: Input): Promise<{ name: string; bytes: ArrayBuffer }> {
  const bytes = await readInput(input)
  if (typeof bytes === 'string') throw new CannotRunError(`${input.name}: ${bytes}`)
  return { name: input.name, bytes: bytes.buffer }
}
