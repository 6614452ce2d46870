import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { environment } from '@/config/environment'
import { recentPages } from '@/modules/documentation/recent/recent-pages'
import { platformForTests } from '../support/portal'
import { heading, openArea, sidebar, staff } from './areas'

const platform = platformForTests()

describe('the first page', () => {
  it.each([
    ['/rsx', 'What is RSX?', 'Integration Resources'],
    ['/user-guides', 'User Guides', 'User Guides'],
  ])(
    'of %s is a card for visitors and the overview with its contents for everybody else',
    async (address, title, tree) => {
      const visitor = openArea(address)
      expect(await heading(title)).toBeVisible()
      expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Create Trial Account' })).toHaveAttribute('href', '/signup')
      expect(screen.queryByRole('navigation', { name: tree })).toBeNull()
      visitor.unmount()

      await platform.signIn()
      openArea(address)
      expect(await heading(title)).toBeVisible()
      const contents = within(await screen.findByRole('navigation', { name: tree }))
      expect(await contents.findByRole('link', { current: 'page' })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull()
    },
  )
})

describe('each area', () => {
  it.each([
    ['/rsx/docs/test-data', ['svc-rsx-docs'], {}],
    ['/rsx/internal-docs/README', ['svc-internal-docs', 'svc-rsx-docs'], staff],
    ['/user-guides/docs/order-to-invoice', ['svc-user-guides'], {}],
  ])('at %s reads its service by its id: %j', async (address, ids, person) => {
    const { userId } = await platform.signIn(person)
    openArea(address)
    const services = () =>
      platform
        .context()
        .requests.list(userId)
        .flatMap(({ path }) => (path.startsWith('/devcenter/v1/services/') ? [path] : []))
        .toSorted()
    await waitFor(() => expect(services()).toEqual(ids.map((id) => `/devcenter/v1/services/${id}/`)))
  })
})

describe('the table of contents', () => {
  it('is open to visitors and lists every tool, My Designs only with its flag', async () => {
    const { unmount } = openArea('/rsx/docs/rsx-overview')
    for (const name of ['Schema Downloads', 'Check a Document', 'Make a Sample']) {
      expect(await within(sidebar()).findByRole('link', { name })).toBeVisible()
    }
    for (const name of ['Example Files', 'Fields and Qualifiers', 'My Designs']) {
      expect(within(sidebar()).getByRole('link', { name: `${name} After sign-in` })).toBeVisible()
    }
    unmount()
    const flags = environment().featureFlags.splice(0)
    openArea('/rsx/docs/rsx-overview')
    expect(await within(sidebar()).findByRole('link', { name: 'Schema Downloads' })).toBeVisible()
    expect(within(sidebar()).queryByRole('link', { name: /My Designs/ })).toBeNull()
    environment().featureFlags.push(...flags)
  })

  it('opens the branch of the page and marks it', async () => {
    openArea('/rsx/docs/return-documents/generate-shipment-file')
    await heading('Generate Shipment File')
    expect(within(sidebar()).getByRole('button', { name: 'Return Documents' })).toHaveAttribute('aria-expanded', 'true')
    expect(within(sidebar()).getByRole('link', { name: 'Generate Shipment File' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'Integration ResourcesDocumentsReturn DocumentsGenerate Shipment File',
    )
  })

  it('does not affect the page when it cannot be loaded', async () => {
    platform.fail({ match: { path: '/content/docs/rsx-docs/toc.json' }, status: 500 })
    openArea('/rsx/docs/test-data')
    expect(await heading('Test Data')).toBeVisible()
    expect(
      within(sidebar())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Check a Document', 'Make a Sample'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the page and the other entries when it has links that no browser can open', async () => {
    const entries = { 'No address': '/\t/[', 'Other host': '/\t/host.example', 'Test Data': 'test-data' }
    const body = Object.entries(entries).map(([text, link]) => ({ text, link }))
    platform.fail({ match: { path: '/content/docs/rsx-docs/toc.json' }, body })
    openArea('/rsx/docs/test-data')
    expect(await heading('Test Data')).toBeVisible()
    const links = (await within(sidebar()).findAllByRole('link')).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links).toEqual([
      ['Other host', 'https://host.example/'],
      ['Test Data', '/rsx/docs/test-data'],
      ['Check a Document', '/tools/document-check'],
      ['Make a Sample', '/tools/document-check/sample'],
    ])
    expect(within(sidebar()).getByText('No address')).toBeVisible()
  })

  it('has a section for staff, only when the internal table of contents loads', async () => {
    await platform.signIn(staff)
    const { unmount } = openArea('/rsx')
    expect(await screen.findByRole('heading', { level: 3, name: 'Internal Documentation' })).toBeVisible()
    expect(within(sidebar()).getByRole('link', { name: 'About these pages' })).toHaveAttribute(
      'href',
      '/rsx/internal-docs/README',
    )
    unmount()
    platform.fail({ match: { path: '/content/docs/internal-docs/toc.json' }, status: 503 })
    openArea('/rsx')
    expect(await within(sidebar()).findByRole('link', { name: 'What is RSX?' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Internal Documentation' })).toBeNull()
  })

  it('does not request the internal documents for others', async () => {
    await platform.signIn()
    openArea('/rsx')
    await heading('What is RSX?')
    expect(screen.queryByRole('heading', { name: 'Internal Documentation' })).toBeNull()
  })
})

describe('internal pages', () => {
  const address = '/rsx/internal-docs/schema-versions/restricted/7-1-0'

  it('open for staff, three levels deep', async () => {
    await platform.signIn(staff)
    openArea(address)
    expect(await heading('Version 7.1.0')).toBeVisible()
    await waitFor(() =>
      expect(within(sidebar()).getByRole('link', { name: 'Version 7.1.0' })).toHaveAttribute('aria-current', 'page'),
    )
  })

  it('are not kept as recently opened', async () => {
    const world = await platform.signIn(staff)
    for (const [page, name] of [
      [address, 'Version 7.1.0'],
      ['/rsx', 'What is RSX?'],
    ] as const) {
      const { unmount } = openArea(page)
      expect(await heading(name)).toBeVisible()
      unmount()
    }
    expect(recentPages(world.userId).map(({ to, area }) => [to, area])).toEqual([
      ['/rsx/docs/rsx-overview', 'Integration Resources'],
    ])
  })

  it('are copied as Markdown like the pages of other areas, but their Markdown is not linked', async () => {
    const user = userEvent.setup()
    await platform.signIn(staff)
    for (const [page, name, links] of [
      [address, 'Version 7.1.0', 0],
      ['/rsx', 'What is RSX?', 1],
      ['/user-guides', 'User Guides', 1],
    ] as const) {
      const { unmount } = openArea(page)
      await heading(name)
      await user.click(screen.getByRole('button', { name: 'Copy page' }))
      await waitFor(async () =>
        expect(await navigator.clipboard.readText()).toSatisfy((text: string) => text.startsWith(`# ${name}\n`)),
      )
      expect(document.head.querySelectorAll('link[rel=alternate]')).toHaveLength(links)
      unmount()
    }
  })

  it('do not exist for others', async () => {
    await platform.signIn()
    openArea(address)
    expect(await heading("The page you're looking for can't be found.")).toBeVisible()
  })
})

describe('the Integration Workflow', () => {
  it('is shown in full on an overview page, with the step of the page open and marked', async () => {
    const user = userEvent.setup()
    const { router } = openArea('/rsx/docs/integrate-your-order')
    await heading('Integrate Your Order')
    const steps = within(screen.getByRole('region', { name: /Integration Workflow/ }))
    const heads = steps.getAllByRole('button')
    expect(heads).toHaveLength(6)
    const own = steps.getByRole('button', { name: /Import the order/ })
    expect(own).toHaveAttribute('aria-current', 'step')
    expect(own).toHaveAttribute('aria-expanded', 'true')
    expect(steps.getByRole('link', { name: 'Integrate your order' })).toHaveAttribute('aria-current', 'page')

    await user.click(steps.getByRole('button', { name: /Return documents/ }))
    expect(router.state.location.search).toBe('?expandIndex=4')
    await user.click(steps.getByRole('link', { name: 'Generate the invoice file' }))
    expect(await heading('Generate Invoice File')).toBeVisible()
  })

  it('is a bar on the other pages of a step', async () => {
    openArea('/rsx/docs/connect-with-as2')
    await heading('Connect with AS2')
    const bar = within(screen.getByRole('navigation', { name: 'Integration Workflow' }))
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      'step',
      ...Array(5).fill(null),
    ])
    expect(screen.queryByRole('region', { name: /Integration Workflow/ })).toBeNull()
  })
})

describe('failures', () => {
  it('of the service are shown once, with a Retry button', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    platform.fail({ match: { path: '/devcenter/v1/services/' }, status: 500 })
    openArea('/rsx/docs/test-data')
    expect(await heading('Documentation Not Found')).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await heading('Test Data')).toBeVisible()
  })

  it('of a missing service say so', async () => {
    platform.fail({ match: { path: '/devcenter/public/v1/services' }, body: { count: 0, results: [] } })
    openArea('/rsx/docs/test-data')
    expect(await heading('Service Not Found')).toBeVisible()
    expect(screen.getByText('We could not find documentation for this service')).toBeVisible()
  })

  it('of a refetch leave the page on screen', async () => {
    const { queryClient } = openArea('/rsx/docs/test-data')
    expect(await heading('Test Data')).toBeVisible()
    platform.fail({ match: { path: '/content/.*/test-data.md' }, status: 500 })
    await act(() => queryClient.refetchQueries({ queryKey: ['content', 'markdown'] }))
    expect(queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 1, name: 'Test Data' })).toBeVisible()
  })

  it('of a missing page keep the table of contents', async () => {
    openArea('/user-guides/docs/nothing/here')
    expect(await heading('Documentation Not Found')).toBeVisible()
    expect(screen.getByText('We could not find this page of the documentation')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'All guides' })).toBeVisible()
  })
})
