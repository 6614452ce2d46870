import { operationUrl } from '../support/docs.ts'
import { heading, role, text } from './support/tab.ts'
import { test } from './support/test.ts'

const samples = role('complementary', 'Samples')

test('a visitor reads a guide, follows its link into another one, and goes back', async ({ tab }) => {
  await tab.open('/docs/transactions/guides/collect')
  await tab.sees(heading(1, 'Collect'))
  await tab.click(role('link', 'pages of results', role('article')))
  await tab.arrives('/docs/getting-started/paging#by-cursor')
  await tab.sees(heading(1, /paging|pages/i))
  await tab.back()
  await tab.arrives('/docs/transactions/guides/collect')
  await tab.sees(heading(1, 'Collect'))
})

test('a visitor reads an operation with its parameters, responses and samples', async ({ tab }) => {
  await tab.open(operationUrl({ doc: 'label/openapi/label-v1.json', path: '/label/v1/{id}/pdf', method: 'POST' }))
  await tab.sees(heading(1, 'Render labels as PDF'))
  await tab.reads(role('region', 'Query'), /perPage[\s\S]*integer[\s\S]*copies/)
  await tab.reads(samples, 'import requests')
  await tab.click(role('button', /^415/, role('region', 'Responses')))
  await tab.sees(role('button', /^415/, role('region', 'Responses')))
  await tab.choose(role('combobox', undefined, samples), 'cURL')
  await tab.reads(samples, 'curl')
  await tab.sees(text('/label/v1/{id}/pdf'))
})
