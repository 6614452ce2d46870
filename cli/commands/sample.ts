import { createJudge } from '@/engines/pipeline/judge'
import { usualVersion } from '@/engines/rsx/document-choice'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import { listOf } from '@/lib/phrases'
import type { Options } from '../arguments'
import { CannotRunError, usageError } from '../errors'
import { loadPack } from '../load-pack'
import type { Terminal } from '../terminal'

const formats: Readonly<Record<string, DocumentFormat>> = {
  xml: 'XML',
  json: 'JSON',
  csv: 'CSV',
  positional: 'Positional',
}
/** The documents of one order are made together, so that each agrees with the others. */
const orderDocuments = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']

/** Prints a document that passes the check. */
export async function sample(options: Options, { print, warn }: Terminal): Promise<number> {
  const { as: document, version: wanted, format, seed, model, size } = options
  if (document === undefined) throw usageError('Name the type of the document, such as --as Shipments.')
  if (options.files.length > 0) throw usageError('A sample is made without files.')
  const { pack, retailers } = await loadPack(options)
  const versionsOf = (name: string) =>
    pack.manifest.documents.filter((one) => one.document === name).map((one) => one.version)
  const version = usualVersion(versionsOf(document), wanted)
  if (version === undefined || (wanted !== undefined && wanted !== version)) {
    throw new CannotRunError(`The rule pack has no rules of ${[document, wanted].filter(Boolean).join(' ')}.`)
  }
  const names = [...new Set([...orderDocuments, document])].filter((name) => versionsOf(name).includes(version))
  const { compile, checker } = createJudge(pack, { as: undefined, version: undefined, retailers })
  for (const name of names) {
    const reason = await compile(name, version)
    if (reason !== undefined) throw new CannotRunError(reason)
  }
  const { files, contradictions } = checker.samples({
    documents: names.map((name) => ({ document: name, version })),
    format: formats[format] ?? 'XML',
    seed,
    model,
    size,
    retailers,
    choices: new Map(),
  })
  const file = files.find((one) => one.document === document)
  if (!file) throw new CannotRunError(`The rule pack has no layout of ${document} for this format.`)
  for (const { path, chosen } of contradictions.filter((one) => one.document === document)) {
    warn(`The retailers contradict each other at ${path}. The sample has ${chosen}.`)
  }
  if (file.notCarried.length > 0) warn(`This format cannot carry ${listOf(file.notCarried)}.`)
  await print(file.text)
  return 0
}
