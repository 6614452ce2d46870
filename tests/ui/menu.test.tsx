import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from '@/ui/Menu'

type Theme = 'light' | 'dark'
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

function Page({ onSignOut }: { onSignOut: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [theme, setTheme] = useState<Theme>('light')
  return (
    <>
      <button type="button" ref={anchor} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(true)}>
        Profile
      </button>
      <Menu open={open} onOpenChange={setOpen} anchor={anchor} label="Profile" align="end">
        <MenuHeading>Maya Okafor</MenuHeading>
        <MenuLink render={<Link to="#profile" />}>Edit Profile & Settings</MenuLink>
        <MenuSeparator />
        <MenuRadioGroup label="Theme" value={theme} onChange={setTheme} options={themes} />
        <MenuItem onClick={onSignOut}>Sign Out</MenuItem>
      </Menu>
    </>
  )
}

test('arrows move through the items, Enter chooses and the focus returns', async () => {
  const onSignOut = vi.fn<() => void>()
  render(<Page onSignOut={onSignOut} />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button', { name: 'Profile' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menu', { name: 'Profile' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement))
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSignOut).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
})

test('the choice of a group is ticked and changes', async () => {
  render(<Page onSignOut={() => undefined} />, { wrapper: MemoryRouter })
  await userEvent.click(screen.getByRole('button', { name: 'Profile' }))
  expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Profile' }))
  expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  expect(screen.getByRole('menuitem', { name: 'Edit Profile & Settings' })).toHaveAttribute('href', '/#profile')
})
