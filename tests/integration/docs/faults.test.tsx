import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { json, openDocs, publishLabel, tree, testSite } from './site'

const reports = vi.hoisted((): unknown[] => [])
vi.mock('@/config/error-report', () => ({
  setErrorReporter: () => undefined,
  reportError: (error: unknown) => reports.push(error),
}))

const site = testSite()

const html = () =>
  new HttpResponse('<!doctype html><title>Portal</title>', { headers: { 'Content-Type': 'text/html' } })
const status = (code: number) => () => new HttpResponse('x', { status: code })
const truncated = () =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('# Half'))
        controller.error(new TypeError('terminated'))
      },
    }),
    { headers: { 'Content-Type': 'text/markdown' } },
  )

describe('a page that cannot be read', () => {
  it.each([
    ['401', status(401), 'Sign in to read it.', 'Sign In'],
    ['403', status(403), 'You may not have access to it.', 'Sign In'],
    ['404', status(404), 'of the documentation', undefined],
    ['500', status(500), 'The server failed (500); try again in a moment.', 'Retry'],
    ['network', () => Response.error(), 'Check your internet connection and try again.', 'Retry'],
    ['HTML', html, 'The server sent something other than a page.', 'Retry'],
    ['truncated', truncated, 'Check your internet connection and try again.', 'Retry'],
    [
      'too long',
      () => new HttpResponse('a'.repeat(500_001)),
      'It is too large or too complex to be shown here.',
      undefined,
    ],
  ])('%s: shows the cause and the possible action beside the sidebar', async (_, fault, cause, action) => {
    publishLabel(site)
    site.publish('docs/label/README.md', fault)
    openDocs('/docs/label')
    expect(await screen.findByRole('heading', { level: 1, name: 'Documentation Not Found' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/We could not find this page of the documentation/)
    expect(screen.getByRole('alert')).toHaveTextContent(cause)
    const buttons = within(screen.getByRole('alert')).queryAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(action === undefined ? [] : [action])
    expect(await within(tree()).findByRole('link', { name: 'Overview' })).toBeVisible()
  })

  it('is requested again when the connection is back; loaded data is not', async () => {
    const user = userEvent.setup()
    publishLabel(site)
    site.publish('docs/label/README.md', () => Response.error())
    site.publish('docs/item-catalog/toc.json', () => Response.error())
    reports.length = 0
    openDocs('/docs/label')
    await screen.findByRole('heading', { level: 1, name: 'Documentation Not Found' })
    await user.click(await within(tree()).findByRole('button', { name: /Item Catalog/ }))
    await waitFor(() => expect(reports).not.toEqual([]))
    const read = (path: string) => site.requests.filter((request) => request.path === path).length
    const before = read('docs/label/toc.json')

    publishLabel(site)
    site.publish('docs/item-catalog/toc.json', JSON.stringify([{ text: 'Catalog guide', link: 'guide' }]))
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipping Labels' })).toBeVisible()
    expect(await within(tree()).findByRole('link', { name: 'Catalog guide' })).toBeVisible()
    expect(read('docs/label/toc.json')).toBe(before)
  })

  it('can be retried', async () => {
    const user = userEvent.setup()
    publishLabel(site)
    site.publish('docs/label/README.md', status(500))
    openDocs('/docs/label')
    const retry = await screen.findByRole('button', { name: 'Retry' })
    publishLabel(site)
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipping Labels' })).toBeVisible()
  })

  it('is cancelled when the user opens another page', async () => {
    const user = userEvent.setup()
    publishLabel(site)
    let asked = false
    site.publish('docs/label/guides/first-call.md', () => {
      asked = true
      return new Promise(() => undefined)
    })
    openDocs('/docs/label')
    await user.click(await screen.findByRole('link', { name: 'first call' }))
    await waitFor(() => expect(asked).toBe(true))
    await user.click(within(tree()).getByRole('link', { name: 'Overview' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipping Labels' })).toBeVisible()
  })
})

describe('a table of contents that cannot be read', () => {
  it.each([
    ['401', status(401)],
    ['403', status(403)],
    ['404', status(404)],
    ['500', status(500)],
    ['network', () => Response.error()],
    ['broken JSON', () => new HttpResponse('[{')],
    ['HTML', html],
    ['truncated', truncated],
    ['another shape', () => json({ a: 1 })],
    ['empty', () => json([])],
  ])('%s: counts as empty and is reported, and the page is shown', async (_, fault) => {
    publishLabel(site)
    site.publish('docs/label/toc.json', fault)
    reports.length = 0
    openDocs('/docs/label')
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipping Labels' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(within(tree()).queryByRole('link', { name: 'Overview' })).toBeNull()
    expect(within(tree()).getByRole('button', { name: 'Shipping Labels' })).toHaveAttribute('aria-expanded', 'true')
    expect(reports).not.toHaveLength(0)
  })
})

describe('services that cannot be read', () => {
  const refused = () => json({ error: { error: 'Maintenance', errorDescription: 'Back at noon.' } }, 500)

  it('show the message of the server in a toast, and Retry on the page', async () => {
    const user = userEvent.setup()
    let broken = true
    site.failServices(() => (broken ? refused() : json({ count: 0, results: [] })))
    openDocs('/docs')
    expect(await screen.findByText('Back at noon.')).toBeVisible()
    expect(screen.getByText('Maintenance')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The services could not be loaded' })).toBeVisible()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('There are no services to show.')).toBeVisible()
  })

  it('show the default text if the server sends no message', async () => {
    site.failServices(() => new HttpResponse('x', { status: 500 }))
    openDocs('/docs')
    expect(await screen.findAllByText('An error has occurred when fetching the services')).not.toHaveLength(0)
    expect(screen.getAllByText('Error!')).not.toHaveLength(0)
  })

  it('do not prevent Getting Started from opening', async () => {
    site.failServices(refused)
    site.publish('docs/getting-started/README.md', '# Getting Started')
    openDocs('/docs/getting-started')
    expect(await screen.findByRole('heading', { level: 1, name: 'Getting Started' })).toBeVisible()
  })
})

it('an invalid service is left out and reported, and the others are shown', async () => {
  reports.length = 0
  const good = { id: 'svc-good', slug: 'good', name: 'Good Service', active: true, public: true }
  site.failServices(() => json({ count: 2, results: [{ ...good, slug: null }, good] }))
  openDocs('/docs')
  expect(await screen.findByText('1 service')).toBeVisible()
  expect(reports).toHaveLength(1)
})

it('an unknown service shows "Service Not Found"', async () => {
  openDocs('/docs/nobody-knows/it')
  expect(await screen.findByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('We could not find documentation for this service')
})

// An unknown service and a private one look the same, so that visitors cannot find out that a private one exists.
it.each(['/docs/nobody-knows/it', '/docs/remittances', '/docs/remittances/api-doc?doc=remittances%2Fx.json'])(
  'an unknown or private service offers sign-in to visitors but not to members: %s',
  async (address) => {
    const view = openDocs(address)
    await screen.findByRole('heading', { level: 1, name: 'Service Not Found' })
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Sign In' })).toBeVisible()
    view.unmount()

    await site.signIn('member')
    openDocs('/docs/nobody-knows/it')
    await screen.findByRole('heading', { level: 1, name: 'Service Not Found' })
    expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull()
  },
)

it('a Getting Started page that fails to load also shows a toast', async () => {
  openDocs('/docs/getting-started')
  expect(await screen.findByRole('heading', { level: 1, name: 'Documentation Not Found' })).toBeVisible()
  expect(await screen.findByText('Page Load Error')).toBeVisible()
  expect(screen.getByText('An error has occurred while loading this page. Please try again later.')).toBeVisible()
})
