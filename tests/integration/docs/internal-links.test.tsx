import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

const site = testSite()

it('links to internal operations contain internal=true, and other links do not', async () => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/labels.json', JSON.stringify(labels))
  await site.signIn('staff')
  openDocs(`/docs/label/api-doc?doc=${encodeURIComponent('label/labels.json')}`)
  const article = within(await screen.findByRole('article'))
  const address = async (name: RegExp) => (await article.findByRole('link', { name })).getAttribute('href')
  expect(await address(/Delete everything/)).toMatch(/[?&]internal=true(&|$)/)
  expect(await address(/^POST Render a label/)).not.toContain('internal=')
})
