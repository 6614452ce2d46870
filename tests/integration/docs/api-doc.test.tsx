import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setErrorReporter } from '@/config/error-report'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite, tree } from './site'

vi.mock('@/workers/samples/snippet-in-worker', () => ({
  snippetInWorker: ({ request }: { request: { method: string; url: string; body?: { text?: string } } }) =>
    Promise.resolve(`send ${request.method} ${request.url} ${request.body?.text ?? ''}`),
}))

const site = testSite()
const doc = 'label/openapi/labels.json'

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/openapi/labels.json', JSON.stringify(labels))
  site.publish(
    'docs/label/toc.json',
    JSON.stringify([
      { text: 'Labels', link: 'openapi/labels.json', swagger: true },
      { text: 'Staff only|internal', link: 'openapi/staff.json', swagger: true },
    ]),
  )
})

function address(path: string, method: string, more = '') {
  return `/api-doc/Labels/Anything/?${new URLSearchParams({ path, method, doc }).toString()}${more}`
}

const part = (name: string) => within(screen.getByRole('region', { name }))
/** The responses are rendered one frame after the first parts. */
const answers = async () => within(await screen.findByRole('region', { name: 'Responses' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('an operation', () => {
  it('shows its cards: path, authentication, parameters, body and responses', async () => {
    openDocs(address('/labels/{id}/pdf', 'post'))
    await heading('Render a label')
    expect(screen.getByRole('article')).toHaveTextContent('POSThttps://api.example/labels/{id}/pdf')
    expect(part('About').getByText('one').tagName).toBe('STRONG')
    expect(screen.getByRole('region', { name: 'Authentication' })).toHaveTextContent('label:renderRender labels.')
    expect(screen.getByRole('region', { name: 'Header' })).toHaveTextContent(/2 parametersAuthorizationstringRequired/)
    expect(screen.getByRole('region', { name: 'Header' })).toHaveTextContent('Default application/json')
    expect(screen.getByRole('region', { name: 'Path' })).toHaveTextContent('idstringRequired')
    expect(screen.getByRole('region', { name: 'Query' })).toHaveTextContent('copiesinteger1 to 99Default 1')
    expect(screen.getByRole('region', { name: 'Query' })).toHaveTextContent('One of 1 4')
    const [first, second] = (await answers()).getAllByRole('button')
    expect(first).toHaveAttribute('aria-expanded', 'true')
    expect(second).toHaveTextContent('404No label with this idapplication/json')
    expect(second).toHaveAttribute('aria-expanded', 'false')
  })

  it('shows the first values of a long list, and the others on demand', async () => {
    const user = userEvent.setup()
    openDocs(address('/labels/{id}/pdf', 'post'))
    await heading('Render a label')
    const query = part('Query')
    expect(query.getByText('P20')).toBeVisible()
    expect(query.queryByText('P21')).toBeNull()
    await user.click(query.getByRole('button', { name: 'Show 40 more values' }))
    expect(query.getByText('P60')).toBeVisible()
    expect(query.queryByRole('button', { name: /more values/ })).toBeNull()
  })

  it('opens levels of a schema on demand, including recursion and alternatives', async () => {
    const user = userEvent.setup()
    openDocs(address('/labels/{id}/pdf', 'post'))
    await heading('Render a label')
    const body = part('Data Parameters')
    await user.click(body.getByRole('button', { name: '4 properties of Pack' }))
    expect(await body.findByText('Serial number of the carton.')).toBeVisible()
    expect(body.getByText('1 to 20 characters')).toBeVisible()
    expect(body.getByText('Deprecated')).toBeVisible()
    expect(body.getByText('Carton, again')).toBeVisible()
    await user.click(body.getByRole('button', { name: /of packing$/ }))
    const options = await body.findByRole('combobox', { name: 'One of' })
    expect(await body.findByText('flaps')).toBeVisible()
    await user.selectOptions(options, within(options).getByRole('option', { name: /Pallet/ }))
    expect(await body.findByText('layers')).toBeVisible()
    await user.click(body.getByRole('button', { name: /of parent$/ }))
    await waitFor(() => expect(body.getAllByText('sscc')).toHaveLength(2))
  })

  it('links to the operations that a response names, and says how many entries of a long list are not shown', async () => {
    const responses = Object.fromEntries(Array.from({ length: 103 }, (_, index) => [String(200 + index), {}]))
    const links = {
      pdf: { operationId: 'renderLabel', parameters: { id: '$response.body#/id' } },
      lost: { operationId: 'nowhere', server: { url: 'https://two.example' } },
    }
    const types = Array.from({ length: 22 }, (_, index) => [`text/x-${index}`, { schema: { type: 'string' } }])
    const get = { summary: 'Lead on', responses: { ...responses, 200: { links, content: Object.fromEntries(types) } } }
    const extended = { ...labels, paths: { ...labels.paths, '/leading': { get } } }
    site.publish('docs/label/openapi/labels.json', JSON.stringify(extended))
    const { router } = openDocs(address('/leading', 'get'))
    await heading('Lead on')
    const inside = await answers()
    expect(inside.getByText('3 more responses are not shown.')).toBeVisible()
    expect(inside.getByText('2 more content types are not shown.')).toBeVisible()
    expect(inside.queryByRole('link', { name: 'nowhere' })).toBeNull()
    expect(inside.getByText('https://two.example').closest('li')).toHaveTextContent(
      'lost leads to nowhere, at https://two.example',
    )
    await userEvent.click(inside.getByRole('link', { name: 'renderLabel' }))
    await heading('Render a label')
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      doc,
      path: '/labels/{id}/pdf',
      method: 'POST',
    })
  })

  it('opens the property that the address links to', async () => {
    openDocs(address('/labels/{id}/pdf', 'post', '#response.404.code'))
    await heading('Render a label')
    expect(part('Responses').getByText('code')).toBeVisible()
    expect(part('Responses').getByRole('link', { name: 'Link to code' })).toHaveAttribute('href', '#response.404.code')
  })

  it('shows samples for the chosen example, content type and server', async () => {
    const user = userEvent.setup()
    openDocs(address('/labels/{id}/pdf', 'post'))
    await heading('Render a label')
    const samples = screen.getByRole('complementary', { name: 'Samples' })
    await waitFor(() => expect(samples).toHaveTextContent(/send POST https:\/\/api\.example\/labels\/7c31f0aa\/pdf/))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Example of the sample' }), 'Two cartons')
    await waitFor(() => expect(samples).toHaveTextContent(/"2"/))
    await user.click(screen.getByRole('radio', { name: /sandbox/ }))
    await waitFor(() => expect(samples).toHaveTextContent(/send POST https:\/\/sandbox\.example/))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Content type' }), 'application/xml')
    await waitFor(() => expect(part('Data Parameters').queryByText('Pack')).toBeNull())
  })

  it('is prefetched when the user hovers over its link in an open document', async () => {
    const { queryClient } = openDocs(address('/labels/{id}/pdf', 'post'))
    await heading('Render a label')
    await userEvent.click(await within(tree()).findByRole('button', { name: 'Labels v0' }))
    const held = () => queryClient.getQueriesData({ queryKey: ['openapi'] }).map(([, data]) => data)
    const other = expect.objectContaining({ path: '/labels/{id}/pdf', method: 'GET' }) as unknown
    expect(held()).not.toContainEqual(other)
    await userEvent.hover(within(tree()).getByRole('link', { name: /^Render a label.*GET/ }))
    await waitFor(() => expect(held()).toContainEqual(other))
  })

  it('renders a description in HTML, and shows it as text until it is parsed', async () => {
    const description = '<p>Renders <b>one</b> label.</p>\n\n<p>See <a href="https://help.example/">help</a>.</p>'
    const paths = { '/labels': { get: { summary: 'List', description, responses: {} } } }
    site.publish(
      'docs/label/openapi/labels.json',
      JSON.stringify({ openapi: '3.1.0', info: { title: 'Labels' }, paths }),
    )
    openDocs(address('/labels', 'get'))
    await heading('List')
    const about = part('About')
    expect(about.queryByText(/<p>/)).toBeNull()
    expect(await about.findByRole('link', { name: 'help' })).toHaveAttribute('href', 'https://help.example/')
    expect(about.getByText('one').tagName).toBe('STRONG')
  })

  it('shows fixed texts if summary and description are missing', async () => {
    openDocs(address('/labels', 'GET'))
    await heading('Missing a Path Summary')
    expect(part('About').getByText('Endpoint description not available.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Authentication' })).toHaveTextContent('Bearer token.')
  })

  it('links to the same operation in the latest version if it is not the latest', async () => {
    openDocs(address('/labels/{id}/pdf', 'get'))
    await heading('Render a label')
    const notice = await screen.findByText('This is version 1.4.0 and not the latest.')
    const link = within(notice.parentElement ?? document.body).getByRole('link', { name: 'Labels v1 (Latest)' })
    expect(link).toHaveAttribute('href', expect.stringContaining('/docs/label/api-doc?doc='))
  })

  it('shows "Documentation Not Found" beside the sidebar if the document does not contain it', async () => {
    openDocs(address('/nope', 'get'))
    await heading('Documentation Not Found')
    expect(screen.getByRole('link', { name: 'All operations' })).toHaveAttribute(
      'href',
      expect.stringContaining('doc=label%2Fopenapi%2Flabels.json'),
    )
    expect(tree()).toBeInTheDocument()
  })
})

describe('the overview', () => {
  it('lists the operations by tag, and filters them by summary, path and operation id', async () => {
    const user = userEvent.setup()
    openDocs('/docs/label/api-doc?doc=label%2Fopenapi%2Flabels.json')
    await heading('Labels')
    expect(screen.getByRole('heading', { name: 'Shipping' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Labels v1 (Latest)' })).toBeVisible()
    expect(screen.getByText('3 operations')).toBeVisible()
    const filter = screen.getByRole('textbox', { name: 'Filter' })
    await user.type(filter, 'renderlabel')
    expect(await screen.findByText('1 of 3 operations')).toBeVisible()
    await user.clear(filter)
    await user.type(filter, 'nothing')
    await screen.findByRole('heading', { name: 'No operation matches' })
    await user.clear(filter)
    await user.type(filter, 'pdf post')
    await user.click(await within(screen.getByRole('article')).findByRole('link', { name: /Render a label/ }))
    await heading('Render a label')
    const entry = await within(tree()).findByRole('link', { name: /Render a label ?POST/ })
    await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'page'))
  })

  it('shows the servers and the authentication of the service', async () => {
    openDocs('/docs/label/api-doc?doc=label%2Fopenapi%2Flabels.json')
    await heading('Labels')
    expect(screen.getByRole('region', { name: 'Servers' })).toHaveTextContent('https://api.example')
    expect(screen.getByRole('region', { name: 'Authentication' })).toHaveTextContent(
      'Bearer token (OAuth 2.0) oauthlabel:renderRender labels.Client credentialsToken URLhttps://auth.example/token',
    )
  })

  it('shows no servers and no authentication for a document that only has webhooks', async () => {
    const webhooks = { sent: { post: { summary: 'A label was sent' } } }
    site.publish(
      'docs/label/openapi/hooks.json',
      JSON.stringify({ openapi: '3.1.0', info: { title: 'Hooks' }, webhooks }),
    )
    openDocs('/docs/label/api-doc?doc=label%2Fopenapi%2Fhooks.json')
    await heading('Hooks')
    expect(screen.queryByRole('region', { name: 'Servers' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Authentication' })).toBeNull()
  })

  it('keeps its filter in the address, so that Back restores it', async () => {
    const user = userEvent.setup()
    const { router } = openDocs('/docs/label/api-doc?doc=label%2Fopenapi%2Flabels.json')
    await user.type(await screen.findByRole('textbox', { name: 'Filter' }), 'renderlabel')
    await waitFor(() => expect(router.state.location.search).toContain('filter=renderlabel'))
    await user.click(await within(screen.getByRole('article')).findByRole('link', { name: /Render a label/ }))
    await heading('Render a label')
    await router.navigate(-1)
    expect(await screen.findByText('1 of 3 operations')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('renderlabel')
  })

  it('keeps a filter that was just typed, and opens a clicked link at once', async () => {
    const user = userEvent.setup()
    const { router } = openDocs('/docs/label/api-doc?doc=label%2Fopenapi%2Flabels.json')
    await user.type(await screen.findByRole('textbox', { name: 'Filter' }), 'pdf')
    await user.click(
      within(screen.getByRole('article')).getByRole('link', { name: /Render a label ?POST|POST ?Render a label/ }),
    )
    await heading('Render a label')
    // Longer than the debounce of the filter.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(router.state.location.search).toContain('method=POST')
    await router.navigate(-1)
    expect(await screen.findByRole('textbox', { name: 'Filter' })).toHaveValue('pdf')
  })

  it('opens by its path, and an operation by its name in the path', async () => {
    const { unmount } = openDocs('/docs/label/api-doc/openapi%2Flabels.json')
    await heading('Labels')
    unmount()
    openDocs('/docs/label/api-doc/openapi%2Flabels.json/renderLabel')
    expect(await heading('Render a label')).toBeVisible()
  })

  it('opens what its query names, whatever its path says', async () => {
    const query = new URLSearchParams({ doc, path: '/labels', method: 'GET' }).toString()
    openDocs(`/docs/label/api-doc/openapi%2Fother.json/renderLabel?${query}`)
    expect(await heading('Missing a Path Summary')).toBeVisible()
  })

  it('opens for the first document if the address names none', async () => {
    const { router } = openDocs('/docs/label/api-doc')
    await heading('Labels')
    expect(router.state.location.search).toBe('?doc=label%2Fopenapi%2Flabels.json')
  })

  it('is replaced by the operation if the address names an operation but no document', async () => {
    const { router } = openDocs('/docs/label/api-doc?path=%2Flabels%2F%7Bid%7D%2Fpdf&method=post#responses')
    await heading('Render a label')
    const { search, hash } = router.state.location
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ doc, path: '/labels/{id}/pdf', method: 'post' })
    expect(hash).toBe('#responses')
  })

  it('asks visitors to sign in for a staff document', async () => {
    site.publish('docs/label/openapi/staff.json', JSON.stringify(labels))
    openDocs('/docs/label/api-doc?doc=label%2Fopenapi%2Fstaff.json')
    await waitFor(() => expect(site.signIns).not.toHaveLength(0))
  })
})

describe('the sidebar', () => {
  it('distinguishes operations with the same summary by their paths', async () => {
    const read = { get: { summary: 'Read', responses: {} } }
    const paths = { '/a': read, '/b': read, '/c': { get: { summary: 'List', responses: {} }, post: read.get } }
    site.publish(
      'docs/label/openapi/labels.json',
      JSON.stringify({ openapi: '3.1.0', info: { title: 'Labels' }, paths }),
    )
    openDocs('/docs/label/api-doc?doc=label%2Fopenapi%2Flabels.json')
    await heading('Labels')
    for (const name of [/^Read \(\/\u200ba\) ?GET$/, /^Read \(\/\u200bb\) ?GET$/, /^List ?GET$/, /^Read ?POST$/]) {
      expect(await within(tree()).findByRole('link', { name })).toBeInTheDocument()
    }
  })
})

describe('a document that cannot be shown', () => {
  const text = 'An error has occurred while fetching the API document, please try again later.'

  it.each([
    ['missing', undefined, 'There is no document at this address.'],
    ['failing', () => new Response('', { status: 500 }), 'The server responded with an error (500).'],
    [
      'html',
      () => new Response('<!doctype html><p>Hi', { headers: { 'Content-Type': 'text/html' } }),
      'The server sent a web page instead of a document.',
    ],
    ['other', () => Response.json({ hello: 1 }), 'The response is no OpenAPI or Swagger document.'],
  ])('is logged and shows the not-found text: %s document', async (name, reply, cause) => {
    const reports = vi.fn<(error: unknown) => void>()
    setErrorReporter(reports)
    // Ignore earlier reports.
    reports.mockClear()
    if (reply) site.publish(`docs/label/${name}.json`, reply)
    openDocs(`/docs/label/api-doc?doc=label%2F${name}.json`)
    await heading('Documentation Not Found')
    expect(screen.getByText(`${text} ${cause}`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(reports).toHaveBeenCalledTimes(1)
  })

  it('a service without a document, an address outside the service, and an unknown service', async () => {
    site.publish('docs/label/toc.json', '[]')
    const first = openDocs('/docs/label/api-doc')
    await heading('Documentation Not Found')
    first.unmount()
    const second = openDocs('/docs/label/api-doc?doc=label%2F..%2Fother%2Fx.json')
    await heading('Documentation Not Found')
    second.unmount()
    openDocs('/docs/nobody/api-doc?doc=nobody%2Fx.json')
    expect(await heading('Service Not Found')).toBeVisible()
  })
})
