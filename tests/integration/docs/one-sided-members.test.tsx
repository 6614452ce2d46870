import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

vi.mock('@/workers/samples/snippet-in-worker', () => ({
  snippetInWorker: ({ request }: { request: { body?: { text: string } } }) => Promise.resolve(request.body?.text ?? ''),
}))

const site = testSite()
const text = { type: 'string' }
const schema = {
  type: 'object',
  required: ['id', 'name', 'secret'],
  properties: { id: { ...text, readOnly: true }, name: text, secret: { ...text, writeOnly: true } },
}
const content = { 'application/json': { schema } }
const document = {
  openapi: '3.0.4',
  info: { title: 'Records', version: '1' },
  paths: {
    '/records': {
      post: {
        summary: 'Create a record',
        requestBody: { required: true, content },
        responses: { 200: { description: 'Created', content } },
      },
    },
  },
}

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/toc.json', JSON.stringify([{ text: 'All', link: 'records.json', swagger: true }]))
  site.publish('docs/label/records.json', JSON.stringify(document))
})

it('shows read-only members only in responses and write-only members only in requests, and says which', async () => {
  openDocs('/docs/label/api-doc?doc=label%2Frecords.json&path=%2Frecords&method=POST')
  const body = await screen.findByRole('region', { name: 'Data Parameters' })
  const responses = await screen.findByRole('region', { name: 'Responses' })
  const rows = (section: HTMLElement, prefix: string) =>
    within(section)
      .getAllByRole('listitem')
      .flatMap(({ id, textContent }) => (id.startsWith(prefix) && id.includes('.') ? [textContent] : []))
  expect(rows(body, 'body')).toEqual(['namestringRequired#', 'secretstringRequiredWrite only#'])
  expect(body).toHaveTextContent('1 read-only property is only in responses of the service: id')
  expect(rows(responses, 'response.200.')).toEqual(['idstringRequiredRead only#', 'namestringRequired#'])
  expect(responses).toHaveTextContent('1 write-only property is only in requests to the service: secret')
  expect(await screen.findByText(/"secret": "string"/)).not.toHaveTextContent('"id"')
})
