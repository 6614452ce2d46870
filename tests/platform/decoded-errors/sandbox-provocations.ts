import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { createTestPlatform, dana, tess } from '../in-process'
import { mintAccessToken } from '../../../platform/tokens'
import { answersTo, responseTo, calls, type Provocation, type Sent } from './provoke'

const docs = fileURLToPath(new URL('../../../platform/content/docs/', import.meta.url))
const origin = 'http://localhost:4400'
const zpl = '/label/v1/b9f4911f/zpl'
const items = '/item-catalog/v1/items'
const disputes = '/order-insights/v1/chargebacks/x/disputes'
/** An upload that the sandbox responds with an example. */
const upload = '/transactions/v2/testin/IN1.xml'
const maxFileBytes = 2 * 1024 ** 3

interface ApiDocument {
  servers?: { url: string }[]
  basePath?: string
  paths?: Record<string, Record<string, { responses?: Record<string, unknown> }>>
}

/** A call for each error that an operation of a public API document states. */
function statedErrors(): Sent[] {
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /openapi[\\/].*\.(json|yaml)$/.test(file),
  )
  return files.flatMap((file) => {
    const document = parse(readFileSync(join(docs, file), 'utf8')) as ApiDocument
    const server =
      document.servers?.find(({ url }) => url.startsWith(origin))?.url ?? origin + (document.basePath ?? '')
    const base = new URL(server).pathname.replace(/\/$/, '')
    return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { responses = {} }]) =>
        Object.keys(responses)
          .filter((code) => /^[45]\d\d$/.test(code))
          .map((code): Sent => [
            method.toUpperCase(),
            base + path.replaceAll(/\{[^{}]+\}/g, 'x'),
            { as: dana, headers: { prefer: `code=${code}` } },
          ]),
      ),
    )
  })
}

/** Sends a body of a type other than JSON. */
function withType(path: string, type: string, body: BodyInit, extraHeaders: Record<string, string> = {}): Provocation {
  return async () => {
    const platform = await createTestPlatform()
    const headers = {
      authorization: `Bearer ${await mintAccessToken(platform.context, dana)}`,
      'content-type': type,
      ...extraHeaders,
    }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    return [await responseTo(platform, new Request(origin + path, init))]
  }
}

/** A stream of zeros. */
function zeros(bytes: number): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(2 ** 24)
  let remaining = bytes
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk.subarray(0, remaining))
      remaining -= chunk.length
      if (remaining <= 0) controller.close()
    },
  })
}

export const sandboxProvocations: Readonly<Record<string, Provocation>> = {
  'errors that the API documents state': async () => {
    const responses = await answersTo(await createTestPlatform(), statedErrors())
    const stated = responses.filter(({ headers }) => headers.some(([name]) => name === 'x-sandbox'))
    if (stated.length < 100) throw new Error(`Only ${stated.length} of ${responses.length} calls reached the sandbox.`)
    return stated
  },
  'calls to the sandbox that break a rule of its document': calls(
    ['POST', zpl],
    ['POST', zpl, { as: dana }],
    ['POST', zpl, { as: dana, body: '{' }],
    ['POST', zpl, { as: dana, body: { Header: { PurchaseOrderNumber: '' }, Pack: [{}] } }],
    ['POST', zpl, { as: dana, body: {}, headers: { accept: 'image/png' } }],
    ['GET', '/label/v1/nowhere/schema', { as: dana }],
    ['GET', items],
    ['POST', items, { as: tess, body: {} }],
  ),
  'a body in another type': withType(items, 'text/plain', 'x'),
  'broken XML': withType(items, 'application/xml', '<Item>'),
  'a broken form': withType(disputes, 'multipart/form-data; boundary=x', 'x'),
  'a file that states a length over 2 GB': withType(upload, 'application/octet-stream', 'x', {
    'content-length': String(maxFileBytes + 1),
  }),
  'a file over 2 GB without a length': withType(upload, 'application/octet-stream', zeros(maxFileBytes + 1)),
}
