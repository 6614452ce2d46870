import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

vi.mock('@/workers/samples/snippet-in-worker', () => ({
  snippetInWorker: ({ request }: { request: { url: string } }) => Promise.resolve(`send ${request.url}`),
}))

const site = testSite()
const text = { type: 'string' }

const order = {
  type: 'object',
  required: ['number'],
  additionalProperties: false,
  properties: {
    number: { ...text, minLength: 1, maxLength: 22, pattern: '^[A-Z0-9-]+$', examples: ['PO104417-1'] },
    placedDateTime: { ...text, format: 'date-time', readOnly: true },
    secret: { ...text, writeOnly: true },
    note: { type: ['string', 'null'], default: 'none' },
    weight: { type: 'number', exclusiveMinimum: 0, maximum: 40, multipleOf: 0.5, deprecated: true },
    kind: { ...text, const: 'ORDER' },
    status: {
      ...text,
      enum: ['OPEN', 'SHIPPED'],
      'x-enum-descriptions': { OPEN: 'Not packed yet.', SHIPPED: 'On its way.' },
      externalDocs: { url: 'https://docs.example/status', description: 'All about states' },
    },
    lines: { type: 'array', minItems: 1, uniqueItems: true, items: { $ref: '#/components/schemas/Line' } },
    codes: {
      type: 'array',
      items: { ...text, description: 'One per box.', deprecated: true, enum: ['A'], 'x-enum-descriptions': ['First'] },
    },
    grid: { type: 'array', items: { type: 'array', items: { ...text, maxLength: 7 } } },
    holes: { type: 'array', items: { $ref: '#/components/schemas/Missing' } },
    tree: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
    labels: { type: 'object', additionalProperties: { type: 'integer' } },
    placeholder: { $ref: '#/components/schemas/Missing' },
  },
}

const create = {
  summary: 'Create an order',
  deprecated: true,
  tags: ['Orders'],
  externalDocs: { url: 'https://docs.example/orders', description: 'Orders explained' },
  servers: [
    {
      url: 'https://{region}.api.example/{basePath}',
      description: 'prod',
      variables: {
        region: { default: 'eu', enum: ['eu', 'us'], description: 'Where the data stays.' },
        basePath: { default: 'v1' },
      },
    },
    { url: 'https://sandbox.example', description: 'sandbox' },
  ],
  security: [{ oauth: ['order:write'] }, { key: [] }, {}],
  parameters: [
    { name: 'ids', in: 'query', style: 'pipeDelimited', explode: false, schema: { type: 'array', items: text } },
    { name: 'filter', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
    { name: 'empty', in: 'query', allowEmptyValue: true, allowReserved: true, schema: text },
    {
      name: 'status',
      in: 'query',
      schema: { type: 'array', items: text },
      examples: { one: { value: ['OPEN'], summary: 'Open ones' }, all: { value: [] } },
    },
    { name: 'codes', in: 'query', schema: { ...text, examples: ['A1', 'B2'] } },
    { name: 'session', in: 'cookie', schema: text, example: 'abc' },
  ],
  requestBody: {
    description: 'The order.',
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Order' }] },
        examples: {
          small: { summary: 'A small order', description: 'One line only.', value: { number: 'A' } },
          large: { externalValue: 'https://docs.example/large.json' },
        },
      },
      'multipart/form-data': {
        schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
        encoding: { file: { contentType: 'application/xml', headers: { 'X-Part': { schema: text } } } },
      },
    },
  },
  responses: {
    201: {
      description: 'Created',
      headers: { Location: { description: 'Where it is.', required: true, schema: { ...text, format: 'uri' } } },
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Order' } },
        'application/xml': {
          schema: { type: 'array', items: { ...text, enum: ['X'], 'x-enum-descriptions': ['Ten'] } },
        },
        'text/csv': { schema: { $ref: '#/components/schemas/Line' } },
      },
    },
    '4XX': { summary: 'Refused', description: 'What was wrong is in the body.' },
    default: { description: 'Anything else' },
  },
  callbacks: {
    shipped: {
      '{$request.body#/callbackUrl}': {
        post: {
          summary: 'The order has left',
          requestBody: {
            description: 'What has left.',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Line' } },
              'application/xml': { schema: { $ref: '#/components/schemas/Line' } },
            },
          },
          responses: { 204: { description: 'Noted' } },
        },
      },
      '{$request.body#/otherUrl}': { post: { summary: 'The order has left', responses: {} } },
    },
  },
}

const everything = {
  openapi: '3.1.0',
  info: { title: 'Everything', version: '3.2.1', license: { name: 'Apache', identifier: 'Apache-2.0' } },
  tags: [
    {
      name: 'Orders',
      description: 'What retailers **want**.',
      externalDocs: { url: 'https://docs.example/tag', description: 'The tag' },
    },
  ],
  paths: { '/orders': { post: create } },
  webhooks: { orderShipped: { post: { summary: 'An order has shipped', responses: {} } } },
  components: {
    securitySchemes: {
      oauth: {
        type: 'oauth2',
        flows: {
          clientCredentials: {
            tokenUrl: 'https://auth.example/token',
            refreshUrl: 'https://auth.example/refresh',
            scopes: { 'order:write': 'Write orders.', 'order:read': 'Read orders.' },
          },
        },
      },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
    schemas: {
      Order: order,
      Line: {
        type: 'object',
        properties: { part: { $ref: '#/components/schemas/Line' }, sku: { ...text, description: 'What it is.' } },
      },
    },
  },
}

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/toc.json', JSON.stringify([{ text: 'All', link: 'everything.json', swagger: true }]))
  site.publish('docs/label/everything.json', JSON.stringify(everything))
})

const part = (name: string) => screen.getByRole('region', { name })
const row = (within_: HTMLElement, name: string) => {
  const found = within(within_)
    .getAllByRole('listitem')
    .find((item) => item.textContent.startsWith(name))
  if (!found) throw new Error(`No row ${name}`)
  return found
}

async function open(hash = '') {
  openDocs(`/docs/label/api-doc?doc=label%2Feverything.json&path=%2Forders&method=POST${hash}`)
  await screen.findByRole('heading', { level: 1, name: 'Create an order' })
  // The last part is rendered one frame after the first.
  await screen.findByRole('region', { name: 'More' })
  return userEvent.setup()
}

describe('an operation with every part', () => {
  it('shows everything that the document states about each property', async () => {
    await open()
    const body = part('Data Parameters')
    for (const [name, ...facts] of [
      ['number', 'string', 'Required', '1 to 22 characters', 'Pattern ^[A-Z0-9-]+$', 'Example PO104417-1'],
      ['secret', 'Write only'],
      ['note', 'string or null', 'Default none'],
      ['weight', 'number', 'Deprecated', 'more than 0, at most 40', 'multiple of 0.5'],
      ['kind', 'Always ORDER'],
      ['status', 'OPENNot packed yet.', 'SHIPPEDOn its way.', 'All about states'],
      ['lines', 'array of object', 'at least 1 item', 'unique items', '2 properties'],
      ['codes', 'array of string', 'Each: deprecated', 'Each:One per box.', 'AFirst'],
      ['grid', 'array of array of string', 'Each of each: at most 7 characters'],
      ['holes', '#/components/schemas/Missing'],
      ['tree', 'array of object', 'Order, again'],
      ['labels', 'object', '1 property'],
    ] as const) {
      const found = row(body, name)
      for (const fact of facts) expect(found).toHaveTextContent(fact)
    }
    expect(row(body, 'note')).not.toHaveTextContent('Required')
    expect(body).toHaveTextContent('No other properties are allowed.')
    expect(within(row(body, 'placeholder')).getByText('#/components/schemas/Missing')).toBeVisible()
    expect(body).toHaveTextContent('The order.The body may be left out.')
  })

  it('opens a recursive schema by its name, any number of times', async () => {
    const user = await open()
    const body = within(part('Data Parameters'))
    await user.click(body.getByRole('button', { name: '2 properties of lines' }))
    for (let depth = 1; depth < 4; depth += 1) {
      const again = await body.findAllByText('Line, again')
      expect(again).toHaveLength(depth)
      await user.click(body.getAllByRole('button', { name: '2 properties of part' }).at(-1) as HTMLElement)
    }
    expect(await body.findAllByText('Line, again')).toHaveLength(4)
  })

  it('shows how parameters are serialized, and where they are sent', async () => {
    await open()
    const query = part('Query')
    expect(row(query, 'ids')).toHaveTextContent('Style pipeDelimited')
    expect(row(query, 'filter')).toHaveTextContent('As application/json')
    expect(row(query, 'empty')).toHaveTextContent('May be emptyReserved characters stay as they are')
    expect(row(query, 'status')).toHaveTextContent('Examples["OPEN"]Open ones[]all')
    expect(row(query, 'codes')).toHaveTextContent('Examples A1 B2')
    expect(row(part('Cookie'), 'session')).toHaveTextContent('Example abc')
  })

  it('uses the values that the user chooses for the variables of the server', async () => {
    const user = await open()
    const servers = within(part('Servers'))
    const samples = await screen.findByRole('complementary', { name: 'Samples' })
    await user.selectOptions(servers.getByRole('combobox', { name: 'region' }), 'us')
    const path = servers.getByRole('textbox', { name: 'basePath' })
    await user.clear(path)
    await user.type(path, 'v2/')
    await waitFor(() => expect(samples).toHaveTextContent('send https://us.api.example/v2/orders'))
    expect(screen.getByRole('article')).toHaveTextContent('https://us.api.example/v2/orders')
    const [first, second] = servers.getAllByRole('radio')
    expect(first).toBeChecked()
    await user.click(second as HTMLElement)
    await waitFor(() => expect(samples).toHaveTextContent('send https://sandbox.example/orders'))
    await user.clear(path)
    expect(first).toBeChecked()
    expect(path).toHaveValue('')
    await waitFor(() => expect(samples).toHaveTextContent('send https://us.api.example/orders'))
  })

  it('shows servers with variables, security schemes with scopes, and external documentation', async () => {
    await open()
    expect(part('Servers')).toHaveTextContent('https://{region}.api.example/{basePath}')
    expect(part('Servers')).toHaveTextContent(/regioneuus\s*Where the data stays\./)
    expect(within(part('Servers')).getByRole('combobox', { name: 'region' })).toHaveDisplayValue('eu')
    expect(screen.getByRole('article')).toHaveTextContent('https://eu.api.example/v1/orders')
    const ways = part('Authentication')
    expect(ways).toHaveTextContent('One of these is enough:')
    expect(ways).toHaveTextContent('order:writeWrite orders.')
    expect(ways).toHaveTextContent('Token URLhttps://auth.example/tokenRefresh URLhttps://auth.example/refresh')
    expect(ways).not.toHaveTextContent('order:read')
    expect(ways).toHaveTextContent('API key in the header X-Key')
    expect(ways).toHaveTextContent('It may also be called without.')
    const more = within(part('More'))
    for (const [name, href] of [
      ['Orders explained', 'https://docs.example/orders'],
      ['The tag', 'https://docs.example/tag'],
    ] as const) {
      expect(more.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    expect(more.getByText('want').tagName).toBe('STRONG')
  })

  it('shows several content types and named examples, response headers and callbacks', async () => {
    const user = await open()
    const body = within(part('Data Parameters'))
    expect(body.getByText('One line only.')).toBeVisible()
    expect(body.getByRole('link', { name: 'https://docs.example/large.json' })).toBeVisible()
    await user.selectOptions(body.getByRole('combobox', { name: 'Content type' }), 'multipart/form-data')
    expect(part('Data Parameters')).toHaveTextContent('file is sent as application/xml')
    expect(row(part('Header'), 'Content-Type')).toHaveTextContent('multipart/form-data')
    expect(body.getByText('X-Part')).toBeVisible()
    const responses = part('Responses')
    expect(row(responses, 'Location')).toHaveTextContent('string, uriRequired')
    for (const code of ['201', '4XX', 'default']) expect(row(responses, code)).toBeVisible()
    const callbacks = part('Callbacks')
    expect(callbacks).toHaveTextContent('The order has left')
    expect(callbacks).toHaveTextContent('POST {$request.body#/callbackUrl}')
    expect(callbacks).toHaveTextContent('sku')
    expect(callbacks).toHaveTextContent('204Noted')
    expect(callbacks).toHaveTextContent('What has left.')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(screen.getByText('This operation is deprecated.')).toBeVisible()
  })

  it('has a working link to every parameter, property and response', async () => {
    await open()
    const article = screen.getByRole('article')
    const named = [...article.querySelectorAll('section li[id]')]
    expect(named.length).toBeGreaterThan(20)
    const linked = new Set([...article.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')))
    expect(named.filter(({ id }) => !linked.has(`#${encodeURIComponent(id)}`))).toEqual([])
    expect(new Set(named.map(({ id }) => id)).size).toBe(named.length)
    expect(within(article).getByRole('link', { name: 'Link to session' })).toHaveAttribute('href', '#cookie.session')
  })

  it('shows the description, type, default value and items of what a response has', async () => {
    const user = await open()
    const responses = within(part('Responses'))
    expect(row(part('Responses'), 'note')).toHaveTextContent(/string or null.*Default none/)
    await user.click(responses.getByRole('button', { name: '2 properties of lines' }))
    await waitFor(() => expect(row(part('Responses'), 'sku')).toHaveTextContent('What it is.'))
    await user.selectOptions(responses.getByRole('combobox', { name: 'Content type' }), 'application/xml')
    expect(part('Responses')).toHaveTextContent('XTen')
  })

  it('selects the content type that contains the linked property', async () => {
    await open('#body.content1.file')
    const body = within(part('Data Parameters'))
    expect(body.getByRole('combobox', { name: 'Content type' })).toHaveDisplayValue('multipart/form-data')
    expect(document.getElementById('body.content1.file')).toHaveTextContent('binary')
    expect(row(part('Header'), 'Content-Type')).toHaveTextContent('multipart/form-data')
  })

  it('selects the content type of a response that contains the linked property', async () => {
    await open('#response.201.content2.sku')
    const responses = within(part('Responses'))
    expect(responses.getByRole('combobox', { name: 'Content type' })).toHaveDisplayValue('text/csv')
    expect(document.getElementById('response.201.content2.sku')).toHaveTextContent('What it is.')
  })

  it('lists webhooks, and shows them without authentication and servers', async () => {
    const user = userEvent.setup()
    openDocs('/docs/label/api-doc?doc=label%2Feverything.json')
    await screen.findByRole('heading', { level: 1, name: 'Everything' })
    expect(screen.getByRole('heading', { level: 2, name: 'Webhooks' })).toBeVisible()
    expect(screen.getByText('License: Apache, Apache-2.0')).toBeVisible()
    const [link] = screen.getAllByRole('link', { name: /An order has shipped/ })
    await user.click(link as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'An order has shipped' })
    expect(screen.getByRole('article')).toHaveTextContent('Webhook')
    for (const name of ['Authentication', 'Servers']) expect(screen.queryByRole('region', { name })).toBeNull()
    expect(screen.getByRole('article')).toHaveTextContent('POSTorderShipped')
  })
})
