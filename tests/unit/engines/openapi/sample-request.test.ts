import { expect, it } from 'vitest'
import { sampleRequest } from '@/engines/openapi/model/sample-request'
import { bundle, operation } from './fixtures'

it.each([
  [['application/json'], 'text'],
  [['application/problem+json'], 'text'],
  [['application/json-seq'], 'text'],
  [['text/csv', 'application/json'], 'text'],
  [['application/pdf', 'application/json'], 'bytes'],
  [['application/json', 'application/pdf'], 'text'],
  [[], 'nothing'],
])('a sample reads an answer in %j as %s: the type that is listed first', (types, response) => {
  const content = Object.fromEntries(types.map((type) => [type, {}]))
  const post = { responses: { 201: { description: 'Done', content }, 400: { description: 'Not done' } } }
  expect(sampleRequest(operation(bundle({ '/labels': { post } })), {}).response).toBe(response)
})

it('a sample of an operation without a documented success reads its answer as text', () => {
  expect(sampleRequest(operation(bundle({ '/labels': { post: {} } })), {})).not.toHaveProperty('response')
})
