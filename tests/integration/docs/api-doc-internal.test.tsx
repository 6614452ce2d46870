import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

const site = testSite()
const address = '/api-doc/Labels/Delete/?path=%2Flabels&method=delete&doc=label%2Flabels.json&internal=true'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('shows an operation marked internal to staff only', async () => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/labels.json', JSON.stringify(labels))
  const visitor = openDocs(address)
  await waitFor(() => expect(site.signIns).toHaveLength(1))
  visitor.unmount()
  await site.signIn('member')
  const member = openDocs(address)
  await heading('Documentation Not Found')
  member.unmount()
  await site.signIn('staff')
  openDocs(address)
  await heading('Delete everything')
  expect(screen.getByRole('article')).toHaveTextContent('Delete everythingInternal')
})

it('shows nothing of a document with an internal address until the access rules are loaded', async () => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const toc = [{ text: 'Staff|internal', link: 'labels.json', swagger: true }]
  site.publish('docs/label/toc.json', async () => {
    await gate
    return Response.json(toc)
  })
  site.publish('docs/label/labels.json', JSON.stringify(labels))
  await site.signIn('member')
  openDocs('/docs/label/api-doc?doc=label%2Flabels.json&internal=true')
  await waitFor(() => expect(site.requests.some(({ path }) => path.endsWith('toc.json'))).toBe(true))
  const titles: string[] = []
  const watching = new MutationObserver(() => titles.push(document.querySelector('h1')?.textContent ?? ''))
  watching.observe(document.body, { childList: true, subtree: true })
  await new Promise((resolve) => setTimeout(resolve, 100))
  release()
  await heading('Documentation Not Found')
  watching.disconnect()
  expect(titles).not.toContain('Labels')
})
