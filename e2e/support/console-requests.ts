import type { Page } from '@playwright/test'
import type { ReceivedCall } from './faulty-servers.ts'
import { expect, portal } from './test.ts'

/** The token that the console sends. */
export const token = 'token-of-this-test'
export const photo = {
  name: 'parcel.bin',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from([0, 1, 254, 255, 10]),
}

/** An API with one operation of each kind, on every server. */
export function apiDocument(servers: readonly string[]) {
  const parameters = [
    { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
    { in: 'query', name: 'note', schema: { type: 'string' } },
    { in: 'header', name: 'X-Trace', schema: { type: 'string' } },
    { in: 'header', name: 'X-Client-Secret', schema: { type: 'string' } },
  ]
  const responses = { 200: { description: 'Done' } }
  const body = (contentType: string, schema: object) => ({
    requestBody: { required: true, content: { [contentType]: { schema } } },
  })
  const text = { type: 'string' }
  return {
    openapi: '3.1.0',
    info: { title: 'Parcels', version: '1' },
    servers: servers.map((url) => ({ url })),
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    security: [{ token: [] }],
    paths: {
      '/parcels/{id}': {
        get: { summary: 'Read a parcel', parameters, responses },
        post: {
          summary: 'Change a parcel',
          parameters,
          responses,
          ...body('application/json', { type: 'object', properties: { password: text, weight: { type: 'number' } } }),
        },
      },
      '/parcels/{id}/photos': {
        post: {
          summary: 'Add a photo',
          parameters,
          responses,
          ...body('multipart/form-data', {
            type: 'object',
            required: ['title', 'password', 'photo'],
            properties: { title: text, password: text, photo: { type: 'string', format: 'binary' } },
          }),
        },
      },
    },
  }
}

/** A kind of operation: what is filled in, and what a server receives. */
export interface Kind {
  name: string
  method: 'GET' | 'POST'
  path: string
  fill?: (page: Page) => Promise<void>
  expectFilled?: (page: Page) => Promise<void>
  /** The content of the received body. */
  body: unknown
}

export const panel = (page: Page) => page.getByRole('region', { name: 'Try it' })
const jsonBody = (page: Page) => panel(page).getByRole('textbox', { name: 'Body, application/json' })
export const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true })
const json = `{ "weight": 2.50, "password": "typed-secret-2", "note": "it's 5 o'clock" }`
export const parameters = {
  id: 'P 7/ä',
  note: '50% & more',
  'X-Trace': `it's "quoted"`,
  'X-Client-Secret': 'typed-secret-1',
}

export const kinds: Kind[] = [
  { name: 'a GET', method: 'GET', path: '/parcels/{id}', body: '' },
  {
    name: 'a POST of JSON',
    method: 'POST',
    path: '/parcels/{id}',
    fill: (page) => jsonBody(page).fill(json),
    expectFilled: (page) => expect(jsonBody(page)).toHaveValue(json),
    body: json,
  },
  {
    name: 'a POST of a form with a file',
    method: 'POST',
    path: '/parcels/{id}/photos',
    fill: async (page) => {
      await field(page, 'title').fill('Front; "left" = 1')
      await field(page, 'password').fill('typed-secret-2')
      await field(page, 'photo').setInputFiles(photo)
    },
    expectFilled: async (page) => {
      await expect(field(page, 'title')).toHaveValue('Front; "left" = 1')
      await expect(field(page, 'password')).toHaveValue('typed-secret-2')
      await expect(field(page, 'photo')).toHaveValue(/parcel\.bin$/)
    },
    body: [
      { name: 'title', value: 'Front; "left" = 1' },
      { name: 'password', value: 'typed-secret-2' },
      { name: 'photo', fileName: photo.name, value: photo.buffer.toString('hex') },
    ],
  },
]

/** Fills in the request and the token in the open console. */
export async function fillIn(page: Page, { fill }: Kind) {
  await panel(page).getByRole('radio', { name: 'A token you paste' }).click()
  await panel(page).getByLabel('Access token').fill(token)
  await panel(page).getByRole('button', { name: 'Use the token' }).click()
  for (const [name, value] of Object.entries(parameters)) await field(page, name).fill(value)
  await fill?.(page)
}

/** The parts of the request that a server must receive. */
export function expectedContent({ method, path, body }: Kind) {
  const { id, note } = parameters
  return {
    method,
    path: path.replace('{id}', id),
    query: [['note', note]],
    authorization: `Bearer ${token}`,
    trace: parameters['X-Trace'],
    secret: parameters['X-Client-Secret'],
    contentType: typeof body !== 'string' ? 'multipart/form-data' : body === '' ? undefined : 'application/json',
    body,
  }
}

/** The parts of a received call that belong to the request, without those that each client adds. */
export async function contentOf(call: ReceivedCall | undefined) {
  if (!call) throw new Error('The server received no call')
  const { method, url, headers, body } = call
  const { pathname, searchParams } = new URL(url, portal)
  const contentType = headers['content-type']?.split(';')[0]
  return {
    method,
    path: pathname
      .split('/')
      .map(decodeURIComponent)
      .slice(2)
      .reduce((path, part) => `${path}/${part}`, ''),
    query: [...searchParams],
    authorization: headers.authorization,
    trace: headers['x-trace'],
    secret: headers['x-client-secret'],
    contentType,
    body: contentType === 'multipart/form-data' ? await partsOf(call) : body.toString(),
  }
}

async function partsOf({ headers, body }: ReceivedCall) {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, value }
        : { name, fileName: value.name, value: Buffer.from(await value.arrayBuffer()).toString('hex') },
    ),
  )
}
