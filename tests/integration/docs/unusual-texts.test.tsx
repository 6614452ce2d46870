import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

vi.mock('@/workers/samples/snippet-in-worker', () => ({ snippetInWorker: () => Promise.resolve('send') }))

const site = testSite()
const halfOfAPair = '\ud83d'

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/toc.json', JSON.stringify([{ text: 'Parcels', link: 'parcels.json', swagger: true }]))
})

/** Opens an operation with a parameter of this name and description. */
async function openParameter(name: string, description: string) {
  const parameter = { name, in: 'query', description, schema: { type: 'string' } }
  const operation = { summary: 'Send a parcel', tags: [halfOfAPair], parameters: [parameter], responses: {} }
  const parcels = { openapi: '3.1.0', info: { title: 'Parcels' }, paths: { '/parcels': { post: operation } } }
  site.publish('docs/label/parcels.json', JSON.stringify(parcels))
  openDocs('/docs/label/api-doc?doc=label%2Fparcels.json&path=%2Fparcels&method=POST')
  await screen.findByRole('heading', { level: 1, name: 'Send a parcel' })
}

/** Waits for a text. An element is replaced when its text has been parsed. */
const shows = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

it('a long description is cut at the end of a word, and shown whole on demand and in print', async () => {
  const user = userEvent.setup()
  await openParameter('weight', `${'Weighed on a scale. '.repeat(200)}The end.`)
  await shows(/^Weighed on .* scale\.…$/)
  expect(screen.queryByText(/The end\.$/)).toBeNull()
  window.dispatchEvent(new Event('beforeprint'))
  await shows(/The end\.$/)
  window.dispatchEvent(new Event('afterprint'))
  await user.click(await screen.findByRole('button', { name: 'Show the whole description' }))
  await shows(/The end\.$/)
  expect(screen.queryByRole('button', { name: 'Show the whole description' })).toBeNull()
})

it('names with half of a character are shown, and linked to', async () => {
  await openParameter(`smile${halfOfAPair}`, 'How wide.')
  expect(await screen.findByText('How wide.')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Link to smile/ })).toHaveAttribute('href', expect.stringMatching(/^#\S+$/))
})
