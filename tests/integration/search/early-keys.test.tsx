import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Bar } from '@/shell/Bar'
import { openPortal, platformForTests } from '../support/portal'
import { setSearch } from './stand-in'

const code = vi.hoisted(() => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive, arrival }
})
vi.mock('@/workers/search/client', () => import('./stand-in'))
vi.mock('@/modules/search/use-search', () => import('./stand-in'))
vi.mock('@/shell/search/SearchDialog', async (original) => {
  await code.arrival
  return original()
})

platformForTests()
afterEach(() => setSearch())

it('the dialog goes on with the keys that were pressed before its code had arrived, also with Enter', async () => {
  Element.prototype.scrollIntoView = () => undefined
  setSearch({ records: [{ group: 'guides', to: '/docs/label/guides/rates', title: 'Rates', place: [] }] })
  const { router } = openPortal('/', { routes: [{ path: '/', element: <Bar navigation /> }] })
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  for (const key of ['r', 'x', 'Backspace', 'a', 't', 'e', 's']) fireEvent.keyDown(window, { key })
  expect(screen.getByRole('button', { name: 'Search' })).toHaveTextContent('rates')
  fireEvent.keyDown(window, { key: 'Enter' })
  expect(router.state.location.pathname).toBe('/')
  code.arrive()
  await waitFor(() => expect(router.state.location.pathname).toBe('/docs/label/guides/rates'))
})
