import { checkRelations } from '@/engines/rsx/domain/check-relations'
import type { ReadDocument } from '@/engines/rsx/document-tree'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { RuleModel } from '@/engines/rsx/rule-model'
import { examples, type Example } from '../../../../../platform/rsx/examples/examples'
import { writeCsv, writeJson, writePositional, writeXml } from '../../../../../platform/rsx/examples/write'
import { flatFileDocuments } from '../../../../../platform/rsx/versions'
import { freeYielder } from '../yielders'
import { read, rulesOf, schemaOf } from '../read/support'

const writers = { XML: writeXml, JSON: writeJson, CSV: writeCsv, Positional: writePositional }

export type Format = keyof typeof writers

const all = new Map(examples().map((example) => [example.stem, example]))
const cachedRules = new Map<string, ReturnType<typeof rulesOf>>()

/** An example by the name of its file without the ending. */
export function exampleOf(stem: string): Example {
  const example = all.get(stem)
  if (!example) throw new Error(`no example ${stem}`)
  return example
}

/** The formats of a document. */
export function formatsOf(document: string): Format[] {
  return flatFileDocuments.includes(document) ? ['XML', 'JSON', 'CSV', 'Positional'] : ['XML', 'JSON']
}

/** An example as a file. */
export function written({ document, record }: Pick<Example, 'document' | 'record'>, format: Format = 'XML'): string {
  return writers[format](schemaOf(document), record)
}

/** Replaces one part of a text, which must be in it exactly once unless `nth` says which one (from 1). */
export function plant(text: string, part: string, replacement: string, nth = 0): string {
  const places = text.split(part)
  if (nth === 0 && places.length !== 2) throw new Error(`${places.length - 1} times: ${part}`)
  const at = Math.max(nth, 1)
  if (at >= places.length) throw new Error(`only ${places.length - 1} times: ${part}`)
  return places.slice(0, at).join(part) + replacement + places.slice(at).join(part)
}

/** The rules of a document, made once. */
export function rulesFor(document: string): ReturnType<typeof rulesOf> {
  const known = cachedRules.get(document) ?? rulesOf(document)
  cachedRules.set(document, known)
  return known
}

/** The findings of the domain in a text. */
export async function findingsIn(text: string, document: string): Promise<Finding[]> {
  const reading = await read(text, { document, name: 'file', rules: rulesFor(document) })
  return relationsIn(reading.document, rulesFor(document))
}

/**
 * The findings of the relations of a document. `reported` are those that it has already. Most tests read a part of a document: that
 * it has no lines is not told.
 */
export async function relationsIn(
  document: ReadDocument,
  rules: RuleModel,
  reported: readonly Finding[] = [],
): Promise<Finding[]> {
  const { findings } = await checkRelations(document, rules, freeYielder(), reported)
  return findings.filter(({ code }) => code !== 'no-content')
}

/** A finding as tests compare it: code, level, path and what was found. JSON writes 600 where the others have 600.00. */
export function briefOf({ code, level, place, found }: Finding): string {
  return `${code} ${level} ${place.path}: ${found?.replace(/\.00$/, '') ?? ''}`
}

/** A record with its wrapper. `inner` is what is below the record. */
export function xmlOf(document: string, inner: string): string {
  const schema = schemaOf(document)
  const { record } = schema.document
  return `<${document} xmlns="${schema.namespace}"><${record}>${inner}</${record}></${document}>`
}

/** A copy of an example in which the values at paths such as `LineItem.0.OrderLine.GTIN` are others; undefined removes one. */
export function exampleWith(stem: string, changes: Record<string, unknown>): Pick<Example, 'document' | 'record'> {
  const { document, record } = exampleOf(stem)
  const copy = structuredClone(record)
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const parent = names.reduce<Record<string, unknown>>((group, name) => {
      const next = group[name]
      if (typeof next !== 'object' || next === null) throw new Error(`no ${path} in ${stem}`)
      return next as Record<string, unknown>
    }, copy)
    if (value === undefined) Reflect.deleteProperty(parent, last)
    else parent[last] = value
  }
  return { document, record: copy }
}
