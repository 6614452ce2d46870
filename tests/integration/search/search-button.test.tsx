import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Bar } from '@/shell/Bar'
import { openPortal, platformForTests } from '../support/portal'

const loaded = vi.hoisted(() => ({ dialog: false, isApple: false }))
vi.mock('@/workers/search/client', () => import('./stand-in'))
vi.mock('@/modules/search/use-search', () => import('./stand-in'))
vi.mock('@/browser/platform', () => ({
  get isApple() {
    return loaded.isApple
  },
}))
vi.mock('@/shell/search/SearchDialog', (original) => {
  loaded.dialog = true
  return original()
})

platformForTests()
afterEach(() => {
  vi.unstubAllGlobals()
  loaded.isApple = false
})

const open = () => openPortal('/', { routes: [{ path: '/', element: <Bar navigation /> }] })

it('the code of the dialog is loaded when the browser is idle, and not before', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const { unmount } = open()
  expect(screen.getByRole('button', { name: 'Search' })).toHaveTextContent('Ctrl K')
  expect(loaded.dialog).toBe(false)
  act(() => idle.forEach((task) => task()))
  await waitFor(() => expect(loaded.dialog).toBe(true))
  unmount()
})

it("names ⌘ K on Apple's systems, where Ctrl-K edits text", async () => {
  loaded.isApple = true
  open()
  expect(screen.getByRole('button', { name: 'Search' })).toHaveTextContent('⌘ K')
  expect(fireEvent.keyDown(window, { key: 'k', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(window, { key: 'k', metaKey: true })).toBe(false)
  expect(await screen.findByRole('combobox', { name: 'Search Dev Center' })).toBeVisible()
})
