import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { recentPages } from '@/modules/documentation/recent/recent-pages'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

const site = testSite()
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const kept = () => recentPages('u1').map(({ to, title, area }) => [title, area, to])
const operation = (path: string, method: string) =>
  `/api-doc/Any/Name/?${new URLSearchParams({ path, method, doc: 'label/labels.json' }).toString()}`

/** Opens a page, waits for its heading and leaves, by which time the page has been stored. */
async function read(address: string, name: string) {
  const { unmount } = openDocs(address)
  await heading(name)
  unmount()
}

it.each([
  ['/docs/label', 'Shipping Labels', ['Shipping Labels', 'API Documentation', '/docs/label']],
  ['/docs/label/README.md?from=mail', 'Shipping Labels', ['Shipping Labels', 'API Documentation', '/docs/label']],
  [
    '/docs/label/guides/first-call.md#top',
    'First call',
    ['First call', 'Shipping Labels', '/docs/label/guides/first-call'],
  ],
])('stores %s under its canonical address', async (address, name, entry) => {
  publishLabel(site)
  await site.signIn('member')
  await read(address, name)
  expect(kept()).toEqual([entry])
})

it('stores a page while it is open, as soon as the browser is idle', async () => {
  publishLabel(site)
  await site.signIn('member')
  openDocs('/docs/label')
  await heading('Shipping Labels')
  await waitFor(() => expect(kept()).toHaveLength(1))
})

it('stores an operation with its service and its title, or with its method and path if it has no title', async () => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/labels.json', JSON.stringify(labels))
  await site.signIn('member')
  await read(`${operation('/labels/{id}/pdf', 'post')}&code=secret`, 'Render a label')
  await read(operation('/labels', 'get'), 'Missing a Path Summary')
  expect(kept()).toEqual([
    [
      'GET /labels',
      'Shipping Labels',
      '/api-doc/Shipping-Labels/Missing-a-Path-Summary/?path=%2Flabels&method=GET&doc=label%2Flabels.json',
    ],
    [
      'Render a label',
      'Shipping Labels',
      '/api-doc/Shipping-Labels/Render-a-label/?path=%2Flabels%2F%7Bid%7D%2Fpdf&method=POST&doc=label%2Flabels.json',
    ],
  ])
})

it('does not store restricted pages', async () => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/labels.json', JSON.stringify(labels))
  site.publish('docs/remittances/toc.json', '[]')
  site.publish('docs/remittances/README.md', '# Remittances')
  await site.signIn('staff')
  await read('/docs/label/guides/batches', 'Batches')
  await read('/docs/label/guides/onboarding', 'Onboarding')
  await read('/docs/remittances', 'Remittances')
  await read(operation('/labels', 'delete'), 'Delete everything')
  expect(localStorage.getItem('dc.recent')).toBeNull()
})

it('stores nothing for visitors, and no pages that do not exist', async () => {
  publishLabel(site)
  await read('/docs/label', 'Shipping Labels')
  await site.signIn('member')
  await read('/docs/label/no-such-page', 'Documentation Not Found')
  await read('/docs/no-such-service', 'Service Not Found')
  expect(localStorage.getItem('dc.recent')).toBeNull()
})
