import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { InProcessReader } from './in-process-reader'
import { json, openDocs, publishLabel, testSite } from './site'

const site = testSite()
/** All tests of this file share one reader, so each test has documents of its own. */
let run = 0
const docOf = (version: number) => `label/run-${run}-v${version}.json`
const pathOf = (version: number) => `docs/${docOf(version)}`
const address = (query: Record<string, string>) => `/docs/label/compare?${new URLSearchParams(query).toString()}`

/** A version of an API with two operations, of which the second requires a parameter from version 2 on. */
function documentOf(version: number) {
  const tags = [`Labels v${version}`]
  const parameters = version > 1 ? [{ name: 'size', in: 'query', required: true, schema: { type: 'string' } }] : []
  return {
    openapi: '3.1.0',
    info: { title: 'Labels', version: `${version}.0.0` },
    tags: [{ name: tags[0], 'x-sps-group-by': 'Labels', ...(version === 2 && { 'x-sps-latest': true }) }],
    paths: {
      '/labels': { get: { tags, summary: 'List labels', responses: { 200: { description: 'Labels' } } } },
      '/pages': { get: { tags, summary: 'List pages', parameters, responses: { 200: { description: 'Pages' } } } },
    },
  }
}

/** The entries of both versions in the table of contents; `rule` says who may read version 2. */
const entriesOf = (rule = '') =>
  [2, 1].map((version) => ({
    text: version === 2 ? `Version 2${rule}` : 'Version 1',
    link: `run-${run}-v${version}.json`,
    swagger: true,
  }))

beforeEach(() => {
  run += 1
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/toc.json', JSON.stringify(entriesOf()))
  for (const version of [1, 2]) site.publish(pathOf(version), JSON.stringify(documentOf(version)))
})

const status = (text: RegExp) => screen.findByText(text)

describe('two versions of an API', () => {
  it('are compared for a visitor, with a sentence, the rows and links to both sides', async () => {
    openDocs(address({ from: docOf(1), to: docOf(2) }))
    await status(/1 change breaks what you send or receive\. Semantic versioning asks for a new major version\./)
    expect(screen.getByText('Required parameter added')).toBeInTheDocument()
    expect(screen.getByText('major version')).toBeInTheDocument()
    const links = screen.getAllByRole('link', { name: /in Version [12]$/ }).map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      `/docs/label/api-doc?doc=label%2Frun-${run}-v1.json&path=%2Fpages&method=GET`,
      `/docs/label/api-doc?doc=label%2Frun-${run}-v2.json&path=%2Fpages&method=GET`,
    ])
  })

  it('are reached from the warning that an operation is not the latest, which opens at the operation', async () => {
    const user = userEvent.setup()
    const query = new URLSearchParams({ doc: docOf(1), path: '/labels', method: 'GET' })
    const { router } = openDocs(`/docs/label/api-doc?${query.toString()}`)
    await user.click(await screen.findByRole('link', { name: 'What differs' }))
    await status(/No change concerns this operation\./)
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      from: docOf(1),
      to: docOf(2),
      path: '/labels',
      method: 'GET',
    })
    await user.click(screen.getByRole('button', { name: 'Show the whole document' }))
    await status(/1 change breaks/)
  })

  it('say which side could not be read, and why, and never that nothing differs', async () => {
    const user = userEvent.setup()
    site.publish(pathOf(1), () => json({}, 503))
    openDocs(address({ from: docOf(1), to: docOf(2) }))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading')).toHaveTextContent('Version 1 could not be read')
    expect(alert).toHaveTextContent('The server responded with an error (503).')
    expect(screen.queryByText(/differs|does not break/)).toBeNull()
    site.publish(pathOf(1), JSON.stringify(documentOf(1)))
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await status(/1 change breaks/)
  })

  it('say that a part of a side could not be read', async () => {
    const part = { $ref: 'parts.json#/Label' }
    const withPart = (version: number) => {
      const document = documentOf(version)
      const content = { 'application/json': { schema: part } }
      return { ...document, paths: { '/labels': { get: { responses: { 200: { description: 'Labels', content } } } } } }
    }
    site.publish(pathOf(1), JSON.stringify(withPart(1)))
    site.publish(pathOf(2), JSON.stringify(withPart(1)))
    site.publish('docs/label/parts.json', () => HttpResponse.error())
    openDocs(address({ from: docOf(1), to: docOf(2) }))
    await status(/Nothing differs in what could be read\./)
    expect(screen.getByText('Parts of Version 1 could not be read: their differences are unknown')).toBeInTheDocument()
    expect(screen.getByText('Parts of Version 2 could not be read: their differences are unknown')).toBeInTheDocument()
  })

  it.each([
    [
      'an unknown version',
      () => ({ from: 'label/none.json', to: docOf(2) }),
      /This service has no document label\/none\.json/,
    ],
    ['equal sides', () => ({ from: docOf(2), to: docOf(2) }), /Both sides are the same version/],
    [
      'a newer version first',
      () => ({ from: docOf(2), to: docOf(1) }),
      /Version 2\.0\.0 is newer than version 1\.0\.0\./,
    ],
  ])('get a sentence for %s', async (_, query, sentence) => {
    openDocs(address(query()))
    expect(await status(sentence)).toBeVisible()
  })

  it('are exchanged where the newer version comes first', async () => {
    const user = userEvent.setup()
    openDocs(address({ from: docOf(2), to: docOf(1) }))
    await user.click(await screen.findByRole('button', { name: 'Compare the other way round' }))
    expect(await status(/1 change breaks/)).toBeVisible()
  })

  it('are read with the token where a side is for members, and only that side', async () => {
    site.publish('docs/label/toc.json', JSON.stringify(entriesOf('|login')))
    await site.signIn('member')
    openDocs(address({ from: docOf(1), to: docOf(2) }))
    await status(/1 change breaks/)
    const tokens = site.requests
      .filter(({ path }) => path.includes(`run-${run}-v`))
      .map(({ path, token }) => [path, token])
    expect(tokens).toContainEqual([pathOf(2), 'Bearer the-token'])
    expect(tokens).toContainEqual([pathOf(1), null])
  })
})

describe('two versions of which one is internal', () => {
  it('are compared for staff only', async () => {
    site.publish('docs/label/toc.json', JSON.stringify(entriesOf('|internal')))
    const url = address({ from: docOf(1), to: docOf(2) })
    const visitor = openDocs(url)
    await waitFor(() => expect(site.signIns).toHaveLength(1))
    visitor.unmount()
    await site.signIn('member')
    const member = openDocs(url)
    expect(await screen.findByRole('heading', { level: 1, name: 'Documentation Not Found' })).toBeVisible()
    expect(site.requests.filter(({ path }) => path === pathOf(2))).toEqual([])
    member.unmount()
    await site.signIn('staff')
    openDocs(url)
    expect(await status(/1 change breaks/)).toBeVisible()
  })
})

describe('two documents on the verification page', () => {
  const verification = (query: Record<string, string>) =>
    `/docs/label/swagger-documentation-verification?${new URLSearchParams(query).toString()}`
  const urlOf = (version: number) => `${environment().contentUrl}${pathOf(version)}`

  it('are compared by the URL of the earlier one', async () => {
    const user = userEvent.setup()
    const { router } = openDocs(verification({ url: urlOf(2) }))
    await user.type(await screen.findByLabelText('Compare with an earlier document'), urlOf(1))
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    await status(/1 change breaks/)
    expect(new URLSearchParams(router.state.location.search).get('with')).toBe(urlOf(1))
    await user.click(screen.getByRole('button', { name: 'End the comparison' }))
    expect(await screen.findByRole('region', { name: 'Report' })).toBeVisible()
  })

  it('are compared with a file', async () => {
    const user = userEvent.setup()
    openDocs(verification({ url: urlOf(2) }))
    await screen.findByLabelText('Compare with an earlier document')
    const file = new File([JSON.stringify(documentOf(1))], 'earlier.json', { type: 'application/json' })
    await user.upload(screen.getByLabelText('Earlier document'), file)
    expect(await status(/1 change breaks/)).toBeVisible()
  })

  it('are requested only after the reader has confirmed the host of a link', async () => {
    const user = userEvent.setup()
    const requested: string[] = []
    site.server.use(
      http.get('https://api.elsewhere.example/v1.json', ({ request }) => {
        requested.push(request.url)
        return HttpResponse.json(documentOf(1))
      }),
    )
    openDocs(verification({ url: urlOf(2), with: 'https://api.elsewhere.example/v1.json' }))
    expect(await screen.findByText('api.elsewhere.example')).toBeVisible()
    expect(requested).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Show the document' }))
    expect(await status(/1 change breaks/)).toBeVisible()
    expect(requested).toHaveLength(1)
  })
})

describe('the overview of the latest version', () => {
  it('leads to the comparison with the version before', async () => {
    site.publish('docs/label/toc.json', JSON.stringify([{ text: 'Reference', children: entriesOf() }]))
    openDocs(`/docs/label/api-doc?${new URLSearchParams({ doc: docOf(2) }).toString()}`)
    const link = await screen.findByRole('link', { name: 'Compare with Version 1' })
    expect(link).toHaveAttribute('href', address({ from: docOf(1), to: docOf(2) }))
  })
})
