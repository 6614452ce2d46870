import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { json, openDocs, testSite } from './site'

const site = testSite()

const names = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap(({ textContent, parentElement }) => (parentElement?.closest('li') ? [textContent] : []))

describe('the cards', () => {
  it('are the active public services without the excluded ones and those of other areas', async () => {
    openDocs('/docs')
    expect(await screen.findByText('3 services')).toBeVisible()
    expect(names()).toEqual(['Get Started', 'Authentication', 'Shipping Labels', 'Item CatalogBeta'])
    expect(screen.getByRole('link', { name: /Shipping Labels/ })).toHaveAttribute('href', '/docs/label')
  })

  it('are filtered by typing; a slash leads to the filter, Escape empties it', async () => {
    const user = userEvent.setup()
    openDocs('/docs')
    await screen.findByText('3 services')
    await user.keyboard('/')
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveFocus()
    await user.keyboard('LABEL ship')
    expect(await screen.findByText('1 of 3 services')).toBeVisible()
    expect(names()).toEqual(['Shipping Labels'])
    await user.keyboard('/')
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('LABEL ship/')
    expect(await screen.findByRole('heading', { name: 'No service matches' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await screen.findByText('3 services')).toBeVisible()
  })

  it('are announced while they load, and their absence is said', async () => {
    site.failServices(() => json({ count: 0, results: [] }))
    openDocs('/docs')
    expect(screen.getAllByText('Loading the services')).not.toHaveLength(0)
    expect(await screen.findByText('There are no services to show.')).toBeVisible()
  })
})
