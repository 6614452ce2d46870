import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPage } from '@/app/lazy-page'
import { Shell } from '@/shell/Shell'
import { openPortal, platformForTests } from '../support/portal'

platformForTests()
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

it('shows progress within 200 ms if the code of a page hangs, and none for a page that loads at once', async () => {
  const late = lazyPage(() => new Promise<{ Late: () => null }>(() => undefined), 'Late')
  const quick = lazyPage(() => Promise.resolve({ Quick: () => <h1>Quick</h1> }), 'Quick')
  const { router } = openPortal('/old', {
    routes: [
      {
        element: <Shell />,
        children: [
          { path: '/old', element: <h1>Old</h1> },
          { path: '/quick', lazy: quick },
          { path: '/late', lazy: late },
        ],
      },
    ],
  })
  const progress = () => screen.queryByRole('progressbar', { name: 'Loading the page' })

  await act(async () => void router.navigate('/quick'))
  expect(screen.getByRole('heading', { name: 'Quick' })).toBeVisible()
  expect(progress()).toBeNull()

  await act(async () => void router.navigate('/late'))
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(progress()).toBeVisible()
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('heading', { name: 'Quick' })).toBeVisible()

  await act(() => vi.advanceTimersByTimeAsync(800))
  expect(progress()).toBeNull()
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy')
  expect(screen.getByText('Loading takes longer than usual.')).toBeVisible()
})
