import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import type { SampleRequest } from '@/engines/samples/sample-request'
import type { CheckedRequest } from '@/engines/requests/validation/check-request'
import { hasJsonForm } from '@/modules/console/view/body-kind'
import { bundle, operation } from '../../unit/engines/openapi/fixtures'
import { InProcessReader } from '../docs/in-process-reader'
import { publishLabel, testSite } from '../docs/site'
import { openConsoleAt, sample } from './open-console'

vi.mock('@/workers/samples/snippet-in-worker', () => ({
  snippetInWorker: ({ request, language }: { request: SampleRequest; language: string }) =>
    Promise.resolve(JSON.stringify({ language, ...request })),
}))
// There are no workers here: the same code runs on this thread.
vi.mock('@/workers/console/check-in-worker', async () => {
  const { checkRequest } = await import('@/engines/requests/validation/check-request')
  return { checkInWorker: (request: CheckedRequest) => Promise.resolve(checkRequest(request)) }
})

const site = testSite()
const text = { type: 'string' }
const schema = {
  type: 'object',
  required: ['number'],
  properties: {
    id: { type: 'string', readOnly: true },
    number: { type: 'string', description: 'Number of the order.', minLength: 2 },
    total: { type: 'number' },
    isGift: { type: 'boolean' },
    state: { type: ['string', 'null'], enum: ['OPEN', 'SHIPPED', null] },
    note: { type: ['string', 'null'] },
    quantities: { type: 'array', items: { type: 'integer' } },
    ship: {
      type: 'object',
      required: ['city'],
      properties: { city: text, deep: { type: 'object', properties: { a: text } } },
    },
    lines: { type: 'array', items: { type: 'object', properties: { sku: text } } },
  },
}
// Written as its author likes it, with a member that the document does not name.
const example = `{
    "number": "PO-1",   "mine": [1,2,  3],
    "total": 1.50,
    "quantities": [1,
      2]
}`
const document = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [{ url: environment().kubeUrl }],
  paths: {
    '/orders': {
      post: {
        summary: 'Create an order',
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { 201: { description: 'Created' } },
      },
      put: {
        summary: 'Replace an order',
        requestBody: {
          content: {
            'application/json': { schema: { oneOf: [schema, { type: 'object' }] } },
            'application/xml': {},
            'text/csv': { schema: text, examples: { lost: { $ref: '#/components/examples/lost' } } },
            'text/plain': { schema: text, examples: { far: { externalValue: 'https://files.example/far.txt' } } },
          },
        },
        responses: { 200: { description: 'Replaced' } },
      },
      patch: {
        summary: 'Change lines',
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', properties: { lines: schema.properties.lines } } },
            'application/vnd.order+json': { schema },
          },
        },
        responses: { 200: { description: 'Changed' } },
      },
    },
  },
}

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/orders.json', JSON.stringify(document))
})

const address = (title: string, method: string) =>
  paths.endpoint('Orders', title, { path: '/orders', method, doc: 'label/orders.json', try: '' })

/** Opens the form beside this text. */
async function openForm(written = example) {
  const opened = await openConsoleAt(address('Create an order', 'POST'))
  const { user, panel } = opened
  const body = panel.getByRole('textbox', { name: 'Body, application/json' })
  await user.click(await panel.findByRole('button', { name: 'Form' }))
  const form = within(await panel.findByRole('group', { name: 'Form for the body' }))
  await user.clear(body)
  await user.click(body)
  await user.paste(written)
  return { ...opened, body, form }
}

it('changes only its member in the text, and follows what is written', async () => {
  const { user, body, form } = await openForm()
  const total = form.getByRole('textbox', { name: 'total' })
  expect(total).toHaveValue('1.50')
  await user.type(total, '0')
  expect(body).toHaveValue(example.replace('1.50', '1.500'))
  await user.clear(form.getByRole('textbox', { name: 'quantities, value 2' }))
  await user.keyboard('7{Enter}8')
  expect(body).toHaveValue(example.replace('1.50', '1.500').replace('2]', '7,\n      8]'))
  await waitFor(() => expect(sample().body?.text).toContain('1.500'))
  await user.clear(body)
  await user.click(body)
  await user.paste('{"number":"PO-2","state":"OPEN"}')
  expect(form.getByRole('textbox', { name: 'number' })).toHaveValue('PO-2')
  expect(form.getByRole('combobox', { name: 'state' })).toHaveValue('OPEN')
  expect(form.getByRole('textbox', { name: 'number' })).toHaveAccessibleDescription(/Number of the order/)
})

it('does not ask for a read-only member, and says that there is one', async () => {
  const { form } = await openForm()
  expect(form.queryByLabelText('id')).toBeNull()
  expect(form.getByText(/1 read-only property is only in responses of the service/)).toHaveTextContent(/: id$/)
})

it('keeps what was typed, adds members in their order, leaves optional ones out, and allows null', async () => {
  const { user, body, form } = await openForm('{"number":"PO-1","lines":[]}')
  await user.type(form.getByRole('textbox', { name: 'total' }), '12345678901234567890.10')
  await user.selectOptions(form.getByRole('combobox', { name: 'isGift' }), 'true')
  await user.selectOptions(form.getByRole('combobox', { name: 'state' }), 'null')
  await user.click(form.getByRole('checkbox', { name: 'note is null' }))
  expect(body).toHaveValue(
    '{"number":"PO-1","total":12345678901234567890.10,"isGift":true,"state":null,"note":null,"lines":[]}',
  )
  await user.type(form.getByRole('textbox', { name: 'note' }), 'hi')
  await user.click(form.getByRole('checkbox', { name: 'Send total' }))
  await user.click(form.getByRole('checkbox', { name: 'Send state' }))
  expect(body).toHaveValue('{"number":"PO-1","isGift":true,"note":"hi","lines":[]}')
  expect(form.queryByRole('checkbox', { name: 'Send number' })).toBeNull()
})

it('has the members of a nested object, and names what only the text can have', async () => {
  const { user, body, form } = await openForm('{"number":"PO-1"}')
  expect(form.getByText('Edit in the text: lines.')).toBeVisible()
  await user.click(form.getByRole('checkbox', { name: 'Send ship' }))
  const ship = within(form.getByRole('group', { name: 'ship' }))
  await user.type(await ship.findByRole('textbox', { name: 'city' }), 'Rome')
  expect(ship.getByText('Edit in the text: deep.')).toBeVisible()
  expect(body).toHaveValue('{"number":"PO-1","ship":{"city": "Rome"}}')
})

it('is disabled while the text is not JSON, and loses nothing', async () => {
  const { user, body, form } = await openForm()
  await user.type(body, '}')
  expect(screen.getByText(/The text is not a JSON object/)).toBeVisible()
  expect(form.getByRole('textbox', { name: 'number' })).toBeDisabled()
  expect(form.getByRole('textbox', { name: 'number' })).toHaveValue('PO-1')
  expect(body).toHaveValue(`${example}}`)
  await user.type(body, '{Backspace}')
  expect(form.getByRole('textbox', { name: 'number' })).toBeEnabled()
})

it('shows errors beside their fields, and starts with an empty text', async () => {
  const { user, body, form } = await openForm('{"number":"P","quantities":[1,"x"],"total":"a"}')
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'number' })).toHaveAccessibleDescription(
      /2 characters|too short|at least/i,
    ),
  )
  expect(form.getByRole('textbox', { name: 'total' })).toBeInvalid()
  expect(form.getByRole('textbox', { name: 'quantities, value 2' })).toBeInvalid()
  expect(form.getByRole('textbox', { name: 'quantities, value 1' })).toBeValid()
  await user.clear(body)
  expect(form.getByRole('textbox', { name: 'number' })).toHaveAccessibleDescription(/Required by the API schema/)
  await user.type(form.getByRole('textbox', { name: 'number' }), 'PO')
  expect(body).toHaveValue('{\n  "number": "PO"\n}')
})

it('is disabled for a text of more than 100,000 characters', async () => {
  const { user, body, form } = await openForm()
  const written = (length: number) => `{"number":"${'x'.repeat(length - 13)}"}`
  const write = async (value: string) => {
    await user.clear(body)
    await user.click(body)
    await user.paste(value)
    expect(body).toHaveValue(value)
  }
  await write(written(100_000))
  expect(form.getByRole('textbox', { name: 'number' })).toBeEnabled()
  await write(written(100_001))
  expect(form.getByRole('textbox', { name: 'number' })).toBeDisabled()
  expect(screen.getByText('The body has more than 100,000 characters. Edit the text.')).toBeVisible()
})

it.each([
  [60, true],
  [61, false],
])('of a body with %i members is there: %s', (count, isThere) => {
  const properties = Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, text]))
  const content = { 'application/json': { schema: { type: 'object', properties } } }
  const { body } = operation(bundle({ '/orders': { post: { requestBody: { content } } } }), '/orders', 'post')
  expect(body?.contents.map(hasJsonForm)).toEqual([isThere])
})

it('is there only for a body with members that it can fill in', async () => {
  const { user, panel } = await openConsoleAt(address('Change lines', 'PATCH'))
  await user.selectOptions(panel.getByRole('combobox', { name: 'Content type' }), 'application/vnd.order+json')
  expect(await panel.findByRole('button', { name: 'Form' })).toBeVisible()
  await user.selectOptions(panel.getByRole('combobox', { name: 'Content type' }), 'application/json')
  expect(panel.queryByRole('button', { name: 'Form' })).toBeNull()
})

it('is not there for alternatives, and a body without a schema says so', async () => {
  const { user, panel } = await openConsoleAt(address('Replace an order', 'PUT'))
  expect(panel.queryByRole('button', { name: 'Form' })).toBeNull()
  await user.selectOptions(panel.getByRole('combobox', { name: 'Content type' }), 'application/xml')
  expect(panel.getByText('The document does not describe this body. It is sent as you write it.')).toBeVisible()
})

it('an example that cannot be read, or is elsewhere, says so', async () => {
  const { user, panel } = await openConsoleAt(address('Replace an order', 'PUT'))
  const type = panel.getByRole('combobox', { name: 'Content type' })
  await user.selectOptions(type, 'text/csv')
  expect(panel.getByText(/^The example could not be read: /)).toBeVisible()
  expect(panel.getByRole('textbox', { name: 'Body, text/csv' })).toHaveValue('')
  await user.selectOptions(type, 'text/plain')
  expect(panel.getByText('The example is at https://files.example/far.txt.')).toBeVisible()
})
