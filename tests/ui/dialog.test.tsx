import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Drawer } from '@/ui/Drawer'

function Page({ confirmClose, alert = false }: { confirmClose?: () => boolean; alert?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Application"
        description="This action cannot be undone."
        alert={alert}
        footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
        {...(confirmClose && { confirmClose })}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

test('Escape closes the dialog and the focus returns to the button', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Application' })
  expect(dialog).toHaveAccessibleDescription('This action cannot be undone.')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test('confirmClose can keep the dialog open', async () => {
  const confirmClose = vi.fn<() => boolean>(() => false)
  render(<Page confirmClose={confirmClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(confirmClose).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a dialog that must be answered has the role alertdialog', async () => {
  render(<Page alert />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('alertdialog', { name: 'Delete Application' })).toBeVisible()
})

test('a drawer is a named dialog with a close button', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  render(
    <Drawer open onOpenChange={onOpenChange} label="Menu" tone="ink" head={<b>Dev Center</b>}>
      <a href="/home">Home</a>
    </Drawer>,
  )
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false)
})
