import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { LinkRow } from '@/modules/navigation/LinkRow'
import { TreeLink } from '@/modules/documentation/tree/TreeRow'
import { Bar } from '@/shell/Bar'
import { openPortal, platformForTests } from '../support/portal'

const platform = platformForTests()
const openBar = () => openPortal('/', { routes: [{ path: '/', element: <Bar navigation /> }] })
const namesIn = (part: HTMLElement) => within(part).getAllByRole('link')

/** The accessible names of the links, in their order. */
const labels = (links: HTMLElement[]) =>
  links.map((link) => {
    const mark = within(link).queryByRole('img')?.getAttribute('aria-label') ?? ''
    return `${link.textContent} ${mark}`.trim()
  })

describe('a link whose page needs an account', () => {
  test('has a lock in the top navigation, which says so before it is pressed', () => {
    openBar()
    const names = labels(namesIn(screen.getByRole('navigation', { name: 'Main' })))
    expect(names).toEqual([
      'Home',
      'Applications After sign-in',
      'API Documentation',
      'Integration Resources',
      'User Guides',
    ])
    expect(screen.getByRole('link', { name: 'Applications After sign-in' })).toHaveAttribute('href', '/applications')
    expect(screen.getByTitle('After sign-in')).toBeVisible()
  })

  test('has a lock in the drawer of narrow screens', async () => {
    openBar()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(drawer).getByRole('link', { name: 'Applications After sign-in' })).toBeInTheDocument()
    expect(within(drawer).getByRole('link', { name: 'User Guides' })).toBeInTheDocument()
  })

  test('has a lock in trees and rows, also with a place behind its address', () => {
    const element = (
      <>
        <TreeLink href="/rsx/docs/my-designs?document=Orders#top" current={false}>
          My Designs
        </TreeLink>
        <TreeLink href="/rsx/docs/schema-download" current={false}>
          Schema Downloads
        </TreeLink>
        <LinkRow to="/tools/shipping-doc-browser" label="Shipping Document Browser" />
        <LinkRow to="/tools/document-check" label="Check a Document" />
      </>
    )
    openPortal('/', { routes: [{ path: '/', element }] })
    expect(labels(screen.getAllByRole('link'))).toEqual([
      'My Designs After sign-in',
      'Schema Downloads',
      'Shipping Document Browser After sign-in',
      'Check a Document',
    ])
  })

  test('has no lock for people who are signed in', async () => {
    await platform.signIn()
    openBar()
    expect(await screen.findByRole('link', { name: 'Applications' })).toBeInTheDocument()
    expect(screen.queryByTitle('After sign-in')).toBeNull()
  })
})
