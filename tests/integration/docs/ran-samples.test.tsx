import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleMark } from '@/engines/openapi/model/ran-samples'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

vi.mock('@/workers/samples/snippet-in-worker', () => ({
  snippetInWorker: ({ request, language }: { request: { url: string; body?: { text?: string } }; language: string }) =>
    Promise.resolve(`${language} ${request.url} ${request.body?.text ?? ''}`),
}))

const site = testSite()
const [path, method] = ['/labels/{id}/pdf', 'POST']
const address = `/api-doc/Labels/Anything/?${new URLSearchParams({ path, method, doc: 'label/openapi/labels.json' }).toString()}`
const url = 'https://api.example/labels/7c31f0aa/pdf'
const fileName = 'docs/label/openapi/labels.samples.json'
const one = '{\n  "Pack": [\n    {\n      "sscc": "1"\n    }\n  ]\n}'
const ran = {
  ranAt: '2026-11-25T12:00:00.000Z',
  against: 'local platform',
  version: '1.4.0',
  tools: { python: 'Python 3.11.4 and Requests 2.32.3' },
  samples: [{ method, path, ran: { python: sampleMark(`python ${url} ${one}`, { url, headers: [] }) } }],
}

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/toc.json', JSON.stringify([{ text: 'Labels', link: 'openapi/labels.json', swagger: true }]))
  site.publish(
    'docs/label/openapi/labels.json',
    JSON.stringify({ ...labels, 'x-sps-samples-ran': 'labels.samples.json' }),
  )
})

const note = () => screen.queryByText(/^Ran on/)
const samples = () => screen.getByRole('complementary', { name: 'Samples' })

async function open() {
  openDocs(address)
  await screen.findByRole('heading', { level: 1, name: 'Render a label' })
  // The language stays chosen from one test to the next.
  await waitFor(() => expect(samples()).toHaveTextContent(url))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the sample' }), 'Python')
  await waitFor(() => expect(samples()).toHaveTextContent(`python ${url}`))
}

describe('a sample that ran', () => {
  it('says when, against what and with what; an edited sample does not', async () => {
    const user = userEvent.setup()
    site.publish(fileName, JSON.stringify(ran))
    await open()
    await waitFor(() =>
      expect(note()).toHaveTextContent(
        'Ran on November 25, 2026 against version 1.4.0 on the local platform, with Python 3.11.4 and Requests 2.32.3',
      ),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Example of the sample' }), 'Two cartons')
    await waitFor(() => expect(note()).toBeNull())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Example of the sample' }), 'One carton')
    await waitFor(() => expect(note()).toBeVisible())
    await user.click(screen.getByRole('radio', { name: /sandbox/ }))
    await waitFor(() => expect(samples()).toHaveTextContent('python https://sandbox.example'))
    expect(note()).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the sample' }), 'cURL')
    await waitFor(() => expect(note()).toBeNull())
  })

  it.each([
    ['the file is missing', undefined],
    ['the file is not JSON', '{'],
    ['the file is something else', '[]'],
  ])('is not marked when %s', async (_, text) => {
    if (text !== undefined) site.publish(fileName, text)
    await open()
    await waitFor(() => expect(site.requests.map((request) => request.path)).toContain(fileName))
    expect(note()).toBeNull()
    expect(samples()).toHaveTextContent(`python ${url}`)
  })

  it('is not looked for when the document names no file', async () => {
    site.publish('docs/label/openapi/labels.json', JSON.stringify(labels))
    await open()
    expect(site.requests.map((request) => request.path)).not.toContain(fileName)
  })
})
