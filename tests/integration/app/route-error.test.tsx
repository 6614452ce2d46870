import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RouteError } from '@/app/RouteError'
import { setErrorReporter } from '@/config/error-report'
import { leavingMs, watchLeaving } from '@/browser/leaving'
import { openPortal, platformForTests } from '../support/portal'

platformForTests()
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const failure = new Error('the code of the page is gone')

it('code that fails while the page is being left is a failure only if the page stays', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reports: unknown[] = []
  setErrorReporter((error) => reports.push(error))
  watchLeaving()
  fireEvent(window, new Event('beforeunload'))
  const lazy = () => Promise.reject(failure)
  openPortal('/broken', [{ path: '/broken', lazy, HydrateFallback: () => null, errorElement: <RouteError /> }])
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(reports).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(leavingMs))
  expect(screen.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
  expect(reports).toEqual([failure])
  silenced.mockRestore()
})
