import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { json, openDocs, testSite } from './site'

const site = testSite()

const names = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap(({ textContent, parentElement }) => (parentElement?.closest('li') ? [textContent] : []))

describe('the cards', () => {
  it('show the active public services except the excluded ones, and lead to the separate area of a service if it has one', async () => {
    openDocs('/docs')
    expect(await screen.findByText('3 services, 2 areas')).toBeVisible()
    expect(names()).toEqual([
      'Get Started',
      'Authentication',
      'Shipping Labels',
      'Item CatalogBeta',
      'RSX Documentation',
    ])
    expect(screen.getByRole('link', { name: /Shipping Labels/ })).toHaveAttribute('href', '/docs/label')
    expect(screen.getByRole('link', { name: /RSX Documentation/ })).toHaveAttribute('href', '/rsx')
    expect(screen.getByRole('link', { name: /Shipping Labels/ })).toHaveTextContent(/Render GS1-128 carton/)
    expect(screen.queryByText('/docs/label')).toBeNull()
  })

  it('are filtered while typing; the slash key focuses the filter, and Escape clears it', async () => {
    const user = userEvent.setup()
    openDocs('/docs')
    await screen.findByText('3 services, 2 areas')
    await user.keyboard('/')
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveFocus()
    await user.keyboard('LABEL ship')
    expect(await screen.findByText('1 of 5 shown')).toBeVisible()
    expect(names()).toEqual(['Shipping Labels'])
    await user.keyboard('/')
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('LABEL ship/')
    expect(await screen.findByRole('heading', { name: 'No service matches' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await screen.findByText('3 services, 2 areas')).toBeVisible()
  })

  it('store the filter in the address and replace the history entry', async () => {
    const user = userEvent.setup()
    const { router, unmount } = openDocs('/docs')
    await screen.findByText('3 services, 2 areas')
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'label')
    await waitFor(() => expect(router.state.location.search).toBe('?filter=label'))
    expect(router.state.historyAction).toBe('REPLACE')
    unmount()
    openDocs('/docs?filter=label')
    expect(await screen.findByText('1 of 5 shown')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('label')
  })

  it.each(['get%20START', 'Getting%20Started'])('start with Get Started, which the filter %s finds', async (filter) => {
    openDocs(`/docs?filter=${filter}`)
    expect(await screen.findByText('1 of 5 shown')).toBeVisible()
    expect(names()).toEqual(['Get Started'])
  })

  it('tell only visitors that reading needs no account', async () => {
    const { unmount } = openDocs('/docs')
    expect(await screen.findByText(/Reading needs no account/)).toBeVisible()
    unmount()
    await site.signIn('member')
    openDocs('/docs')
    expect(await screen.findByRole('link', { name: /Remittances/ })).toBeVisible()
    expect(screen.queryByText(/Reading needs no account/)).toBeNull()
  })

  it('announce that they load, and say if there are none', async () => {
    site.failServices(() => json({ count: 0, results: [] }))
    openDocs('/docs')
    expect(screen.getAllByText('Loading the services')).not.toHaveLength(0)
    expect(await screen.findByText('There are no services to show.')).toBeVisible()
  })
})
