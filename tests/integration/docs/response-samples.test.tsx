import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

vi.mock('@/workers/samples/snippet-in-worker', () => ({ snippetInWorker: () => Promise.resolve('send()') }))

const site = testSite()

it('samples of the responses are shown with their status codes', async () => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/labels.json', JSON.stringify(labels))
  const query = new URLSearchParams({ doc: 'label/labels.json', path: '/labels/{id}/pdf', method: 'post' })
  openDocs(`/api-doc/Labels/Anything/?${query.toString()}`)
  const tabs = within(await screen.findByRole('tablist', { name: 'Response samples' }))
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['200', '404'])
  expect(screen.getByRole('tabpanel', { name: '200' })).toHaveTextContent('"url":')
  await userEvent.click(tabs.getByRole('tab', { name: '404' }))
  expect(screen.getByRole('tabpanel', { name: '404' })).toHaveTextContent('"code": "string"')
})
