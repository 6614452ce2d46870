import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld } from '../../../platform/control/world'
import { listMails } from '../../../platform/db/mails'
import { captchaForTests } from '../support/captcha'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/signup')

const platform = platformForTests()
const captcha = captchaForTests(platform.context)
const signupPath = '/devcenter/public/v1/signup/'

let number = 0
let email = ''
beforeEach(() => {
  email = `jonas-${(number += 1)}@fjord.example`
})

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const submit = () => screen.getByRole('button', { name: 'Create Trial Account' })
const solve = async () => userEvent.click(await screen.findByRole('button', { name: "I'm not a robot" }))

async function fill(values: Record<string, string> = {}) {
  const all = { 'First Name': 'Jonas', 'Last Name': 'Lindqvist', Email: email, ...values }
  for (const [name, value] of Object.entries(all)) {
    await userEvent.clear(field(name))
    if (value !== '') await userEvent.type(field(name), value)
  }
}

async function sendFilled(values?: Record<string, string>) {
  const portal = openPortal('/signup')
  await fill(values)
  await solve()
  await userEvent.click(submit())
  return portal
}

describe('signup', () => {
  it('sends signed-in people home', async () => {
    await platform.signIn()
    openPortal('/signup')
    expect(await screen.findByText('/home')).toBeVisible()
  })

  it.each([
    ['without access to the portal', { hasAccess: false }],
    ['before the terms are accepted', { hasAcceptedTerms: false }],
  ])('asks people who are signed in for no role and no terms, but sends them home: %s', async (_, options) => {
    await platform.signIn(options)
    const { router } = openPortal('/signup')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  })

  it('is open to visitors', () => {
    openPortal('/signup')
    expect(submit()).toBeVisible()
  })

  it('is disabled until the captcha is solved, and says why', async () => {
    openPortal('/signup')
    await fill()
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(submit()).toHaveAccessibleDescription('Tick the captcha box to go on.')
    await userEvent.click(submit())
    expect(screen.queryByText('Thank you for signing up!')).toBeNull()
    await solve()
    expect(submit()).not.toHaveAttribute('aria-disabled')
  })

  it('sends the invitation and shows the thank-you page with the email address', async () => {
    await sendFilled({ Email: ` ${email} ` })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Thank you for signing up!' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByText(email)).toBeVisible()
    expect(listMails(platform.context().db, email)).toHaveLength(1)
  })

  it('returns to the form by any link, with all input except the email address', async () => {
    const { router } = await sendFilled({ Company: 'Fjord Textil' })
    await userEvent.click(await screen.findByRole('link', { name: 'Use another address' }))
    expect(field('Email')).toHaveValue('')
    expect(field('First Name')).toHaveValue('Jonas')
    expect(field('Last Name')).toHaveValue('Lindqvist')
    expect(field('Company')).toHaveValue('Fjord Textil')
    expect(submit()).toHaveAccessibleDescription('Tick the captcha box to go on.')
    await userEvent.type(field('Email'), `right-${email}`)
    await solve()
    await userEvent.click(submit())
    expect(await screen.findByText(`right-${email}`)).toBeVisible()
    await act(() => router.navigate('/signup'))
    expect(submit()).toBeVisible()
  })

  it('validates the fields and focuses the first invalid one', async () => {
    openPortal('/signup')
    await solve()
    await userEvent.click(submit())
    expect(await screen.findByText('First Name is a required field')).toBeVisible()
    expect(screen.getByText('Last Name is a required field')).toBeVisible()
    expect(screen.getByText('Email is a required field')).toBeVisible()
    expect(field('First Name')).toHaveFocus()
    expect(field('Email')).toHaveAccessibleErrorMessage('Email is a required field')
  })

  it.each(['jonas', 'jonas@fjord', 'a b@fjord.example', 'jonas@provider.example', 'jonas@mail.Provider.example'])(
    'rejects the email address %s',
    async (address) => {
      await sendFilled({ Email: address })
      expect(await screen.findByText('Please enter a valid email address.')).toBeVisible()
      expect(field('Email')).toHaveFocus()
    },
  )

  it('shows that the account exists, with a link to sign in, and keeps the input', async () => {
    const world = await createWorld(platform.context(), {})
    await sendFilled({ Email: world.email, Company: 'Fjord Textil' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This account already exists.')
    expect(alert).toHaveTextContent('organization admin')
    await waitFor(() => expect(alert).toHaveFocus())
    expect(screen.getAllByRole('link', { name: 'Sign In' })).toHaveLength(2)
    expect(field('Company')).toHaveValue('Fjord Textil')
    expect(captcha.resets()).toBe(1)
    expect(submit()).toHaveAccessibleDescription('Tick the captcha box again to go on.')
    await userEvent.click(screen.getAllByRole('link', { name: 'Sign In' })[0] as HTMLElement)
    expect(await screen.findByText('Sign-in is not reachable')).toBeVisible()
  })

  it('shows a field error of the server at its field', async () => {
    await sendFilled({ Company: 'x'.repeat(101) })
    expect(await screen.findByText('Must not be longer than 100 characters.')).toBeVisible()
    expect(field('Company')).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['400', { status: 400, body: {} }],
    ['a refused captcha', { status: 400, body: { error: { validationErrors: { recaptcha: 'No' } } } }],
    ['401', { status: 401, body: {} }],
    ['403 with words', { status: 403, body: { error: { error: 'Closed', errorDescription: 'Not today.' } } }],
    ['404', { status: 404, raw: 'nothing' }],
    ['500', { status: 500, raw: '<h1>Oops</h1>' }],
    ['nonsense', { status: 400, body: { error: { validationErrors: { meta: 'email' } } } }],
    ['a dropped connection', { drop: true }],
  ])('shows the specified error for %s, and the next attempt works', async (_, fault) => {
    platform.fail({ match: { path: signupPath }, ...fault, times: 1 })
    await sendFilled()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are experiencing difficulties communicating with the server. Please try again later.',
    )
    expect(field('First Name')).toHaveValue('Jonas')
    expect(captcha.resets()).toBe(1)
    await solve()
    await userEvent.click(submit())
    expect(await screen.findByText('Thank you for signing up!')).toBeVisible()
  })

  it('shows how long to wait after too many attempts', async () => {
    const body = { error: { error: 'Too many attempts', errorDescription: 'Wait 15 minutes and try again.' } }
    platform.fail({ match: { path: signupPath }, status: 429, body })
    await sendFilled()
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 15 minutes and try again.')
  })

  it('shows a pending state and sends only once', async () => {
    const answer = platform.hold({ match: { path: signupPath, method: 'POST' } })
    await sendFilled()
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(submit())
    answer()
    expect(await screen.findByText('Thank you for signing up!')).toBeVisible()
    expect(listMails(platform.context().db, email)).toHaveLength(1)
  })
})
