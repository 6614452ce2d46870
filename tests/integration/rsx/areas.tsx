import { screen } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { vi } from 'vitest'
import { RequireInternal } from '@/app/guards'
import { InternalDocPage } from '@/features/rsx/InternalDocPage'
import { RsxDocPage } from '@/features/rsx/RsxDocPage'
import { RsxHomePage } from '@/features/rsx/RsxHomePage'
import { RsxLayout } from '@/features/rsx/RsxLayout'
import { UserGuidePage } from '@/features/user-guides/UserGuidePage'
import { UserGuidesHomePage } from '@/features/user-guides/UserGuidesHomePage'
import { UserGuidesLayout } from '@/features/user-guides/UserGuidesLayout'
import { openPortal } from '../support/portal'

// happy-dom has no workers; the parser runs on the thread of the test.
vi.mock('@/modules/markdown/parse-in-worker', async () => {
  const { parseMarkdown } = await import('@/modules/markdown/parse-markdown')
  const { parseDescription } = await import('@/modules/markdown/parse-description')
  return {
    parseInWorker: ({ text, kind }: { text: string; kind: string }) =>
      Promise.resolve(text).then(kind === 'page' ? parseMarkdown : parseDescription),
  }
})

const routes: RouteObject[] = [
  {
    Component: RsxLayout,
    children: [
      { path: '/rsx', Component: RsxHomePage },
      { path: '/rsx/docs/*', Component: RsxDocPage },
    ],
  },
  {
    Component: RequireInternal,
    children: [{ Component: RsxLayout, children: [{ path: '/rsx/internal-docs/*', Component: InternalDocPage }] }],
  },
  {
    Component: UserGuidesLayout,
    children: [
      { path: '/user-guides', Component: UserGuidesHomePage },
      { path: '/user-guides/docs/*', Component: UserGuidePage },
    ],
  },
]

/** Opens Integration Resources or User Guides at an address. */
export function openArea(address: string) {
  return openPortal(address, routes)
}

export const staff = { namespace: 'sps', roles: ['network-toolbox:user'] }

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The sidebar of Integration Resources. */
export const sidebar = () => screen.getByRole('navigation', { name: 'Integration Resources' })
