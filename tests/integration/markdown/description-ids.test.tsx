import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { MarkdownDescription } from '@/modules/markdown/MarkdownDescription'
import { parseDescription } from '@/engines/markdown/parse-description'
import type { PageLocation } from '@/engines/markdown/resolve-link'

const location: PageLocation = { file: 'https://a.example/api.json', path: '/docs/label/api-doc', access: 'open' }

/** Renders descriptions on one page, in strict mode as the portal does. */
async function openDescriptions(texts: string[], address = '/') {
  const documents = await Promise.all(texts.map((text) => parseDescription(text)))
  const Page = () => documents.map((document, index) => <MarkdownDescription key={index} {...{ document, location }} />)
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] })
  return render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

const idsOnPage = () => [...document.querySelectorAll('[id]')].map(({ id }) => id)
const text = '## Limits\n\nSee [limits](#limits) and [errors](#errors).[^a]\n\n[^a]: A note.'

const scrollIntoView = vi.fn<(this: Element) => void>()
beforeEach(() => {
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
})

it('descriptions with the same headings and footnotes have different ids', async () => {
  await openDescriptions([text, text, '## Limits'])
  expect(idsOnPage()).toContain('text.limits')
  expect(idsOnPage()).toContain('text-2.limits')
  expect(idsOnPage()).toContain('text-3.limits')
  expect(new Set(idsOnPage()).size).toBe(idsOnPage().length)
})

it('links of a description lead to its own headings and footnotes, others stay', async () => {
  await openDescriptions([text, text])
  const hashes = (name: string) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href')?.replace(/^.*#/, '#'))
  expect(hashes('limits')).toEqual(['#text.limits', '#text-2.limits'])
  expect(hashes('errors')).toEqual(['#errors', '#errors'])
  expect(hashes('1')).toEqual(['#text.user-content-fn-a', '#text-2.user-content-fn-a'])
  for (const link of screen.getAllByRole('link', { name: '1' })) {
    expect(link).toHaveAccessibleDescription('Footnotes')
  }
})

it('an address opens the heading of the description that it names', async () => {
  await openDescriptions([text, text], '/#text-2.limits')
  expect(scrollIntoView.mock.contexts.map(({ id }) => id)).toContain('text-2.limits')
})

it('the heading that the address names is marked, and no other', async () => {
  await openDescriptions([text, text], '/#text-2.limits')
  expect([...document.querySelectorAll('[data-current]')].map(({ id }) => id)).toEqual(['text-2.limits'])
})

it('a prefix is free again once its description has left the page', async () => {
  const { unmount } = await openDescriptions([text])
  unmount()
  await openDescriptions([text])
  expect(idsOnPage()).toContain('text.limits')
})
