import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from '@/ui/CopyButton'
import { currentToasts, dismissToast, showToast } from '@/ui/toast'
import { ToastHost } from '@/ui/ToastHost'

beforeEach(async () => {
  // Loaded here because its import would not finish with fake timers.
  await import('@/ui/Toaster')
})

afterEach(() => {
  act(() => currentToasts().forEach((toast) => dismissToast(toast.id)))
  cleanup()
  vi.useRealTimers()
})

async function host() {
  render(<ToastHost />)
  expect(screen.queryByRole('region')).toBeNull()
}

test('the live region is there before the first toast, and it is the only one', async () => {
  await host()
  const region = document.querySelector('[aria-live="polite"]')
  expect(region).toBeEmptyDOMElement()
  act(() => void showToast({ title: 'Success!', message: 'Saved', tone: 'success' }))
  const toast = await screen.findByRole('dialog', { name: 'Success!' })
  expect(toast).toHaveAccessibleDescription('Saved')
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1)
  expect(region).toContainElement(toast)
})

test('a toast that replaces one with the same key and text is announced again', async () => {
  await host()
  act(() => void showToast({ title: 'Success!', message: 'Saved', key: 'saved' }))
  const before = await screen.findByText('Saved')
  act(() => void showToast({ title: 'Success!', message: 'Saved', key: 'saved' }))
  await waitFor(() => expect(before).not.toBeInTheDocument())
  expect(screen.getByRole('dialog', { name: 'Success!' })).toHaveAccessibleDescription('Saved')
})

test('the newest toast is on top, one with the same key is replaced, the close button closes one', async () => {
  await host()
  act(() => {
    showToast({ title: 'First', persistent: true })
    showToast({ title: 'Second', persistent: true, key: 'k' })
  })
  await waitFor(() => expect(titles()).toEqual(['Second', 'First']))
  act(() => void showToast({ title: 'Third', persistent: true, key: 'k' }))
  await waitFor(() => expect(titles()).toEqual(['Third', 'First']))
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(titles()).toEqual(['First']))
  expect(currentToasts().map((toast) => toast.title)).toEqual(['First'])
})

test('shows at most four toasts at once', async () => {
  await host()
  act(() => {
    for (let n = 1; n <= 6; n++) showToast({ title: `T${n}`, persistent: true })
  })
  await waitFor(() => expect(document.querySelectorAll('[data-limited]')).toHaveLength(2))
})

test('a toast that is not persistent disappears after 5 s, but not while it is hovered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await host()
  act(() => {
    showToast({ title: 'Passing' })
    showToast({ title: 'Staying', persistent: true })
  })
  const toast = await screen.findByRole('dialog', { name: 'Passing' })
  fireEvent.mouseEnter(toast.parentElement as HTMLElement)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(currentToasts()).toHaveLength(2)
  fireEvent.mouseLeave(toast.parentElement as HTMLElement)
  act(() => void vi.advanceTimersByTime(4_500))
  expect(currentToasts()).toHaveLength(2)
  act(() => void vi.advanceTimersByTime(600))
  expect(currentToasts().map(({ title }) => title)).toEqual(['Staying'])
})

test('F6 brings the focus to the toasts', async () => {
  await host()
  act(() => void showToast({ title: 'Here', persistent: true }))
  await screen.findByRole('dialog', { name: 'Here' })
  await userEvent.keyboard('{F6}')
  expect(screen.getByRole('region')).toContainElement(document.activeElement as HTMLElement)
})

test('copying shows a check mark for 2 s and a toast', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<CopyButton label="Copy App ID" text={() => Promise.resolve('abc')} />)
  await user.click(screen.getByRole('button', { name: 'Copy App ID' }))
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Copied to Clipboard'))
  expect(await navigator.clipboard.readText()).toBe('abc')
  act(() => void vi.advanceTimersByTime(1_500))
  expect(document.querySelector('.lucide-check')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(500))
  expect(document.querySelector('.lucide-check')).toBeNull()
  expect(document.querySelector('.lucide-copy')).not.toBeNull()
})

test('copying starts with the click, before the text is loaded, because Safari refuses it later', async () => {
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'write')
  let arrive: (text: string) => void = () => undefined
  render(<CopyButton label="Copy" text={() => new Promise((resolve) => (arrive = resolve))} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(write).toHaveBeenCalledOnce()
  expect(currentToasts()).toHaveLength(0)
  arrive('abc')
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('Copied to Clipboard'))
  expect(await navigator.clipboard.readText()).toBe('abc')
})

test('the caller receives a failed fetch, and a toast shows that the browser refused', async () => {
  const user = userEvent.setup()
  const error = new Error('down')
  const onError = vi.fn<(error: unknown) => void>()
  const { rerender } = render(<CopyButton label="Copy" text={() => Promise.reject(error)} onError={onError} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(error))
  expect(currentToasts()).toHaveLength(0)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  rerender(<CopyButton label="Copy" text="abc" onError={onError} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ title: 'Could Not Copy', tone: 'error' }))
  expect(onError).toHaveBeenCalledOnce()
})

function titles() {
  return screen.queryAllByRole('heading').map((heading) => heading.textContent)
}
