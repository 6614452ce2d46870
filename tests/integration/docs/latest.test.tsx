import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

const site = testSite()
/** All tests of this file share one reader, so each test has documents of its own. */
let run = 0
const nameOf = (version: number) => `run-${run}-v${version}.json`
const pathOf = (version: number) => `docs/label/${nameOf(version)}`

/** A version of an API whose operations are all in one group of tags. */
function documentOf(version: number, latest = false): string {
  const tag = `Labels v${version}`
  const operation = (summary: string) => ({ summary, tags: [tag], responses: {} })
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Labels', version: `${version}.0.0` },
    tags: [{ name: tag, 'x-sps-group-by': 'Labels', ...(latest && { 'x-sps-latest': true }) }],
    paths: {
      [`/v${version}/labels`]: { get: operation('List labels') },
      [`/v${version}/pages`]: { get: operation('List pages') },
    },
  })
}

/** A response that the test releases. */
function held(text: string) {
  let go = () => undefined as void
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  const json = { headers: { 'Content-Type': 'application/json' } }
  return { reply: () => gone.then(() => new HttpResponse(text, json)), go }
}

/** The requested versions, in order. */
const asked = () =>
  site.requests.flatMap(({ path }) => {
    const [, number] = /run-\d+-v(\d+)\.json$/.exec(path) ?? []
    return number === undefined ? [] : [Number(number)]
  })
const address = (path: string) =>
  `/docs/label/api-doc?${new URLSearchParams({ doc: `label/${nameOf(0)}`, path, method: 'GET' }).toString()}`
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  run += 1
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  const versions = [0, 1, 2, 3, 4, 5]
  const toc = versions.map((version) => ({ text: `v${version}`, link: nameOf(version), swagger: true }))
  site.publish('docs/label/toc.json', JSON.stringify(toc))
  for (const version of versions) site.publish(pathOf(version), documentOf(version, version === 4))
})

describe('the latest version of an operation', () => {
  it('is searched in the documents of the service, one after the other, until one contains it', async () => {
    const [first, second] = [held(documentOf(1)), held(documentOf(2))]
    site.publish(pathOf(1), first.reply)
    site.publish(pathOf(2), second.reply)
    openDocs(address('/v0/labels'))
    await heading('List labels')
    await waitFor(() => expect(asked()).toEqual([0, 1]))
    await settled()
    expect(asked()).toEqual([0, 1])
    first.go()
    await waitFor(() => expect(asked()).toEqual([0, 1, 2]))
    second.go()
    await screen.findByText('This is version 0.0.0 and not the latest.')
    expect(await screen.findByRole('link', { name: 'Labels v4 (Latest)' })).toHaveAttribute(
      'href',
      expect.stringContaining('path=%2Fv4%2Flabels'),
    )
    await settled()
    expect(asked()).toEqual([0, 1, 2, 3, 4])
  })

  it('is found after documents that cannot be read', async () => {
    site.publish(pathOf(1), () => new HttpResponse('x', { status: 500 }))
    site.publish(pathOf(2), () => new HttpResponse('{'))
    openDocs(address('/v0/labels'))
    expect(await screen.findByRole('link', { name: 'Labels v4 (Latest)' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is no longer searched once the user has left the page', async () => {
    const first = held(documentOf(1))
    site.publish(pathOf(1), first.reply)
    const { router } = openDocs(address('/v0/labels'))
    await waitFor(() => expect(asked()).toEqual([0, 1]))
    await router.navigate('/docs')
    await heading('API Documentation')
    first.go()
    await settled()
    expect(asked()).toEqual([0, 1])
  })

  it('does not drop the document on screen from the reader', async () => {
    const first = held(documentOf(1))
    site.publish(pathOf(1), first.reply)
    const { router } = openDocs(address('/v0/labels'))
    await heading('List labels')
    // The page's own requests for the document end before the search continues.
    await settled()
    first.go()
    await screen.findByRole('link', { name: 'Labels v4 (Latest)' })
    await router.navigate(address('/v0/pages'))
    await heading('List pages')
    expect(asked()).toEqual([0, 1, 2, 3, 4])
  })
})

it('the overview of a version links to the overview of the latest one', async () => {
  openDocs(`/docs/label/api-doc?doc=label%2F${nameOf(1)}`)
  await heading('Labels')
  await screen.findByText('This is version 1.0.0 and not the latest.')
  expect(await screen.findByRole('link', { name: 'Labels v4 (Latest)' })).toHaveAttribute(
    'href',
    `/docs/label/api-doc?doc=label%2F${nameOf(4)}`,
  )
})
