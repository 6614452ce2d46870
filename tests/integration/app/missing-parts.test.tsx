import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { reportSessionEnded, useSessionEnded } from '@/auth/session'
import { clearUnsaved, markUnsaved } from '@/browser/unsaved-input'
import { Shell } from '@/shell/Shell'
import { openPortal, platformForTests } from '../support/portal'

const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
// The code of every part of the shell that is loaded later, and of the notices.
vi.mock('@/shell/NavigationDrawer', gone)
vi.mock('@/shell/OrganizationDialog', gone)
vi.mock('@/shell/SessionEndedDialog', gone)
vi.mock('@/ui/Toaster', gone)

const platform = platformForTests()
// The environment of the tests has no popovers.
HTMLElement.prototype.hidePopover = () => undefined
afterEach(() => clearUnsaved('form'))

/** A page with unsaved input within the shell. */
async function openForm() {
  await platform.signIn({ organizations: ['Quarry Goods', 'Pinewood Retail'] })
  markUnsaved('form', () => Promise.resolve(false))
  const Form = () => (
    <>
      <input aria-label="Typed" />
      <output aria-label="Session">{useSessionEnded() ? 'has ended' : 'goes on'}</output>
    </>
  )
  openPortal('/form', { routes: [{ element: <Shell />, children: [{ path: '/form', Component: Form }] }] })
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Typed' }), 'mine')
  return user
}

const expectInput = () => expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('mine')

it('a menu that fails to load does not discard unsaved input', async () => {
  const user = await openForm()
  const menu = screen.getByRole('button', { name: 'Menu' })
  await user.click(menu)
  expect((await screen.findAllByText('This could not be opened'))[0]).toBeVisible()
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  expectInput()
})

it('an organization picker that fails to load does not discard unsaved input', async () => {
  const user = await openForm()
  await user.click(await screen.findByText('Switch organization'))
  expect((await screen.findAllByText('This could not be opened'))[0]).toBeVisible()
  expectInput()
})

it('the end of the session is announced and does not discard unsaved input', async () => {
  await openForm()
  act(() => void reportSessionEnded())
  expect((await screen.findAllByText('Your session has ended'))[0]).toBeVisible()
  expect(screen.getByRole('status', { name: 'Session' })).toHaveTextContent('goes on')
  expectInput()
})
