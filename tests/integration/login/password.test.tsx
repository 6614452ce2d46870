import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../../platform/control/world'
import { startAttempt } from '../../../platform/db/attempts'
import { listMails } from '../../../platform/db/mails'
import { verifyPassword } from '../../../platform/db/passwords'
import { findUser, findUserByEmail } from '../../../platform/db/people'
import { sendPasswordReset } from '../../../platform/mail/password-reset'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/login', '/login/reset-password', '/login/create-new-password')

const platform = platformForTests()
const oops =
  "Oops! We're having a problem on our end. Please try again later or contact support if the problem persists."
const newPassword = 'Another-2027?'

type CallError = Omit<Parameters<typeof platform.fail>[0], 'match'>
const words = { error: { error: 'Closed', errorDescription: 'Not today.' } }
const errors: [string, CallError, string?][] = [
  ['400 with words', { status: 400, body: words }],
  ['403', { status: 403, body: {} }],
  ['500 with words', { status: 500, body: words }],
  ['500 without', { status: 500, raw: '<h1>oops</h1>' }],
  ['a dropped connection', { drop: true }, 'Check your internet connection and try again.'],
]

describe('the login page', () => {
  it('has a heading, Sign In and a link to reset the password', async () => {
    openPortal('/login/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/login/reset-password')
    const others = ['heading', 'button', 'link'].map((kind) => screen.getAllByRole(kind).length)
    expect(others).toEqual([1, 1, 1])
  })

  it('links home for a signed-in person', async () => {
    await platform.signIn()
    openPortal('/login/')
    expect(await screen.findByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home')
  })
})

describe('a forgotten password', () => {
  const button = () => screen.getByRole('button', { name: 'Send Reset Link' })
  const email = () => screen.findByLabelText('Email')

  it('cannot be submitted before the email address is valid', async () => {
    const user = userEvent.setup()
    openPortal('/login/reset-password')
    expect(await email()).toHaveAttribute('autocomplete', 'username')
    expect(button()).toHaveAccessibleDescription('Enter your email address.')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    for (const text of ['robin', '@', '@customer.example', 'a@b']) {
      await user.clear(await email())
      await user.type(await email(), text)
      expect(button()).toHaveAccessibleDescription('Enter a valid email address.')
    }
    await user.clear(await email())
    expect(button()).toHaveAccessibleDescription('Enter your email address.')
    await user.clear(await email())
    await user.type(await email(), 'robin')
    await user.tab()
    expect(await email()).toHaveAccessibleErrorMessage('Please enter a valid email address.')
    await user.type(await email(), '@customer.example')
    expect(button()).not.toHaveAttribute('aria-disabled')
  })

  it.each([true, false])(
    'sends an email only to an account, and shows the same page for every address: %s',
    async (known) => {
      const world = await createWorld(platform.context(), {})
      const address = known ? world.email : `nobody-${world.email}`
      const user = userEvent.setup()
      openPortal('/login/reset-password')
      await user.type(await email(), ` ${address} {Enter}`)
      expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus()
      expect(screen.getByText(address)).toBeVisible()
      expect(listMails(platform.context().db, address)).toHaveLength(known ? 1 : 0)
      await user.click(screen.getByRole('button', { name: 'Use another address' }))
      expect(await email()).toHaveValue(address)
      expect(await email()).toHaveFocus()
    },
  )

  it.each(errors)(
    'shows an error when the reset fails with %s, and can be submitted again',
    async (_name, error, more) => {
      const user = userEvent.setup()
      const world = await createWorld(platform.context(), {})
      platform.fail({ match: { path: '/identity/users/forgot-password/' }, ...error, times: 1 })
      openPortal('/login/reset-password')
      await user.type(await email(), world.email)
      await user.click(button())
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(`${oops}${more ?? ''}Contact support`)
      expect(screen.getByText(oops)).toBeVisible()
      expect(alert).toHaveFocus()
      expect(await email()).toHaveValue(world.email)
      await user.click(button())
      expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
    },
  )

  it('shows an error after too many emails', async () => {
    const user = userEvent.setup()
    const world = await createWorld(platform.context(), {})
    for (let time = 0; time < 5; time += 1) startAttempt(platform.context(), 'reset-mail', world.email)
    openPortal('/login/reset-password')
    await user.type(await email(), `${world.email}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attemptsWait 15 minutes and try again.')
  })
})

describe('a new password', () => {
  const button = () => screen.getByRole('button', { name: 'Save New Password' })
  const field = () => screen.findByLabelText('New Password')

  /** Sends a reset email and returns its recipient and the address of the linked page. */
  async function forget() {
    const world = await createWorld(platform.context(), {})
    const row = findUser(platform.context().db, world.userId)
    if (row) sendPasswordReset(platform.context(), row)
    const { pathname, search } = new URL(listMails(platform.context().db, world.email)[0]?.link?.address ?? '')
    return { world, address: pathname + search }
  }

  async function fill(user: ReturnType<typeof userEvent.setup>, text = newPassword) {
    await user.type(await field(), text)
    await screen.findByRole('list', { name: 'Password policy' })
  }

  it.each([
    '/login/create-new-password',
    '/login/create-new-password?email_address=a%40b.example',
    '/login/create-new-password?reset_code=abc',
    '/login/create-new-password?email_address=&reset_code=',
  ])('asks to open the link again without an email address or code: %s', async (address) => {
    openPortal(address)
    expect(await screen.findByText(/Open the link in the email about your password again/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/login/reset-password')
  })

  it('removes the code from the address, waits for the policy and replaces the old password', async () => {
    const user = userEvent.setup()
    const { world, address } = await forget()
    const { router } = openPortal(address)
    expect(await screen.findByLabelText('Email')).toHaveValue(world.email)
    expect(router.state.location).toMatchObject({ pathname: '/login/create-new-password', search: '' })
    await fill(user, 'Another-2027')
    await user.clear(await field())
    await fill(user, 'another2027')
    expect(button()).toHaveAccessibleDescription('2 rules are left')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await user.click(button())
    expect(screen.queryByRole('heading', { name: 'Password changed' })).toBeNull()
    await user.clear(await field())
    await fill(user)
    expect(button()).not.toHaveAttribute('aria-disabled')
    await user.click(button())
    expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
    const hash = findUserByEmail(platform.context().db, world.email)?.password_hash
    expect(await verifyPassword(newPassword, hash)).toBe(true)
    expect(await verifyPassword(world.password, hash)).toBe(false)
  })

  it.each([
    ['used', 'set used_at = expires_at', 'This link was used already', 'ask for a new link'],
    ['expired', "set expires_at = '2026-01-01T00:00:00.000Z'", 'This link has expired', 'Ask for a new link.'],
  ])('with a code that is %s, shows what to do and keeps the input', async (_name, change, title, message) => {
    const user = userEvent.setup()
    const { world, address } = await forget()
    platform.context().db.run(`update password_resets ${change} where user_id = ?`, world.userId)
    openPortal(address, { others: ['/login/reset-password'] })
    await fill(user)
    await user.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(alert).toHaveTextContent(message)
    expect(await field()).toHaveValue(newPassword)
    // The typed password is useless with a new link, so leaving the page does not ask.
    await user.click(screen.getByRole('link', { name: 'Ask for a new one' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible()
  })

  it('with an invalid code, shows what to do', async () => {
    const user = userEvent.setup()
    openPortal('/login/create-new-password?email_address=a%40b.example&reset_code=%3Cb%3E')
    await fill(user)
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid')
  })

  it('shows an error after too many codes', async () => {
    const user = userEvent.setup()
    const { world, address } = await forget()
    for (let time = 0; time < 10; time += 1) startAttempt(platform.context(), 'reset-code', world.email)
    openPortal(address)
    await fill(user)
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 15 minutes and try again.')
  })

  it.each(errors)(
    'shows an error when saving fails with %s, and can be submitted again',
    async (_name, error, more) => {
      const user = userEvent.setup()
      platform.fail({ match: { path: '/identity/users/reset-password/' }, ...error, times: 1 })
      openPortal((await forget()).address)
      await fill(user)
      await user.click(button())
      expect(await screen.findByRole('alert')).toHaveTextContent(`${oops}${more ?? ''}Contact support`)
      expect(await field()).toHaveValue(newPassword)
      await user.click(button())
      expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
    },
  )

  it('the message of the server about the password is shown at the field', async () => {
    const user = userEvent.setup()
    openPortal((await forget()).address)
    await fill(user, 'Anöther-2027?')
    await user.click(button())
    await waitFor(async () => expect(await field()).toHaveAccessibleErrorMessage(/Use only letters without accents/))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.clear(await field())
    await user.type(await field(), newPassword)
    await user.click(button())
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  })

  it('shows an error when the policy fails to load', async () => {
    platform.fail({ match: { path: '/identity/v2/users/password-policy/' }, status: 500, body: {} })
    openPortal((await forget()).address)
    expect(await screen.findByText('An error has occurred when fetching the password policy')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
