import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPage } from '@/app/lazy-page'
import { setErrorReporter } from '@/config/error-report'
import { leavingMs, watchLeaving } from '@/browser/leaving'
import { LateTool } from '@/features/tools/components/LateTool'
import type { PendingCode } from '@/browser/use-code'
import { openPortal, platformForTests } from '../support/portal'

platformForTests()

const module = { NewPage: () => <h1>The new page</h1> }
const reports: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  reports.length = 0
  setErrorReporter((error) => reports.push(error))
  // Online, Retry would reload the portal.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Opens a page, then goes to one whose code arrives or fails when the test says so. */
async function goToSlowPage(options?: Parameters<typeof lazyPage>[2]) {
  const loads: { arrive: () => void; fail: () => void }[] = []
  const load = () =>
    new Promise<typeof module>((resolve, reject) => {
      loads.push({ arrive: () => resolve(module), fail: () => reject(new Error('gone')) })
    })
  const lazy = lazyPage(load, 'NewPage', options)
  const { router } = openPortal('/old', {
    routes: [
      { path: '/old', element: <h1>The old page</h1> },
      { path: '/new', lazy },
    ],
  })
  await act(async () => void router.navigate('/new'))
  return { loads, router, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

const LabelPrinter = (state: PendingCode) => <LateTool label="Label Printer" {...state} />
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const slow = 'Loading takes longer than usual.'

describe('a page whose code is late', () => {
  it('keeps the previous page for a second, then says that loading takes long, then appears', async () => {
    const { loads } = await goToSlowPage()
    await wait(900)
    expect(screen.getByRole('heading', { name: 'The old page' })).toBeVisible()
    await wait(150)
    expect(screen.queryByRole('heading', { name: 'The old page' })).toBeNull()
    expect(screen.getByText(slow)).toBeVisible()
    await act(async () => loads[0]?.arrive())
    expect(await screen.findByRole('heading', { name: 'The new page' })).toBeVisible()
    expect(screen.queryByText(slow)).toBeNull()
    expect(reports).toEqual([])
  })

  it('shows an error after twenty seconds, and Retry loads it again, any number of times', async () => {
    const { loads, user } = await goToSlowPage()
    await wait(1_050)
    await wait(18_000)
    expect(screen.getByText(slow)).toBeVisible()
    await wait(1_000)
    expect(screen.getByRole('heading', { name: 'An error has occurred' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home')
    expect(reports).toHaveLength(1)
    for (const attempt of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(loads).toHaveLength(attempt + 1)
      await act(async () => loads[attempt]?.fail())
      expect(await screen.findByRole('heading', { name: 'An error has occurred' })).toBeVisible()
    }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await act(async () => loads[3]?.arrive())
    expect(await screen.findByRole('heading', { name: 'The new page' })).toBeVisible()
  })

  it('shows the specified texts if it is a tool', async () => {
    const { loads, user } = await goToSlowPage({ Late: LabelPrinter, timeoutMs: 10_000 })
    await wait(1_050)
    expect(screen.getByRole('heading', { name: 'Label Printer' })).toBeVisible()
    expect(screen.getByText('Taking a long time...')).toBeVisible()
    await wait(9_000)
    expect(screen.getByRole('heading', { name: 'Error!' })).toBeVisible()
    expect(screen.queryByText('Taking a long time...')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await wait(1_050)
    expect(screen.getByText('Taking a long time...')).toBeVisible()
    await act(async () => loads[1]?.arrive())
    expect(await screen.findByRole('heading', { name: 'The new page' })).toBeVisible()
  })
})

describe('a page whose code is missing', () => {
  it('shows an error with Retry if it is a tool', async () => {
    const { loads, user } = await goToSlowPage({ Late: LabelPrinter, timeoutMs: 10_000 })
    await wait(1_050)
    await act(async () => loads[0]?.fail())
    expect(await screen.findByRole('heading', { name: 'Error!' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await act(async () => loads[1]?.arrive())
    expect(await screen.findByRole('heading', { name: 'The new page' })).toBeVisible()
  })

  it('is requested a second time before an error is shown', async () => {
    const { loads } = await goToSlowPage()
    await act(async () => loads[0]?.fail())
    await waitFor(() => expect(loads).toHaveLength(2))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => loads[1]?.arrive())
    expect(await screen.findByRole('heading', { name: 'The new page' })).toBeVisible()
  })

  it('shows no error while the user is leaving the page', async () => {
    const { loads } = await goToSlowPage()
    watchLeaving()
    window.dispatchEvent(new Event('beforeunload'))
    await act(async () => loads[0]?.fail())
    await wait(leavingMs - 100)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(reports).toEqual([])
  })
})
