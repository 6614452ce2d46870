import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openDocs, publishLabel, testSite } from './site'

const looks = vi.hoisted((): Record<string, string> => ({
  '/docs/label': 'raw',
  '/docs/label/guides/first-call': 'without-cards',
}))
vi.mock('@/config/docs-pages', async (original) => {
  const { pageLook } = await original<{ pageLook: (path: string) => string }>()
  return { pageLook: (path: string) => looks[path] ?? pageLook(path) }
})

const site = testSite()

// Pages at configured paths are shown raw or without cards (DOC-20).
it.each([
  ['raw', '/docs/label', 'Shipping Labels', []],
  ['without cards', '/docs/label/guides/first-call', 'First call', ['Breadcrumb']],
  ['in full', '/docs/item-catalog/README', 'Item Catalog', ['Breadcrumb', 'Pages around this one']],
])('a page is shown %s', async (_, address, name, expected) => {
  publishLabel(site)
  const toc = [
    { text: 'Overview', link: 'README' },
    { text: 'Next', link: 'next' },
  ]
  site.publish('docs/item-catalog/toc.json', JSON.stringify(toc))
  site.publish('docs/item-catalog/README.md', '# Item Catalog')
  openDocs(address)
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  const shown = ['Breadcrumb', 'Pages around this one'].filter((label) =>
    screen.queryByRole('navigation', { name: label }),
  )
  expect(shown).toEqual(expected)
})

it('Getting Started is shown without cards', async () => {
  const toc = [
    { text: 'Welcome', link: 'README' },
    { text: 'Your first afternoon', link: 'account' },
  ]
  site.publish('docs/getting-started/README.md', '# Getting Started')
  site.publish('docs/getting-started/toc.json', JSON.stringify(toc))
  openDocs('/docs/getting-started')
  expect(await screen.findByRole('heading', { level: 1, name: 'Getting Started' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Pages around this one' })).toBeNull()
})
