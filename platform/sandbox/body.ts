import type { Context, MiddlewareHandler } from 'hono'
import { isBinaryType, mediaType } from '@/engines/openapi/document/media-type'
import { isObject, own } from '@/engines/openapi/document/json'
import { gatherSchema } from '@/engines/openapi/reader/gather-schema'
import { propertyPlaces } from '@/engines/openapi/reader/members'
import { openReading } from '@/engines/openapi/reader/reading'
import { below, entriesBelow, type Place } from '@/engines/openapi/reader/spec-document'
import { isWellFormedXml } from './xml'
import { bodyTooLarge, limitBody, parseJson } from '../kernel/bodies'
import { PlatformError } from '../kernel/errors'
import type { SandboxOperation } from './operations'
import { shapeOf } from './parameters'
import type { ValueKind } from './schemas'

/** The largest file that a document allows. */
const maxFileBytes = 2 * 1024 ** 3
const fileTooLargeMessage = 'A file may have 2 GB at most.'
const limitForm = limitBody(10 * 1024 * 1024, 'A form with files may have 10 MB at most.')
const limitOther = limitBody()

/**
 * Refuses large bodies that are read into memory with 413. Files are not read into memory, and have a limit of their own.
 */
export const limitSandboxBody: MiddlewareHandler = (c, next) => {
  const type = mediaType(c.req.header('content-type'))
  if (isBinaryType(type)) return next()
  return type === 'multipart/form-data' ? limitForm(c, next) : limitOther(c, next)
}

/**
 * Receives a file and discards it, because the sandbox stores nothing.
 * @throws PlatformError 413 for a file over 2 GB.
 */
async function discardFile({ req }: Context): Promise<void> {
  // Check the length before the body is opened, because the server cannot discard the rest of an opened body.
  if (Number(req.header('content-length') ?? 0) > maxFileBytes) throw bodyTooLarge(fileTooLargeMessage)
  let bytes = 0
  for await (const chunk of req.raw.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxFileBytes) throw bodyTooLarge(fileTooLargeMessage)
  }
}

/** A body that can be checked with a schema. */
export interface SentBody {
  schema: Place
  value: unknown
  kind: ValueKind
}

/**
 * Reads the body of a call in its content type; undefined if there is none, or if it cannot be checked with a schema: a
 * file, text or XML. A file is discarded, or left to be read.
 * @throws PlatformError 400 for a missing or unreadable body, 415 for a content type that the document does not state.
 */
export async function readBody(
  c: Context,
  operation: SandboxOperation,
  { discardsFile }: { discardsFile: boolean },
): Promise<SentBody | undefined> {
  const { requestBody } = operation
  if (requestBody.value === undefined) return undefined
  const type = mediaType(c.req.header('content-type'))
  // An empty file is a file, but any other empty body is missing.
  const isMissing = !isBinaryType(type) && (await c.req.arrayBuffer()).byteLength === 0
  if (isMissing && own(requestBody.value, 'required') !== true) return undefined
  if (isMissing) throw new PlatformError(400, 'Bad Request', 'The call needs a body.')
  const contents = entriesBelow(below(requestBody, 'content'))
  const content = contents.find(([name]) => isInRange(type, mediaType(name)))?.[1]
  if (!content) {
    const names = contents.map(([name]) => name).join(' or ')
    throw new PlatformError(
      415,
      'Unsupported Media Type',
      `The body must be ${names}. The header Content-Type says ${type === '' ? 'nothing' : type}.`,
    )
  }
  if (isBinaryType(type) && discardsFile) await discardFile(c)
  const schema = below(content, 'schema')
  if (/[/+]json$/.test(type)) return { schema, value: await jsonBody(c), kind: 'json' }
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)$/.test(type)) {
    return { schema, value: await formBody(c, operation, schema), kind: 'texts' }
  }
  if (/[/+]xml$/.test(type) && !isWellFormedXml(await c.req.text())) {
    throw new PlatformError(400, 'Bad Request', 'The body is not well-formed XML.')
  }
  return undefined
}

/** Whether a media type is in a range such as `image/*`. */
export function isInRange(type: string, range: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
}

async function jsonBody(c: Context): Promise<unknown> {
  try {
    return parseJson(await c.req.text())
  } catch (error) {
    throw new PlatformError(400, 'Bad Request', `The body is not valid JSON: ${(error as Error).message}`)
  }
}

/**
 * Reads the fields of a form. The value of a file is its name, that of a repeated field is a list, and that of a field for
 * an object is parsed as JSON.
 */
async function formBody(c: Context, { bundle }: SandboxOperation, schema: Place): Promise<unknown> {
  const form = await c.req.formData().catch(() => {
    throw new PlatformError(400, 'Bad Request', 'The body is not a valid form.')
  })
  const reading = openReading(bundle)
  const properties = propertyPlaces(gatherSchema(reading, [schema]))
  const entries = [...new Set(form.keys())].map((name): [string, unknown] => {
    const texts = form.getAll(name).map((value) => (typeof value === 'string' ? value : value.name))
    const [property] = properties.get(name) ?? []
    const isNested = property !== undefined && shapeOf(reading, property) === 'object'
    return [name, texts.length > 1 ? texts : isNested ? parsedObject(texts[0] ?? '') : texts[0]]
  })
  return Object.fromEntries(entries)
}

function parsedObject(text: string): unknown {
  try {
    const value = parseJson(text)
    return isObject(value) ? value : text
  } catch {
    return text
  }
}
