import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { headerForKey, nextStep, stepToOpen } from '@/modules/step-wizard/model'
import type { Step } from '@/modules/step-wizard/model'
import { StepWizard } from '@/modules/step-wizard/StepWizard'
import { useExpandIndex } from '@/modules/step-wizard/use-expand-index'

const steps: Step[] = [
  { id: 1, title: 'App Details', message: 'Dock Scheduler', state: 'done', content: 'details' },
  { id: 2, title: 'App Types', content: 'types' },
  { id: 3, title: 'Redirect URI', hidden: true, content: 'redirects' },
  { id: 4, title: 'Connection Information', content: 'connection' },
]
const locked = steps.map((step) =>
  step.id === 4 ? { ...step, state: 'locked' as const, lockedReason: 'Save App Details first' } : step,
)

test.each([
  [null, 1],
  ['0', 1],
  ['x', 1],
  ['02', 1],
  ['2', 2],
  ['3', 4],
  ['4', 4],
  ['5', 1],
])('expandIndex %s opens step %i', (value, expected) => {
  expect(stepToOpen(steps, value)).toBe(expected)
})

test('the address does not open a locked step, and the next step skips hidden ones', () => {
  expect(stepToOpen(locked, '4')).toBe(1)
  expect(stepToOpen(locked, '3')).toBe(1)
  expect(nextStep(steps, 2)).toBe(4)
  expect(nextStep(steps, 4)).toBeUndefined()
})

test.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, undefined],
])('%s from header %i goes to %s', (key, index, expected) => {
  expect(headerForKey(key, index, 3)).toBe(expected)
})

function header(name: RegExp) {
  return screen.getByRole('button', { name })
}

test('numbers count the visible steps, and a completed step has a check mark', () => {
  render(<StepWizard steps={steps} open={2} onToggle={() => undefined} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'App DetailsDock Scheduler',
    '2App Types',
    '3Connection Information',
  ])
  expect(screen.getByRole('img', { name: '1, done' })).toBeVisible()
})

test('arrow keys move between the headers, and Enter toggles a step', async () => {
  const onToggle = vi.fn<(id: number) => void>()
  render(<StepWizard steps={steps} open={1} onToggle={onToggle} />)
  await userEvent.tab()
  expect(header(/App Details/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(header(/App Types/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(2)
  await userEvent.keyboard('{End}')
  expect(header(/Connection/)).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(header(/Connection/)).toHaveFocus()
})

test('a locked step says why and does not open', async () => {
  const onToggle = vi.fn<(id: number) => void>()
  render(<StepWizard steps={locked} open={4} onToggle={onToggle} />)
  const connection = header(/Connection Information Save App Details first/)
  expect(connection).toHaveAttribute('aria-disabled', 'true')
  expect(connection).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(connection)
  expect(onToggle).not.toHaveBeenCalled()
})

test('several steps may be open, or all of them', async () => {
  const onToggle = vi.fn<(id: number) => void>()
  const { unmount } = render(<StepWizard steps={steps} open={1} onToggle={onToggle} mode="multiple" />)
  await userEvent.click(header(/App Types/))
  expect(screen.getByText('details')).toBeVisible()
  expect(screen.getByText('types')).toBeVisible()
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(2)
  unmount()

  render(<StepWizard steps={locked} open={1} onToggle={onToggle} mode="all" />)
  expect(screen.getByText('details')).toBeVisible()
  expect(screen.getByText('types')).toBeVisible()
  expect(screen.queryByText('connection')).toBeNull()
  await userEvent.click(header(/App Types/))
  expect(screen.queryByText('types')).toBeNull()
})

function Wizard() {
  const { open, onToggle } = useExpandIndex(steps)
  return <StepWizard steps={steps} open={open} onToggle={onToggle} />
}

test('the address names the open step and keeps its other parameters', async () => {
  const router = createMemoryRouter([{ path: '/app', element: <Wizard /> }], { initialEntries: ['/app?page=2'] })
  render(<RouterProvider router={router} />)
  expect(screen.getByText('details')).toBeVisible()
  await userEvent.click(header(/App Types/))
  expect(router.state.location.search).toBe('?page=2&expandIndex=2')
  expect(screen.getByText('types')).toBeVisible()
  await userEvent.click(header(/App Types/))
  expect(router.state.location.search).toBe('?page=2')
  expect(screen.queryByText('types')).toBeNull()
  expect(screen.queryByText('details')).toBeNull()
  await userEvent.click(header(/App Details/))
  expect(screen.getByText('details')).toBeVisible()
  expect(router.state.location.search).toBe('?page=2&expandIndex=1')
})

test('going back opens the step of that address, or the first step if it names none', async () => {
  const router = createMemoryRouter([{ path: '/app', element: <Wizard /> }], { initialEntries: ['/app'] })
  render(<RouterProvider router={router} />)
  await userEvent.click(header(/App Types/))
  await userEvent.click(header(/App Types/))
  expect(screen.queryByText('types')).toBeNull()
  await act(() => router.navigate(-1))
  expect(screen.getByText('types')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(screen.getByText('details')).toBeVisible()

  await userEvent.click(header(/App Details/))
  expect(screen.queryByText('details')).toBeNull()
  await userEvent.click(header(/Connection/))
  await act(() => router.navigate(-1))
  expect(screen.queryByText('details')).toBeNull()
  expect(screen.queryByText('connection')).toBeNull()
})
