import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clearFilesOpen, clearUnsaved, markFilesOpen, markUnsaved } from '@/browser/unsaved-input'
import { Bar } from '@/shell/Bar'
import { openPortal, platformForTests } from '../support/portal'

const platform = platformForTests()
// The environment of the tests has no popovers.
HTMLElement.prototype.hidePopover = () => undefined
afterEach(() => {
  clearUnsaved('part')
  clearFilesOpen('part')
})
const open = () => openPortal('/', { routes: [{ path: '/', element: <Bar navigation /> }] })

/** Waits for the profile menu: it contains the email address only after the user's record is loaded. */
async function profileMenu(email: string) {
  const found = await waitFor(() => {
    const menu = screen.getByText(email).closest<HTMLElement>('[popover]')
    expect(menu).not.toBeNull()
    return menu
  })
  return within(found ?? document.body)
}

test('the logo leads to the home page', () => {
  open()
  expect(screen.getByRole('link', { name: 'Dev Center' })).toHaveAttribute('href', '/home')
})

test('shows visitors both actions instead of the profile menu', () => {
  open()
  expect(screen.getByRole('link', { name: 'Create Trial Account' })).toHaveAttribute('href', '/signup')
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Edit Profile & Settings' })).toBeNull()
})

test("the profile menu shows the user's name and links to the profile", async () => {
  const { email } = await platform.signIn()
  open()
  const menu = await profileMenu(email)
  expect(menu.getByText(/^Robin Sample/)).toBeInTheDocument()
  expect(menu.getByRole('link', { name: 'Edit Profile & Settings' })).toHaveAttribute('href', '/profile')
  expect(menu.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Create Trial Account' })).toBeNull()
})

test('shows the organization picker only to users with more than one organization', async () => {
  const one = await platform.signIn({ organizations: ['Quarry Goods'] })
  const { unmount } = open()
  expect((await profileMenu(one.email)).queryByRole('button', { name: /Switch organization/ })).toBeNull()
  unmount()
  const two = await platform.signIn({ organizations: ['Quarry Goods', 'Pinewood Retail'] })
  open()
  expect((await profileMenu(two.email)).getByRole('button', { name: /Switch organization/ })).toBeInTheDocument()
})

test.each([
  ['unsaved changes', () => markUnsaved('part', () => Promise.resolve(true)), 'They are lost when you switch.'],
  ['an open file', () => markFilesOpen('part'), 'You have to open it again when you switch.'],
])('the organization picker warns of %s', async (what, mark, consequence) => {
  const { email } = await platform.signIn({ organizations: ['Quarry Goods', 'Pinewood Retail'] })
  mark()
  open()
  const menu = await profileMenu(email)
  await userEvent.click(menu.getByRole('button', { name: /Switch organization/, hidden: true }))
  expect(await screen.findByText(`This page has ${what}. ${consequence}`)).toBeInTheDocument()
})

test('the organization picker shows the current organization each time it is opened', async () => {
  const { email } = await platform.signIn({ organizations: ['Quarry Goods', 'Pinewood Retail'] })
  open()
  const menu = await profileMenu(email)
  const openPicker = () => userEvent.click(menu.getByRole('button', { name: /Switch organization/, hidden: true }))
  await openPicker()
  await userEvent.click(await screen.findByRole('radio', { name: /Pinewood Retail/ }))
  expect(screen.getByRole('button', { name: 'Switch' })).not.toHaveAttribute('aria-disabled')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openPicker()
  expect(await screen.findByRole('radio', { name: /Quarry Goods/ })).toBeChecked()
  expect(screen.getByRole('button', { name: 'Switch' })).toHaveAttribute('aria-disabled', 'true')
})
