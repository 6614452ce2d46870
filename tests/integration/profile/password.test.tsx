import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { currentToasts } from '@/ui/toast'
import { startAttempt } from '../../../platform/db/attempts'
import { platformForTests } from '../support/portal'
import { openProfile, save, saveButton, saveFailures } from './open'

const platform = platformForTests()
const old = 'Portal-2026!'
const next = 'Another-2027?'
const path = '/identity/v1/users/me/change-password/?'
const current = () => screen.findByLabelText('Current password')
const fresh = () => screen.findByLabelText('New password')

async function fill(newPassword = next, password = old) {
  const user = userEvent.setup()
  const world = await platform.signIn()
  const view = openProfile('password')
  await user.type(await current(), password)
  await user.type(await fresh(), newPassword)
  return { user, ...world, ...view }
}

/** Both are empty, and nothing is said about that. */
async function expectEmpty() {
  // A check that were under way would end meanwhile.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  for (const field of [await current(), await fresh()]) {
    expect(field).toHaveValue('')
    expect(field).toBeValid()
  }
}

describe('Password Management', () => {
  test('Save waits for two valid passwords, and Cancel forgets them', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile('password')
    await current()
    expect(saveButton()).toHaveAccessibleDescription('Enter your current password to save.')
    await user.click(await current())
    await user.tab()
    await waitFor(async () => expect(await current()).toHaveAccessibleErrorMessage('This field is required.'))
    await user.type(await current(), 'short')
    await user.tab()
    await waitFor(async () => expect(await current()).toHaveAccessibleErrorMessage('Please enter a valid password'))
    await user.type(await fresh(), next)
    expect(saveButton()).toHaveAccessibleDescription('Correct the current password to save.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await expectEmpty()
  })

  test('the new password must differ, also after the current one is changed', async () => {
    const { user } = await fill('Portal-2026!x')
    await user.tab()
    await user.type(await current(), 'x')
    await waitFor(async () =>
      expect(await fresh()).toHaveAccessibleErrorMessage(
        'New passwords must be different from current passwords. Please update the new password and try again.',
      ),
    )
    expect(saveButton()).toHaveAccessibleDescription('Choose a different new password to save.')
  })

  test('the rules of the server stand under the new password', async () => {
    const { user } = await fill('abc')
    const rules = await screen.findByRole('list', { name: 'Password policy' })
    expect(within(rules).getAllByRole('listitem')).toHaveLength(5)
    expect(rules).toHaveTextContent('1 lowercase letter, met')
    expect(rules).toHaveTextContent('1 uppercase letter, not met')
    await user.type(await fresh(), 'DEF-123 ')
    expect(rules).not.toHaveTextContent('not met')
    await user.tab()
    await waitFor(async () => expect(await fresh()).toHaveAccessibleErrorMessage('Please enter a valid password'))
    expect(await fresh()).toHaveAccessibleDescription(/Only letters without accents, digits and !@#/)
  })

  test('a change is told, forgotten by the page, and kept nowhere', async () => {
    const { user, queryClient } = await fill()
    await save(user)
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Password Updated', tone: 'ok' }]))
    await expectEmpty()
    const kept = JSON.stringify([
      queryClient.getMutationCache().getAll(),
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      platform.context().requests.list(),
    ])
    expect(kept).not.toContain(old)
    expect(kept).not.toContain(next)
  })

  test.each(saveFailures)(
    '%s is told in the words of the catalogue; what was typed stays',
    async (_, { failure, says }) => {
      const { user } = await fill()
      platform.fail({ match: { path, method: 'PUT' }, ...failure })
      await save(user)
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent('Error Saving New Password')
      expect(alert).toHaveTextContent(
        'You new password was unable to be saved. Please check your internet connection and try again.',
      )
      expect(alert).toHaveTextContent(says ?? 'Error Saving')
      expect(alert).toHaveFocus()
      expect(await fresh()).toHaveValue(next)
      expect(currentToasts()).toEqual([])
    },
  )

  test('a wrong current password is told at its field', async () => {
    const { user } = await fill(next, 'Wrong-2026!')
    await save(user)
    await waitFor(async () =>
      expect(await current()).toHaveAccessibleErrorMessage('This is not your current password.'),
    )
    expect(await current()).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('after too many wrong ones the form says that one has to wait', async () => {
    const { user, email } = await fill()
    for (let count = 0; count < 10; count += 1) startAttempt(platform.context(), 'password', email)
    await save(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 15 minutes and try again.')
  })

  test('a policy that cannot be read is told, Retry reads it, and the password can be changed meanwhile', async () => {
    platform.fail({ match: { path: '/identity/v2/users/password-policy' }, status: 500, raw: 'oops' })
    const { user } = await fill()
    expect(await screen.findByText('Error fetching password policy.')).toBeInTheDocument()
    expect(saveButton()).not.toHaveAttribute('aria-disabled')
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('list', { name: 'Password policy' })).toBeInTheDocument()
    expect(screen.queryByText('Error fetching password policy.')).toBeNull()
  })

  test('employees are told that the network password is used', async () => {
    await platform.signIn({ userType: 'Network Employee' })
    openProfile('password')
    expect(await current()).toBeDisabled()
    expect(await fresh()).toBeDisabled()
    expect(screen.getByRole('note')).toHaveTextContent(
      'You are signed in as a Network Employee. Your network password is used and cannot be changed here.',
    )
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
