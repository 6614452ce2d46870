import { screen } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { createRoutes } from '@/app/routes'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/home')

const platform = platformForTests()

/** Addresses of links that the route table answers with the not-found page. */
function deadEnds() {
  const routes = createRoutes(createQueryClient())
  return screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => {
      const match = matchRoutes(routes, href)?.at(-1)
      return !match || match.route.path === '*'
    })
}

test.each([false, true])('every link of the home page leads to an existing page (signed in: %s)', async (signedIn) => {
  if (signedIn) await platform.signIn({ applicationCount: 1 })
  openPortal('/home')
  await screen.findByText(signedIn ? 'Application 1' : 'Developer Benefits')
  expect(deadEnds()).toEqual([])
})

test('the documentation that the home page links to exists on the platform', async () => {
  await platform.signIn()
  openPortal('/home')
  await screen.findByText('My Apps')
  const slugs = screen
    .getAllByRole('link')
    .map((link) => /^\/docs\/([^/]+)$/.exec(link.getAttribute('href') ?? '')?.[1])
    .filter((slug) => slug !== undefined)
  const known = platform.context().db.all<{ slug: string }>('select slug from services where active = 1')
  expect(known.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
  expect(slugs).toContain('label')
})
