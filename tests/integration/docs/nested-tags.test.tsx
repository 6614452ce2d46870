import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

const site = testSite()
const tags = [
  { name: 'orders', summary: 'Orders', description: 'All of them.' },
  { name: 'old', summary: 'Old orders', parent: 'orders' },
  { name: 'older', parent: 'old' },
  { name: 'shelf', summary: 'The shelf' },
  { name: 'top', parent: 'shelf' },
]
const named = (summary: string, tag: string) => ({ summary, tags: [tag], responses: {} })
const document = {
  openapi: '3.2.0',
  info: { title: 'Nested', version: '1' },
  tags,
  paths: {
    '/orders': { get: named('List orders', 'orders'), additionalOperations: { coPy: named('Copy an order', 'older') } },
    '/top': { get: named('Look up', 'top') },
  },
}
const address = `/docs/label/api-doc?doc=${encodeURIComponent('label/nested.json')}`

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/toc.json', JSON.stringify([{ text: 'All', link: 'nested.json', swagger: true }]))
  site.publish('docs/label/nested.json', JSON.stringify(document))
})

it('the overview lists tags by their summary, below their parents', async () => {
  openDocs(address)
  await screen.findByRole('heading', { level: 1, name: 'Nested' })
  const found = within(screen.getByRole('article')).getAllByRole('heading')
  expect(found.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Nested',
    'H2 Servers',
    'H2 Postman, Bruno and Insomnia',
    'H2 Orders',
    'H4 Orders / Old orders / older',
    'H3 The shelf / top',
  ])
})

it('the sidebar nests tags and highlights the current operation regardless of the case of its method', async () => {
  const user = userEvent.setup()
  openDocs(`${address}&path=%2Forders&method=coPy`)
  await screen.findByRole('heading', { level: 1, name: 'Copy an order' })
  expect(screen.getByRole('article')).toHaveTextContent('coPyhttp')
  const sidebar = within(screen.getByRole('navigation', { name: 'Apis and Services' }))
  expect(await sidebar.findByRole('link', { name: /Copy an order/ })).toHaveAttribute('aria-current', 'page')
  for (const name of ['Orders', 'Old orders', 'older']) {
    expect(sidebar.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
  }
  expect(sidebar.getByRole('link', { name: /List orders/ })).toBeVisible()
  await user.click(sidebar.getByRole('button', { name: 'The shelf' }))
  await user.click(sidebar.getByRole('button', { name: 'top' }))
  await user.click(sidebar.getByRole('link', { name: /Look up/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Look up' })).toBeVisible()
})

it('the sidebar shows the only tag of a document and marks it as the latest', async () => {
  const only = { name: 'orders', summary: 'Orders', 'x-sps-latest': true }
  const paths = { '/orders': { get: named('List orders', 'orders') } }
  site.publish('docs/label/nested.json', JSON.stringify({ ...document, tags: [only], paths }))
  openDocs(`${address}&path=%2Forders&method=GET`)
  const sidebar = within(screen.getByRole('navigation', { name: 'Apis and Services' }))
  const tag = await sidebar.findByRole('button', { name: 'Orders (Latest)' })
  expect(tag).toHaveAttribute('aria-expanded', 'true')
  expect(await sidebar.findByRole('link', { name: /List orders/ })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(tag)
  expect(sidebar.queryByRole('link', { name: /List orders/ })).toBeNull()
})
