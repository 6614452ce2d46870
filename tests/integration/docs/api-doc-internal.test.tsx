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
