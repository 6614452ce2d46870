import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/home')

const platform = platformForTests()

test.each([
  ['Connect to API Services', ['Get Started', 'API Services'], ['/docs/getting-started', '/docs']],
  [
    'Connect your Network to RSX',
    ['Connection Tools', 'Schema'],
    ['/rsx/docs/connect-to-network', '/rsx/docs/schema-download'],
  ],
  [
    'Building Applications',
    ['Get Started', 'Authentication Info', 'My Apps'],
    ['/docs/getting-started', '/docs/authentication', '/applications'],
  ],
  [
    'Shipping Label & Packing Slip Service',
    ['API docs', 'Shipping Document Browser'],
    ['/docs/label', '/tools/shipping-doc-browser'],
  ],
])('the card "%s" has its links', async (title, names, addresses) => {
  await platform.signIn()
  openPortal('/home')
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  const card = heading.parentElement?.parentElement ?? document.body
  expect(within(card).getAllByRole('heading')).toHaveLength(1)
  const links = within(card).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
  for (const [index, name] of names.entries()) expect(links[index]).toHaveAccessibleName(expect.stringContaining(name))
})
