import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { listMails } from '../../../platform/db/mails'
import { findUserByEmail } from '../../../platform/db/people'
import { verifyPassword } from '../../../platform/db/passwords'
import { sendInvitation } from '../../../platform/mail/invitation'
import { currentToasts } from '@/ui/toast'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/login/create')

const platform = platformForTests()
const password = 'Fjord-textil-1'
let people = 0

/** Sends an invitation and returns its email address and the address of the linked page. */
function invite(validMs?: number) {
  const email = `jonas-${(people += 1)}@fjordtextil.example`
  const organization = { trialName: 'Fjord Textil - Trial' }
  sendInvitation(platform.context(), { email, firstName: 'Jonas', lastName: 'Lindqvist', organization }, validMs)
  const { pathname, search } = new URL(listMails(platform.context().db, email)[0]?.link?.address ?? '')
  return { email, address: pathname + search }
}

const button = () => screen.getByRole('button', { name: 'Finalize Account' })
const field = (label: string) => screen.findByLabelText(label)
const rule = (name: string) =>
  within(screen.getByRole('list', { name: 'Password policy' })).getByText(name, { exact: false }).parentElement

async function fill(user: ReturnType<typeof userEvent.setup>, text = password) {
  await user.type(await field('Password'), text)
  await screen.findByRole('list', { name: 'Password policy' })
}

describe('an address without an invitation', () => {
  it.each(['/login/create', '/login/create?signed_invite=', '/login/create?other=1'])(
    'asks to open the link in the email: %s',
    async (address) => {
      openPortal(address)
      expect(await screen.findByText(/Open the link in your invitation email again/)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        '/contact-info?contactSupport=true',
      )
    },
  )
})

describe('an invitation', () => {
  it('is removed from the address and fills in the invited person', async () => {
    const { email, address } = invite()
    const { router, queryClient } = openPortal(address)
    expect(await field('First Name')).toHaveValue('Jonas')
    expect(screen.getByLabelText('Last Name')).toHaveValue('Lindqvist')
    expect(screen.getByLabelText('Email')).toHaveValue(email)
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    expect(router.state.location).toMatchObject({ pathname: '/login/create', search: '' })
    const token = address.split('=')[1] ?? ''
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state]),
      ),
    ).not.toContain(token)
    expect(JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))).not.toContain(
      token,
    )
  })

  it('shows each password rule and the remaining rules while typing', async () => {
    const user = userEvent.setup()
    openPortal(invite().address)
    const input = await field('Password')
    await screen.findByRole('list', { name: 'Password policy' })
    expect(button()).toHaveAccessibleDescription('Choose a password.')
    await user.type(input, 'Fjord-textil')
    expect(rule('1 number')).toHaveTextContent('1 number, not met')
    expect(rule('8 characters')).toHaveTextContent('8 characters, met')
    const mark = (name: string) => rule(name)?.closest('li')?.querySelector('svg')?.classList
    expect(mark('8 characters')).toContain('lucide-circle-check')
    expect(mark('1 number')).toContain('lucide-circle')
    expect(input).toHaveAccessibleDescription(/8 characters ?, met.*1 number ?, not met.*Only letters without accents/)
    expect(screen.getByText('4 of 5 password rules met')).toHaveAttribute('role', 'status')
    expect(button()).toHaveAccessibleDescription('1 rule is left: 1 number')
    await user.type(input, '1')
    expect(button()).not.toHaveAttribute('aria-disabled')
    for (const [name, text] of [
      ['First Name', 'Jonas'],
      ['Last Name', 'Lindqvist'],
    ] as const) {
      await user.clear(await field(name))
      expect(button()).toHaveAccessibleDescription('Enter your first and last name.')
      expect(button()).toHaveAttribute('aria-disabled', 'true')
      await user.type(await field(name), text)
      expect(button()).not.toHaveAttribute('aria-disabled')
    }
    await user.clear(await field('Last Name'))
    await user.tab()
    expect(await field('Last Name')).toHaveAccessibleErrorMessage('This field is required')
  })

  it('hides the password by default, and marks the fields for password managers', async () => {
    const user = userEvent.setup()
    openPortal(invite().address)
    const input = await field('Password')
    expect(input).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveAttribute('type', 'password')
    const hints = ['First Name', 'Last Name', 'Email', 'Password'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(hints).toEqual(['given-name', 'family-name', 'username', 'new-password'])
    await user.click(input)
    await user.paste(password)
    expect(input).toHaveValue(password)
  })

  it('finalizes the account and cannot be used again', async () => {
    const user = userEvent.setup()
    const { email, address } = invite()
    const { unmount } = openPortal(address)
    await user.clear(await field('First Name'))
    await user.type(await field('First Name'), ' Jon ')
    await fill(user)
    await user.click(button())
    const heading = await screen.findByRole('heading', { level: 1, name: 'Account finalized' })
    expect(heading).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
    const account = findUserByEmail(platform.context().db, email)
    expect(account?.first_name).toBe('Jon')
    expect(await verifyPassword(password, account?.password_hash)).toBe(true)
    unmount()

    openPortal('/login/create').unmount()
    openPortal(address)
    expect(await screen.findByText('This invitation was used already')).toBeVisible()
    expect(screen.getByText(/Your account is already set up/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/login/reset-password')
  })

  it('that has expired or is invalid shows what to do', async () => {
    const { unmount } = openPortal(invite(-1).address)
    expect(await screen.findByText('This invitation has expired')).toBeVisible()
    expect(screen.getByText(/Your invitation has expired/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create Trial Account' })).toHaveAttribute('href', '/signup')
    unmount()
    openPortal('/login/create?signed_invite=..%2F..%2Fnonsense%3Cb%3E')
    expect(await screen.findByText('This invitation is not known')).toBeVisible()
    expect(screen.getByText(/Part of the link may be missing/)).toBeVisible()
  })
})

type CallError = Omit<Parameters<typeof platform.fail>[0], 'match'>
const words = { error: { error: 'Closed', errorDescription: 'Not today.' } }

/** Failures of a call, with the title and message of the toast; `default` stands for the default text of the call. */
const errors: [string, CallError, string, string][] = [
  ['400 with words', { status: 400, body: words }, 'Closed', 'Not today.'],
  ['403', { status: 403, body: {} }, 'Error!', 'default'],
  ['429', { status: 429, body: words }, 'Closed', 'Not today.'],
  ['500 with words', { status: 500, body: words }, 'Closed', 'Not today.'],
  ['500 without', { status: 500, raw: '<h1>oops</h1>' }, 'Error!', 'default'],
  ['a dropped connection', { drop: true }, 'Error!', 'default Check your internet connection and try again.'],
]
const broken: typeof errors = [['broken JSON', { status: 200, raw: '{"' }, 'Error!', 'default']]

describe.each([...errors, ...broken])('an invitation that fails to load by %s', (_name, error, title, message) => {
  it('shows a toast that stays', async () => {
    platform.fail({
      match: { path: '/identity/v3/users/invitations/unauthed/' },
      ...error,
      times: error.drop ? 3 : 1,
    })
    openPortal(invite().address)
    expect(await screen.findByText(title)).toBeVisible()
    expect(currentToasts()).toMatchObject([{ title, persistent: true }])
    expect(screen.getByText(message.replace('default', 'An error has occurred when creating user.'))).toBeVisible()
    if (error.status === 400) return
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await field('First Name')).toHaveValue('Jonas')
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })
})

describe.each([
  ...errors,
  ...broken,
  [
    'an invalid pattern',
    { status: 200, body: { data: { regex_policy: { upper: { pattern: '[A-' } } } } },
    'Error!',
    'default',
  ],
] as typeof errors)('a policy that fails to load by %s', (_name, error, title, message) => {
  it('shows a toast that stays, and Retry loads it', async () => {
    platform.fail({ match: { path: '/identity/v2/users/password-policy/' }, ...error, times: error.drop ? 3 : 1 })
    openPortal(invite().address)
    expect(await screen.findByText(title)).toBeVisible()
    expect(currentToasts()).toMatchObject([{ title, persistent: true }])
    const expected = message.replace('default', 'An error has occurred when fetching the password policy')
    expect(screen.getByText(expected.replace('policy Check', 'policy. Check'))).toBeVisible()
    await userEvent.type(await field('Password'), password)
    expect(button()).toHaveAccessibleDescription('You can choose a password once its rules have loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('5 of 5 password rules met')).toBeInTheDocument()
    expect(button()).not.toHaveAttribute('aria-disabled')
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })
})

it('a failed policy shows no error on a page that does not use it', async () => {
  platform.fail({ match: { path: '/identity/v2/users/password-policy/' }, status: 500, body: {} })
  const { queryClient } = openPortal(invite(-1).address)
  expect(await screen.findByText('This invitation has expired')).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText('An error has occurred when fetching the password policy')).toBeNull()
})

describe.each(errors)('finalizing that fails by %s', (_name, error, title, message) => {
  it('shows a toast that stays, keeps the input and works on the next attempt', async () => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/identity/v3/users/invitations/verify/' }, ...error, times: 1 })
    openPortal(invite().address)
    await fill(user)
    await user.click(button())
    expect(await screen.findByText(title)).toBeVisible()
    expect(currentToasts()).toMatchObject([{ title, persistent: true }])
    expect(screen.getByText(message.replace('default', 'An error has occurred when creating user.'))).toBeVisible()
    expect(await field('Password')).toHaveValue(password)
    await user.click(button())
    expect(await screen.findByRole('heading', { name: 'Account finalized' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })
})

it('the message of the server about a field is shown at the field', async () => {
  const user = userEvent.setup()
  openPortal(invite().address)
  await fill(user, 'Pässword-1')
  await user.click(button())
  await waitFor(async () =>
    expect(await field('Password')).toHaveAccessibleErrorMessage(/Use only letters without accents/),
  )
  expect(await field('Password')).toHaveFocus()
  expect(screen.queryByText('Validation Error')).toBeNull()
  await user.clear(await field('Password'))
  await fill(user)
  await user.click(button())
  expect(await screen.findByRole('heading', { name: 'Account finalized' })).toBeVisible()
})
