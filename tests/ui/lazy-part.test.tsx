import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from '@/ui/lazy-part'
import { currentToasts, dismissToast } from '@/ui/toast'

const Greeting = ({ name }: { name: string }) => <p role="dialog">Hello {name}</p>
const missing = new TypeError('Failed to fetch dynamically imported module')

function loading() {
  return vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting))
}

function Page({ load }: { load: () => Promise<typeof Greeting> }) {
  const [open, setOpen] = useState(false)
  const [Part] = useState(() => lazyPart(load, (greeting) => greeting))
  return (
    <>
      <input aria-label="Typed" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{open ? 'open' : 'closed'}</output>
      {open && <Part name="Ada" onUnavailable={() => setOpen(false)} />}
    </>
  )
}

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

it('loads its code once, when it is first shown', async () => {
  const load = loading()
  const Part = lazyPart(load, (greeting) => greeting)
  expect(load).not.toHaveBeenCalled()
  const { unmount } = render(<Part name="Ada" placeholder="Loading" />)
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByRole('dialog')).toHaveTextContent('Hello Ada')
  unmount()
  render(<Part name="Ada" placeholder="Loading" />)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('closes and shows a toast when its code is missing, and opens on the next attempt', async () => {
  const load = loading().mockRejectedValueOnce(missing)
  render(<Page load={load} />)
  await userEvent.type(screen.getByRole('textbox'), 'mine')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(currentToasts().map(({ title }) => title)).toEqual(['This could not be opened']))
  expect(screen.getByRole('status')).toHaveTextContent('closed')
  expect(screen.getByRole('textbox')).toHaveValue('mine')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('shows a message with Retry in its place when its code is missing', async () => {
  const Part = lazyPart(loading().mockRejectedValueOnce(missing), (greeting) => greeting)
  render(<Part name="Ada" />)
  expect(await screen.findByRole('heading', { name: 'This part of the page could not be loaded' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('heading')).toBeNull()
})

it('shows the given fallback instead of that message', async () => {
  const Part = lazyPart(loading().mockRejectedValueOnce(missing), (greeting) => greeting)
  render(<Part name="Ada" placeholder="Loading" unavailable="As plain text" />)
  expect(await screen.findByText('As plain text')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('can be preloaded before it is shown', async () => {
  const Part = lazyPart(loading(), (greeting) => greeting)
  await act(async () => Part.preload())
  render(<Part name="Ada" />)
  expect(screen.getByRole('dialog')).toBeVisible()
})
