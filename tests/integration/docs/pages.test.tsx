import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openDocs, publishLabel, tree, testSite } from './site'

const site = testSite()

describe('a page', () => {
  it('shows its text, its headings, its breadcrumbs and the next page', async () => {
    publishLabel(site)
    openDocs('/docs/label')
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipping Labels' })).toBeVisible()
    const [list] = screen.getAllByRole('navigation', { name: 'On this page' })
    expect(within(list ?? document.body).getByRole('link', { name: 'Formats' })).toHaveAttribute(
      'href',
      '/docs/label#formats',
    )
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'API DocumentationShipping LabelsOverview',
    )
    expect(screen.getByRole('link', { name: 'Next First call' })).toHaveAttribute(
      'href',
      '/docs/label/guides/first-call',
    )
  })

  it('opens linked pages without a reload and expands their branch of the sidebar', async () => {
    const user = userEvent.setup()
    publishLabel(site)
    const { router } = openDocs('/docs/label')
    await user.click(await screen.findByRole('link', { name: 'first call' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'First call' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/docs/label/guides/first-call')
    expect(within(tree()).getByRole('button', { name: 'Guides' })).toHaveAttribute('aria-expanded', 'true')
    expect(within(tree()).getByRole('link', { name: 'First call' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('link', { name: 'overview' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipping Labels' })).toBeVisible()
    expect(router.state.location.hash).toBe('#formats')
  })
})

describe('restricted entries', () => {
  it('are hidden from visitors, and their address asks visitors to sign in', async () => {
    publishLabel(site)
    openDocs('/docs/label/guides/batches')
    await waitFor(() => expect(site.signIns).toHaveLength(1))
    expect(screen.queryByRole('heading', { name: 'Batches' })).toBeNull()
    expect(within(tree()).queryByRole('link', { name: 'Batches' })).toBeNull()
  })
})

describe('getting started', () => {
  it('shows its page', async () => {
    site.publish('docs/getting-started/README.md', '# Getting Started')
    openDocs('/docs/getting-started')
    await screen.findByRole('heading', { level: 1, name: 'Getting Started' })
    expect(screen.queryByText('Note for engineers')).toBeNull()
  })
})

describe('code', () => {
  it('is copied exactly as written', async () => {
    const user = userEvent.setup()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    site.publish('docs/label/README.md', '# A\n\n```json\n{ "a": 1 }\n```')
    openDocs('/docs/label')
    await user.click(await screen.findByRole('button', { name: 'Copy Code' }))
    expect(write).toHaveBeenCalledWith('{ "a": 1 }')
    expect(await screen.findByText('Copied to Clipboard')).toBeVisible()
  })
})
