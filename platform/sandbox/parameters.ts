import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { ownText } from '@/engines/openapi/document/json'
import type { Style } from '@/engines/openapi/document/parameter-style'
import { styleOf } from '@/engines/openapi/reader/extract-parameters'
import { gatherSchema } from '@/engines/openapi/reader/gather-schema'
import { propertyPlaces } from '@/engines/openapi/reader/members'
import { openReading, type Reading } from '@/engines/openapi/reader/reading'
import { typesOf } from '@/engines/openapi/reader/schema-type'
import { below, entriesBelow, type Place } from '@/engines/openapi/reader/spec-document'
import type { FoundOperation } from './operations'

/** The place of a parameter in a request. */
export type ParameterSource = 'path' | 'query' | 'header' | 'cookie'

/** A parameter of a call. */
export interface SentParameter {
  name: string
  source: ParameterSource
  schema: Place
  /** Whether the value is JSON. */
  isJson: boolean
  /** A text, or a list or an object of texts; undefined if the call does not have the parameter. */
  value: unknown
}

/** Reads a parameter of a call in the style that the document states. */
export function readParameter(c: Context, { operation, pathTexts }: FoundOperation, parameter: Place): SentParameter {
  const name = ownText(parameter.value, 'name') ?? ''
  const source = sourceOf(ownText(parameter.value, 'in'))
  const [contentType = '', content] = entriesBelow(below(parameter, 'content'))[0] ?? []
  const schema = below(content ?? parameter, 'schema')
  const reading = openReading(operation.bundle)
  const shape = content ? 'scalar' : shapeOf(reading, schema)
  const style = styleOf(parameter.value, source)
  const read = () => {
    if (source === 'path') return styledValue(decoded(pathTexts.get(name)), name, shape, style)
    if (source === 'header') return styledValue(c.req.header(name), name, shape, style)
    if (source === 'cookie') return styledValue(getCookie(c, name), name, shape, style)
    return queryValue(new URL(c.req.url).searchParams, name, shape, style, () => [
      ...propertyPlaces(gatherSchema(reading, [schema])).keys(),
    ])
  }
  return { name, source, schema, isJson: /[/+]json/i.test(contentType), value: read() }
}

function sourceOf(place: string | undefined): ParameterSource {
  return place === 'path' || place === 'header' || place === 'cookie' ? place : 'query'
}

type Shape = 'array' | 'object' | 'scalar'

/** Returns the shape of the values that a schema allows. */
export function shapeOf(reading: Reading, schema: Place): Shape {
  const { types } = typesOf(gatherSchema(reading, [schema]))
  if (types.includes('array')) return 'array'
  return types.includes('object') ? 'object' : 'scalar'
}

/** Decodes a part of the path; undefined if its percent-encoding is invalid. */
function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' }

function queryValue(
  query: URLSearchParams,
  name: string,
  shape: Shape,
  { style, explode }: Style,
  properties: () => string[],
): unknown {
  if (shape === 'object' && (explode || style === 'deepObject')) {
    const key = (property: string) => (style === 'deepObject' ? `${name}[${property}]` : property)
    const sent = properties().filter((property) => query.has(key(property)))
    const entries = sent.map((property) => [property, query.get(key(property))])
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
  const all = query.getAll(name)
  if (all.length === 0) return undefined
  if (shape === 'array' && explode) return all
  return separated(all[0] ?? '', shape, separators[style] ?? ',', false)
}

/** Reads a value of the path, a header or a cookie. */
function styledValue(text: string | undefined, name: string, shape: Shape, { style, explode }: Style): unknown {
  if (text === undefined) return undefined
  if (style === 'label') return separated(withoutPrefix(text, '.'), shape, explode ? '.' : ',', explode)
  if (style !== 'matrix') return separated(text, shape, separators[style] ?? ',', explode)
  if (!explode || shape === 'scalar') return separated(withoutPrefix(text, `;${name}=`), shape, ',', false)
  return shape === 'array' ? text.split(`;${name}=`).slice(1) : separated(withoutPrefix(text, ';'), shape, ';', true)
}

function withoutPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text
}

/**
 * Splits a text into a list or an object. An exploded object is written as `key=value` texts, others as
 * `key,value,key,value`.
 */
function separated(text: string, shape: Shape, separator: string, explode: boolean): unknown {
  if (shape === 'scalar') return text
  const texts = text.split(separator)
  if (shape === 'array') return texts
  const pairs = explode
    ? texts.map((pair): [string, string] => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)])
    : texts.flatMap((key, index): [string, string][] => (index % 2 === 0 ? [[key, texts[index + 1] ?? '']] : []))
  return Object.fromEntries(pairs)
}
