import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDocs, testSite, tree } from './site'

const site = testSite()
const sections = () =>
  within(tree())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

it('the sidebar shows its sections, and the staff sections to staff only', async () => {
  const visitor = openDocs('/docs')
  expect(await screen.findByText('3 services, 2 areas')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Apis and Services' })).toBeVisible()
  expect(sections()).toEqual(['Welcome to Dev Center', 'Authentication', 'Services', 'Development Tools'])
  expect(within(tree()).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/docs/getting-started')
  visitor.unmount()

  await site.signIn('staff')
  openDocs('/docs')
  expect(await within(tree()).findByRole('heading', { name: 'Internal Build Guides' })).toBeVisible()
  expect(sections()).toEqual([
    'Welcome to Dev Center',
    'Authentication',
    'Services',
    'Internal Build Guides',
    'Internal Development Tools',
    'Development Tools',
  ])
})
