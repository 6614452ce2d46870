import { expect, it } from 'vitest'
import { postmanEnvironment } from '@/engines/openapi/model/postman-environment'

const region = { name: 'region', default: 'eu', values: ['eu', 'us'], phrases: [] }
const server = { url: 'https://eu.example/v1/', template: 'https://{region}.example/v1/', variables: [region] }

it.each([
  [[], []],
  [[{ type: 'http', scheme: 'Bearer' }, { type: 'oauth2' }, { type: 'openIdConnect' }], ['bearerToken']],
  [[{ type: 'http', scheme: 'basic' }], ['basicAuthUsername', 'basicAuthPassword']],
  [
    [{ type: 'apiKey' }, { type: 'apiKey' }, { type: 'mutualTLS' }, { type: 'http' }, { type: '__proto__' }],
    ['apiKey'],
  ],
])('has the URL of the server and an empty variable for each credential: %j', (schemes, credentials) => {
  expect(JSON.parse(postmanEnvironment('Orders "1"', server, schemes))).toEqual({
    name: 'Orders "1"',
    values: [
      { key: 'baseUrl', value: 'https://eu.example/v1', type: 'default', enabled: true },
      ...credentials.map((key) => ({ key, value: '', type: 'secret', enabled: true })),
    ],
    _postman_variable_scope: 'environment',
  })
})
