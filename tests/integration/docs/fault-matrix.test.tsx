import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maxSilenceMs } from '@/lib/transfer'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite, tree } from './site'
import { xhrOfTests } from './xhr'

const saved = vi.hoisted((): string[] => [])
vi.mock('@/modules/downloads/save-file', () => ({ saveFile: (_: Blob, name: string) => saved.push(name) }))
const reports = vi.hoisted((): unknown[] => [])
vi.mock('@/config/error-report', () => ({
  setErrorReporter: () => undefined,
  reportError: (error: unknown) => reports.push(error),
}))

const site = testSite()
const status = (code: number) => () => new HttpResponse('x', { status: code })
const typed = (type: string, body: string) => () => new HttpResponse(body, { headers: { 'Content-Type': type } })

/** Every way in which a request fails; the same for all requests of this area. */
const faults: Record<string, () => Response | Promise<Response>> = {
  401: status(401),
  403: status(403),
  404: status(404),
  500: status(500),
  'no connection': () => Response.error(),
  'no response in time': () => new Promise(() => undefined),
  'broken JSON': typed('application/json', '{"sections": [}'),
  'HTML instead of JSON': typed('text/html', '<!doctype html><title>Sign in</title>'),
  'a truncated body': () =>
    new HttpResponse(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"openapi": "3.1.0", "sections": ['))
          controller.error(new TypeError('terminated'))
        },
      }),
      { headers: { 'Content-Type': 'application/json' } },
    ),
}
const names = Object.keys(faults)
const faultOf = (name: string) => faults[name] ?? status(500)

const xhr = xhrOfTests()
/** The same for XMLHttpRequest: a body may end early with the connection, or without any sign of it. */
const xhrFaults: typeof faults = {
  ...faults,
  'a truncated body': xhr.loseConnections,
  'JSON that ends early': typed('application/json', '{"count": 1, "sections": [], "results": [{"id": "svc-label", "na'),
}
const xhrNames = Object.keys(xhrFaults)
/** Added to the text where the reader can do something about the cause. */
const advice: Record<string, string> = {
  'no connection': '. Check your internet connection and try again.',
  'a truncated body': '. Check your internet connection and try again.',
  'no response in time': '. The server did not respond in time; try again.',
}

beforeEach(({ task }) => {
  vi.stubGlobal('Worker', InProcessReader)
  if (task.name.includes('no response in time')) shortenSilence()
  xhr.start()
  publishLabel(site)
  saved.length = 0
  reports.length = 0
})
afterEach(() => vi.unstubAllGlobals())

/** Makes transfers fail after one second of silence. */
function shortenSilence() {
  const later = globalThis.setTimeout
  const quick = (handler: () => void, ms?: number) => later(handler, ms === maxSilenceMs ? 1000 : ms)
  // Undone with the other globals: a test that is repeated would otherwise wrap the replacement again.
  vi.stubGlobal('setTimeout', quick)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The sidebar, its branch and the heading of the page are always rendered, even if other requests fail. */
const expectWhole = async () => {
  expect(await within(tree()).findByRole('link', { name: 'Overview' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
}

describe('a page', () => {
  it.each(names.filter((name) => name !== 'broken JSON'))('%s', async (name) => {
    site.publish('docs/label/README.md', faultOf(name))
    openDocs('/docs/label/')
    await heading('Documentation Not Found')
    expect(screen.getByRole('alert')).toHaveTextContent('We could not find this page of the documentation')
    await expectWhole()
  })
})

describe('a table of contents', () => {
  it.each(names)('that cannot be read is only reported: %s', async (name) => {
    site.publish('docs/label/toc.json', faultOf(name))
    openDocs('/docs/label')
    await heading('Shipping Labels')
    expect(within(tree()).queryByRole('link', { name: 'First call' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(reports).not.toHaveLength(0)
  })
})

describe('an API document', () => {
  const text = /^An error has occurred while fetching the API document, please try again later\. ./
  const broken = {
    ...faults,
    'broken YAML': typed('application/yaml', 'openapi: 3.1.0\npaths: [}'),
    'JSON broken elsewhere than in the operation': typed(
      'application/json',
      JSON.stringify(labels).replace('{', '{"x-other": [oops],'),
    ),
    'a truncated document': typed('application/json', JSON.stringify(labels).slice(0, 900)),
  }

  it.each(Object.entries(broken))('that cannot be read shows the error message: %s', async (name, fault) => {
    // The reader caches documents, so each case has a file of its own.
    const file = `${name.replaceAll(' ', '-')}.json`
    const toc = [{ text: 'Overview', link: 'README' }]
    site.publish('docs/label/toc.json', JSON.stringify(toc))
    site.publish(`docs/label/${file}`, fault)
    openDocs(`/docs/label/api-doc?doc=label%2F${file}&path=%2Flabels&method=GET`)
    await heading('Documentation Not Found')
    expect(screen.getByRole('alert')).toHaveTextContent('An error has occurred while fetching the API document')
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: /^(Retry|Sign In)$/ })).toBeVisible()
    await expectWhole()
    if (!screen.queryByRole('button', { name: 'Retry' })) return
    site.publish(`docs/label/${file}`, JSON.stringify(labels))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await heading('Missing a Path Summary')
  })

  it.each(names)('that another one references, %s: the failure is shown in place of the reference', async (name) => {
    const file = `refers-${names.indexOf(name)}.json`
    const get = { summary: 'Read', responses: { 200: { $ref: `parts-${file}#/Response` } } }
    site.publish(`docs/label/parts-${file}`, faultOf(name))
    site.publish(`docs/label/${file}`, JSON.stringify({ ...labels, paths: { '/labels': { get } } }))
    openDocs(`/docs/label/api-doc?doc=label%2F${file}&path=%2Flabels&method=GET`)
    await heading('Read')
    const responses = within(await screen.findByRole('region', { name: 'Responses' }))
    expect(await responses.findByRole('img', { name: 'Error' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a schema in a page', () => {
  it.each(xhrNames)('%s', async (name) => {
    site.publish('docs/label/README.md', '# Fields\n\n```schema-viewer\n/content/schemas/label.json\n```\n\nAfter it.')
    site.publish('schemas/label.json', xhrFaults[name] ?? status(500))
    openDocs('/docs/label')
    await heading('Fields')
    const main = await screen.findByText('The schema could not be loaded.')
    expect(screen.getByText('After it.')).toBeVisible()
    expect(await screen.findByText('Error while fetching data')).toBeVisible()
    await expectWhole()
    site.publish('schemas/label.json', JSON.stringify({ sections: [{ title: 'Header', items: [] }] }))
    await userEvent.click(within(main).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('region', { name: 'Header' })).toBeVisible()
  })
})

describe('a file', () => {
  const unreadable = names.filter((name) => !['broken JSON', 'HTML instead of JSON'].includes(name))
  it.each(unreadable)('that cannot be downloaded is only reported: %s', async (name) => {
    site.publish('docs/label/README.md', '# Files\n\nTake [the data](data.csv).')
    site.publish('docs/label/data.csv', faultOf(name))
    openDocs('/docs/label')
    await heading('Files')
    await userEvent.click(screen.getByRole('link', { name: 'the data' }))
    await waitFor(() => expect(reports).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(saved).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    await expectWhole()
  })
})

describe('the services', () => {
  const text = 'An error has occurred when fetching the services'

  it.each(xhrNames)('%s', async (name) => {
    site.failServices(xhrFaults[name] ?? status(500))
    openDocs('/docs')
    expect(await screen.findByRole('heading', { name: 'The services could not be loaded' })).toBeVisible()
    expect(await screen.findByText(`${text}${advice[name] ?? ''}`)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'API Documentation' })).toBeVisible()
    expect(tree()).toBeVisible()
    site.failServices(() => HttpResponse.json({ count: 0, results: [] }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('There are no services to show.')).toBeVisible()
  })
})
