import type { GoldQuestion } from './gold-query'

const errorDecoder = '/tools/error-decoder'
const getToken = '/docs/getting-started/first-call#get-a-token'
const replaceSecret = '/user-guides/docs/connect-by-transaction-api#replace-the-secret'

/** Names of the portal's pages, and tasks in the words of people who do not know the names. */
export const taskQueries: readonly GoldQuestion[] = [
  ['schema downloads', '/rsx/docs/schema-download'],
  ['download schema', '/rsx/docs/schema-download'],
  ['example files', '/rsx/docs/example-download'],
  ['my designs', '/rsx/docs/my-designs'],
  ['fields and qualifiers', '/rsx/docs/fields-qualifiers'],
  ['make a sample', '/tools/document-check/sample'],
  ['check a document', '/tools/document-check'],
  ['applications', '/applications'],
  ['api documentation', '/docs'],
  ['personal information', '/profile/personal'],
  ['contact information', '/profile/contact'],
  ['display settings', '/profile/display'],
  ['password management', '/profile/password'],
  ['integration resources', '/rsx'],
  ['user guides', '/user-guides', '/user-guides/docs/overview'],

  ['rotate my secret', replaceSecret],
  ['how do I rotate a secret', replaceSecret],
  ['regenerate secret', replaceSecret],
  ['403', errorDecoder],
  ['why do I get 403', errorDecoder],
  ['forbidden', errorDecoder],
  ['why is access denied', errorDecoder],
  ['what does 500 mean', errorDecoder],
  ['where is my token', getToken],
  ['where do I find my access token', getToken],
]
