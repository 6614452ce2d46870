import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { environment } from '@/config/environment'
import { Footer } from '@/shell/Footer'
import { ShortcutSwitch } from '@/shell/ShortcutSwitch'
import { openPortal } from '../support/portal'

const statusPageUrl = 'https://status.network.example/'
const open = () => openPortal('/', { routes: [{ path: '/', element: <Footer /> }] })
afterEach(() => {
  environment().statusPageUrl = statusPageUrl
})

test('the footer links to the configured status page, and to none if none is configured', () => {
  const { unmount } = open()
  expect(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('href', statusPageUrl)
  unmount()
  delete environment().statusPageUrl
  open()
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Status' })).toBeNull()
})

test('the key ? lists the shortcuts, but not while the reader types or after the keys are turned off', async () => {
  const page = (
    <>
      <input aria-label="Name" />
      <ShortcutSwitch />
      <Footer />
    </>
  )
  openPortal('/', { routes: [{ path: '/', element: page }] })
  const user = userEvent.setup()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Next findingF8')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'why?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('why?')

  const keys = screen.getByRole('switch', { name: 'Shortcut keys / and ?' })
  await user.click(keys)
  keys.blur()
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('The keys / and ? are turned off.')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(keys)
})
