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
  it('are the active public services without the excluded ones; those with an area of their own lead there', async () => {
    openDocs('/docs')
    expect(await screen.findByText('5 services')).toBeVisible()
    expect(names()).toEqual([
      'Get Started',
      'Authentication',
      'Shipping Labels',
      'Item CatalogBeta',
      'RSX Documentation',
    ])
    expect(screen.getByRole('link', { name: /Shipping Labels/ })).toHaveAttribute('href', '/docs/label')
    expect(screen.getByRole('link', { name: /RSX Documentation/ })).toHaveAttribute('href', '/rsx')
  })

  it('are filtered by typing; a slash leads to the filter, Escape empties it', async () => {
    const user = userEvent.setup()
    openDocs('/docs')
    await screen.findByText('5 services')
    await user.keyboard('/')
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveFocus()
    await user.keyboard('LABEL ship')
    expect(await screen.findByText('1 of 5 services')).toBeVisible()
    expect(names()).toEqual(['Shipping Labels'])
    await user.keyboard('/')
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('LABEL ship/')
    expect(await screen.findByRole('heading', { name: 'No service matches' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await screen.findByText('5 services')).toBeVisible()
  })

  it('have the filter in their address, in the place of the entry before', async () => {
    const user = userEvent.setup()
    const { router, unmount } = openDocs('/docs')
    await screen.findByText('5 services')
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'label')
    await waitFor(() => expect(router.state.location.search).toBe('?filter=label'))
    expect(router.state.historyAction).toBe('REPLACE')
    unmount()
    openDocs('/docs?filter=label')
    expect(await screen.findByText('1 of 5 services')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('label')
  })

  it.each(['get%20START', 'Getting%20Started'])('are led by Get Started, which %s finds', async (filter) => {
    openDocs(`/docs?filter=${filter}`)
    expect(await screen.findByText('1 of 5 services')).toBeVisible()
    expect(names()).toEqual(['Get Started'])
  })

  it('say to visitors only that reading needs no account', async () => {
    const { unmount } = openDocs('/docs')
    expect(await screen.findByText(/Reading needs no account/)).toBeVisible()
    unmount()
    await site.signIn('member')
    openDocs('/docs')
    expect(await screen.findByRole('link', { name: /Remittances/ })).toBeVisible()
    expect(screen.queryByText(/Reading needs no account/)).toBeNull()
  })

  it('are announced while they load, and their absence is said', async () => {
    site.failServices(() => json({ count: 0, results: [] }))
    openDocs('/docs')
    expect(screen.getAllByText('Loading the services')).not.toHaveLength(0)
    expect(await screen.findByText('There are no services to show.')).toBeVisible()
  })
})
