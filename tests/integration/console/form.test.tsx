import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import type { SampleRequest } from '@/engines/samples/sample-request'
import { sampleLanguages } from '@/engines/samples/sample-request'
import { InProcessReader } from '../docs/in-process-reader'
import { publishLabel, testSite } from '../docs/site'
import { openConsoleAt, sample } from './open-console'

vi.mock('@/workers/samples/snippet-in-worker', () => ({
  snippetInWorker: ({ request, language }: { request: SampleRequest; language: string }) =>
    Promise.resolve(JSON.stringify({ language, ...request })),
}))

const site = testSite()
const { kubeUrl } = environment()
const text = { type: 'string' }

const document = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [
    { url: 'https://api.network.example', description: 'prod' },
    {
      url: `${kubeUrl}/{version}`,
      description: 'local',
      variables: { version: { default: 'v1', enum: ['v1', 'v2'] } },
    },
  ],
  security: [{ bearer: [] }],
  paths: {
    '/orders/{id}': {
      put: {
        summary: 'Replace an order',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text, example: 'PO-1' },
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
          { name: 'state', in: 'query', schema: { ...text, enum: ['OPEN', 'SHIPPED'] } },
          { name: 'tags', in: 'query', schema: { type: 'array', items: text } },
          { name: 'codes', in: 'header', schema: { type: 'array', items: { type: 'integer' } } },
          {
            name: 'states',
            in: 'query',
            style: 'pipeDelimited',
            explode: false,
            schema: { type: 'array', items: { ...text, enum: ['OPEN', 'SHIPPED'] } },
          },
          { name: 'sites', in: 'header', required: true, schema: { type: 'array', items: text }, example: ['A', 'B'] },
          { name: 'filter', in: 'query', schema: { type: 'object' } },
          { name: 'X-Trace', in: 'header', schema: text },
          { name: 'Origin', in: 'header', schema: text },
          { name: 'session', in: 'cookie', schema: text },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { number: text } },
              examples: {
                one: { summary: 'One line', value: { number: 'PO-1' } },
                two: { summary: 'Two lines', value: { number: 'PO-2' } },
              },
            },
            'application/xml': { schema: text, example: '<Order/>' },
          },
        },
        responses: { 200: { description: 'Replaced' } },
      },
      get: { summary: 'Read an order', responses: { 200: { description: 'Found' } } },
    },
  },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
}

const address = (method = 'PUT', query: { try?: string } = {}) =>
  paths.endpoint('Orders', 'Replace an order', { path: '/orders/{id}', method, doc: 'label/orders.json', ...query })

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/orders.json', JSON.stringify(document))
})

const openConsole = (at = address()) => openConsoleAt(at)

describe('the console of an operation', () => {
  it('opens with the button, is in the address, and returns the focus when it closes', async () => {
    const { user, panel, router } = await openConsole()
    expect(router.state.location.search).toContain('try=')
    expect(panel.getByRole('heading', { name: 'Try it' })).toHaveFocus()
    await user.click(panel.getByRole('button', { name: 'Close the console' }))
    expect(screen.queryByRole('region', { name: 'Try it' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Try it' })).toHaveFocus()
    expect(router.state.location.search).not.toContain('try=')
  })

  it('opens with the page if the address says so', async () => {
    await openConsole(address('PUT', { try: '' }))
    expect(screen.getByRole('region', { name: 'Try it' })).toBeVisible()
  })

  it('chooses a server that the portal may send to, and fills in its variables', async () => {
    const { user, panel } = await openConsole()
    await waitFor(() => expect(sample().url).toBe(`${kubeUrl}/v1/orders/PO-1`))
    await user.selectOptions(panel.getByRole('combobox', { name: 'version' }), 'v2')
    await waitFor(() => expect(sample().url).toBe(`${kubeUrl}/v2/orders/PO-1`))
    await user.selectOptions(panel.getByRole('combobox', { name: 'Server' }), 'https://api.network.example')
    await waitFor(() => expect(sample().url).toBe('https://api.network.example/orders/PO-1'))
  })
})

describe('the input', () => {
  it('is in the samples at once: path, query, lists, headers and cookies', async () => {
    const { user, panel } = await openConsole()
    const type = async (name: string, value: string) => {
      const field = panel.getByRole('textbox', { name })
      await user.clear(field)
      await user.type(field, value.replaceAll('[', '[['))
    }
    await type('id', 'A 7')
    await type('limit', '20')
    await user.click(panel.getByRole('button', { name: 'Add a value to tags' }))
    await user.keyboard('new{Enter}late')
    await type('X-Trace', 'abc')
    await type('session', 's1')
    await user.selectOptions(panel.getByRole('combobox', { name: 'state' }), 'SHIPPED')
    await waitFor(() => {
      const { url, query, headers } = sample()
      expect(new URL(url).pathname).toBe('/v1/orders/A%207')
      expect(query).toEqual([
        { name: 'limit', value: '20' },
        { name: 'state', value: 'SHIPPED' },
        { name: 'tags', value: 'new' },
        { name: 'tags', value: 'late' },
      ])
      expect(headers).toContainEqual({ name: 'X-Trace', value: 'abc' })
      expect(headers).toContainEqual({ name: 'Cookie', value: 'session=s1' })
    })
  })

  it('is in the sample of every language', async () => {
    const { user, panel } = await openConsole()
    await user.type(panel.getByRole('textbox', { name: 'limit' }), '20')
    for (const language of sampleLanguages) {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the sample' }), language)
      await waitFor(() =>
        expect(sample()).toMatchObject({ language, query: [{ name: 'limit', value: '20' }, { name: 'state' }] }),
      )
    }
  })

  it('leaves out an optional parameter when its checkbox is cleared', async () => {
    const { user, panel } = await openConsole()
    await user.type(panel.getByRole('textbox', { name: 'limit' }), '20')
    await waitFor(() => expect(sample().query.map(({ name }) => name)).toEqual(['limit', 'state']))
    await user.click(panel.getByRole('checkbox', { name: 'Send limit' }))
    await user.click(panel.getByRole('checkbox', { name: 'Send state' }))
    await waitFor(() => expect(sample().query).toEqual([]))
    expect(panel.queryByRole('checkbox', { name: 'Send id' })).toBeNull()
  })

  it('names the headers and cookies that a browser does not send', async () => {
    const { panel } = await openConsole()
    for (const name of ['Origin', 'session']) {
      expect(panel.getByRole('textbox', { name })).toHaveAccessibleDescription(/Browsers do not let a page send this/)
    }
    expect(panel.getByRole('textbox', { name: 'X-Trace' })).not.toHaveAccessibleDescription()
  })

  it('stays when the console is closed, and when the document is loaded again', async () => {
    const { user, panel, queryClient } = await openConsole()
    await user.type(panel.getByRole('textbox', { name: 'limit' }), '20')
    await user.click(panel.getByRole('button', { name: 'Close the console' }))
    await queryClient.invalidateQueries({ queryKey: ['openapi'] })
    await user.click(screen.getByRole('button', { name: 'Try it' }))
    expect(await screen.findByRole('textbox', { name: 'limit' })).toHaveValue('20')
  })

  it('is not used for another operation', async () => {
    const { user, panel, router } = await openConsole()
    await user.type(panel.getByRole('textbox', { name: 'X-Trace' }), 'abc')
    // The address follows what was typed a moment later.
    await waitFor(() => expect(router.state.location.search).toContain('X-Trace'))
    await router.navigate(address('GET'))
    await screen.findByRole('heading', { level: 1, name: 'Read an order' })
    await waitFor(() => expect(sample().method).toBe('GET'))
    expect(sample().headers).not.toContainEqual({ name: 'X-Trace', value: 'abc' })
  })
})

describe('a list', () => {
  it('has rows, which can be added and removed with the keyboard', async () => {
    const { user, panel, router } = await openConsole()
    expect(panel.getByRole('textbox', { name: 'filter' }).tagName).toBe('TEXTAREA')
    await user.click(panel.getByRole('button', { name: 'Add a value to codes' }))
    await user.keyboard('7{Enter}12345678901234567890{Enter}8')
    await user.click(panel.getByRole('button', { name: 'Add a value to states' }))
    await user.click(panel.getByRole('button', { name: 'Add a value to states' }))
    await user.selectOptions(panel.getByRole('combobox', { name: 'states, value 2' }), 'SHIPPED')
    await waitFor(() => {
      expect(sample().headers).toContainEqual({ name: 'codes', value: '7,12345678901234567890,8' })
      expect(sample().query).toContainEqual({ name: 'states', value: 'OPEN%7CSHIPPED', reserved: true })
    })
    await waitFor(() => expect(router.state.location.search).toContain('header+codes'))
    await user.click(panel.getByRole('button', { name: 'Remove value 1 of codes' }))
    expect(panel.getByRole('textbox', { name: 'codes, value 1' })).toHaveFocus()
    await user.clear(panel.getByRole('textbox', { name: 'codes, value 2' }))
    await user.keyboard('{Backspace}')
    expect(panel.getByRole('textbox', { name: 'codes, value 1' })).toHaveFocus()
    await waitFor(() => expect(sample().headers).toContainEqual({ name: 'codes', value: '12345678901234567890' }))
    await user.click(panel.getByRole('button', { name: 'Remove value 1 of codes' }))
    expect(panel.getByRole('button', { name: 'Add a value to codes' })).toHaveFocus()
    await waitFor(() => expect(sample().headers.map(({ name }) => name)).not.toContain('codes'))
  })

  it('has an empty row if it is required and has no value', async () => {
    const { user, panel } = await openConsole()
    expect(panel.getByRole('textbox', { name: 'sites, value 2' })).toHaveValue('B')
    await user.click(panel.getByRole('button', { name: 'Remove value 1 of sites' }))
    await user.click(panel.getByRole('button', { name: 'Remove value 1 of sites' }))
    expect(panel.getByRole('textbox', { name: 'sites, value 1' })).toHaveValue('')
    await user.keyboard('C')
    await waitFor(() => expect(sample().headers).toContainEqual({ name: 'sites', value: 'C' }))
  })

  it('is shown as JSON while rows cannot show the typed text', async () => {
    const { panel } = await openConsole(`${address()}&try=&set=query+tags%3D%5B%7B%7D%5D&set=header+codes%3D7`)
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'tags' })).toHaveValue('[{}]'))
    expect(panel.getByRole('textbox', { name: 'codes, value 1' })).toHaveValue('7')
  })
})

describe('the body', () => {
  it('starts with the chosen example, and can be edited', async () => {
    const { user, panel } = await openConsole()
    await waitFor(() => expect(JSON.parse(sample().body?.text ?? '')).toEqual({ number: 'PO-1' }))
    await user.selectOptions(panel.getByRole('combobox', { name: 'Example' }), 'Two lines')
    const body = panel.getByRole('textbox', { name: 'Body, application/json' })
    expect(body).toHaveValue('{\n  "number": "PO-2"\n}')
    await user.clear(body)
    await user.type(body, '{{"number":7}')
    await waitFor(() => expect(sample().body?.text).toBe('{"number":7}'))
    await user.click(panel.getByRole('button', { name: 'Back to the example' }))
    await waitFor(() => expect(JSON.parse(sample().body?.text ?? '')).toEqual({ number: 'PO-2' }))
  })

  it('has the chosen content type', async () => {
    const { user, panel } = await openConsole()
    await user.selectOptions(panel.getByRole('combobox', { name: 'Content type' }), 'application/xml')
    await waitFor(() => expect(sample().body).toEqual({ mimeType: 'application/xml', text: '<Order/>' }))
    expect(panel.getByRole('textbox', { name: 'Body, application/xml' })).toHaveValue('<Order/>')
  })

  it('can be left out if the operation does not require it', async () => {
    const { user, panel } = await openConsole()
    await user.click(panel.getByRole('checkbox', { name: 'Send a body' }))
    await waitFor(() => expect(sample().body).toBeUndefined())
  })
})
