import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { openPortal } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/rsx', '/rsx/docs/a', '/rsx/internal-docs/a', '/user-guides', '/user-guides/docs/a')

// happy-dom has no workers; the parser runs on the thread of the test.
vi.mock('@/workers/markdown/parse-in-worker', async () => {
  const { parseMarkdown } = await import('@/engines/markdown/parse-markdown')
  const { parseDescription } = await import('@/engines/markdown/parse-description')
  return {
    parseInWorker: ({ text, kind }: { text: string; kind: string }) =>
      Promise.resolve(text).then(kind === 'page' ? parseMarkdown : parseDescription),
  }
})

/** Opens Integration Resources or User Guides at an address. */
export function openArea(address: string) {
  return openPortal(address, { inArea: true })
}

export const staff = { namespace: 'sps', roles: ['network-toolbox:user'] }

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The sidebar of Integration Resources. */
export const sidebar = () => screen.getByRole('navigation', { name: 'Integration Resources' })
