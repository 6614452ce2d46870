import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { onDemand } from '@/ui/on-demand'
import { currentToasts, dismissToast } from '@/ui/toast'

const Greeting = ({ name }: { name: string }) => <p role="dialog">Hello {name}</p>

function Page({ of: Overlay }: { of: ReturnType<typeof onDemand<typeof Greeting, { name: string }>> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Typed" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{open ? 'open' : 'closed'}</output>
      {open && <Overlay name="Ada" onUnavailable={() => setOpen(false)} />}
    </>
  )
}

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

it('loads its code with the first opening, once', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting))
  const Overlay = onDemand(load, (greeting) => greeting, import.meta.url)
  const { unmount } = render(<Page of={Overlay} />)
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Hello Ada')
  unmount()
  render(<Page of={Overlay} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('says that its code is missing, keeps the page, and asks for it anew', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  render(<Page of={onDemand(load, (greeting) => greeting, import.meta.url)} />)
  await userEvent.type(screen.getByRole('textbox'), 'mine')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(currentToasts().map(({ title }) => title)).toEqual(['This could not be opened']))
  expect(screen.getByRole('status')).toHaveTextContent('closed')
  expect(screen.getByRole('textbox')).toHaveValue('mine')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})
