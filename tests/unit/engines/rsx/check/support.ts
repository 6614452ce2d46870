import { checkDocument } from '@/engines/rsx/check/check-document'
import type { CheckResult } from '@/engines/rsx/check/finding-list'
import type { Finding } from '@/engines/rsx/findings/finding'
import { openFile } from '@/engines/rsx/read/open-file'
import { readDocument } from '@/engines/rsx/read/read-document'
import type { RuleModel } from '@/engines/rsx/rule-model'
import { examples, type Example } from '../../../../../platform/rsx/examples/examples'
import type { Group } from '../../../../../platform/rsx/examples/pieces'
import { writeCsv, writeJson, writePositional, writeXml } from '../../../../../platform/rsx/examples/write'
import { freeYielder } from '../yielders'
import { compiledRules } from './compiled-rules'
import { platformSchema } from './platform-rules'

/** The text of a file, the findings of its readers, and the result of its check. */
export interface Checked {
  text: string
  reading: readonly Finding[]
  result: CheckResult
}

interface CheckOptions {
  document?: string
  retailers?: string[]
  rules?: RuleModel
  otherVersions?: RuleModel[]
}

/** Reads and checks the text of a file. */
export async function check(
  file: string | Uint8Array,
  { document = 'Orders', retailers = [], rules: present, otherVersions = [] }: CheckOptions = {},
): Promise<Checked> {
  const rules = present ?? (await compiledRules(document))
  const yielder = freeYielder()
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const reading = await readDocument(openFile('file', bytes), rules, yielder)
  if (!reading) throw new Error('the file was not read')
  const result = await checkDocument(reading.document, rules, retailers, yielder, { otherVersions })
  return { text: reading.document.text, reading: reading.findings, result }
}

/** All findings of a file as lines: code, level, path or text at the place, retailers, message and fix. */
export async function linesOf(file: string | Uint8Array, options: CheckOptions = {}): Promise<string[]> {
  const { reading, result } = await check(file, options)
  return [...reading, ...result.findings].map(lineOf)
}

function lineOf({ code, level, place, retailers, message, fix }: Finding): string {
  const required = retailers.length === 0 ? '' : ` (${retailers.join(', ')})`
  return `${code} ${level}${required} ${place.label}: ${message}${fix === undefined ? '' : ` → ${fix}`}`
}

/** An example of the platform. @throws when there is none. */
function exampleOf(document: string, variant = 'CrossDock'): Example {
  const example = examples().find(({ document: name, stem }) => name === document && stem.endsWith(variant))
  if (!example) throw new Error(`no example ${document} ${variant}`)
  return example
}

/** A copy of an example's record. */
function recordOf(document: string, variant?: string): Group {
  return structuredClone(exampleOf(document, variant).record)
}

export function xmlOf(document: string, record = recordOf(document)): string {
  return writeXml(platformSchema(document), record)
}

export function jsonOf(document: string, record = recordOf(document)): string {
  return writeJson(platformSchema(document), record)
}

export function csvOf(document: string, record = recordOf(document)): string {
  return writeCsv(platformSchema(document), record)
}

export function positionalOf(document: string, record = recordOf(document)): string {
  return writePositional(platformSchema(document), record)
}

/** Replaces the first occurrence of a text. @throws when there is none. */
export function plant(file: string, from: string | RegExp, to: string | ((found: string) => string)): string {
  const planted = file.replace(from, (found) => (typeof to === 'string' ? to : to(found)))
  if (planted === file) throw new Error(`nothing to plant: ${from}`)
  return planted
}

/** Applies the fix of the only finding, or of the first one of a kind. @throws when it has none. */
export function fixed({ text, reading, result }: Checked, code?: string): string {
  const finding = [...reading, ...result.findings].find((one) => code === undefined || one.code === code)
  if (!finding?.quickFix) throw new Error('there is no fix')
  return finding.quickFix.edits.reduceRight(
    (file, { span, text: replacement }) => file.slice(0, span.start) + replacement + file.slice(span.end),
    text,
  )
}

/** An order with other values at places such as `Header/OrderHeader/Vendor`. Of repeated groups, the first is meant. */
export function orderWith(path: string, value: unknown): Group {
  const record = recordOf('Orders')
  const names = path.split('/')
  const last = names.pop() ?? ''
  let group = record
  for (const name of names) {
    const below = group[name]
    group = (Array.isArray(below) ? below[0] : below) as Group
  }
  group[last] = value
  return record
}

/** The codes of all findings of a file. */
export async function codesOf(file: string, options: CheckOptions = {}): Promise<string[]> {
  const { reading, result } = await check(file, options)
  return [...reading, ...result.findings].map(({ code }) => code)
}
