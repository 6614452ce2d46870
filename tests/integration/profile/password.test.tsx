import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { currentToasts } from '@/ui/toast'
import { startAttempt } from '../../../platform/db/attempts'
import { platformForTests } from '../support/portal'
import { openProfile, save, saveButton, saveFailures } from './open'

const platform = platformForTests()
const oldPassword = 'Portal-2026!'
const newPassword = 'Another-2027?'
const path = '/identity/v1/users/me/change-password/?'
const currentField = () => screen.findByLabelText('Current password')
const newField = () => screen.findByLabelText('New password')

async function fill(typedNew = newPassword, typedCurrent = oldPassword) {
  const user = userEvent.setup()
  const world = await platform.signIn()
  const view = openProfile('password')
  await user.type(await currentField(), typedCurrent)
  await user.type(await newField(), typedNew)
  return { user, ...world, ...view }
}

/** Expects that both fields are empty and show no error. */
async function expectEmpty() {
  // Give a pending validation time to end.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  for (const field of [await currentField(), await newField()]) {
    expect(field).toHaveValue('')
    expect(field).toBeValid()
  }
}

describe('Password Management', () => {
  test('Save is disabled until both passwords are valid; Cancel clears both fields', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile('password')
    await currentField()
    expect(saveButton()).toHaveAccessibleDescription('Enter your current password to save.')
    await user.click(await currentField())
    await user.tab()
    await waitFor(async () => expect(await currentField()).toHaveAccessibleErrorMessage('This field is required.'))
    await user.type(await currentField(), 'short')
    await user.tab()
    await waitFor(async () =>
      expect(await currentField()).toHaveAccessibleErrorMessage('Please enter a valid password'),
    )
    await user.type(await newField(), newPassword)
    expect(saveButton()).toHaveAccessibleDescription('Correct the current password to save.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await expectEmpty()
  })

  test('the new password must differ from the current one, also after the current one is edited', async () => {
    const { user } = await fill('Portal-2026!x')
    await user.tab()
    await user.type(await currentField(), 'x')
    await waitFor(async () =>
      expect(await newField()).toHaveAccessibleErrorMessage(
        'New passwords must be different from current passwords. Please update the new password and try again.',
      ),
    )
    expect(saveButton()).toHaveAccessibleDescription('Choose a different new password to save.')
  })

  test('the rules of the server are listed below the new password, each as met or not met', async () => {
    const { user } = await fill('abc')
    const rules = await screen.findByRole('list', { name: 'Password policy' })
    expect(within(rules).getAllByRole('listitem')).toHaveLength(5)
    expect(rules).toHaveTextContent('1 lowercase letter, met')
    expect(rules).toHaveTextContent('1 uppercase letter, not met')
    await user.type(await newField(), 'DEF-123 ')
    expect(rules).not.toHaveTextContent('not met')
    await user.tab()
    await waitFor(async () => expect(await newField()).toHaveAccessibleErrorMessage('Please enter a valid password'))
    expect(await newField()).toHaveAccessibleDescription(/Only letters without accents, digits and !@#/)
  })

  test('a change shows a notice and clears the fields; caches, storages and the request log hold no password', async () => {
    const { user, queryClient } = await fill()
    await save(user)
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Password Updated', tone: 'success' }]))
    await expectEmpty()
    const stored = JSON.stringify([
      queryClient.getMutationCache().getAll(),
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      platform.context().requests.list(),
    ])
    expect(stored).not.toContain(oldPassword)
    expect(stored).not.toContain(newPassword)
  })

  test.each(saveFailures)(
    '%s shows the specified error message; the fields stay filled',
    async (_, { error, says }) => {
      const { user } = await fill()
      platform.fail({ match: { path, method: 'PUT' }, ...error })
      await save(user)
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent('Error Saving New Password')
      expect(alert).toHaveTextContent(
        'You new password was unable to be saved. Please check your internet connection and try again.',
      )
      expect(alert).toHaveTextContent(says ?? 'Error Saving')
      expect(alert).toHaveFocus()
      expect(await newField()).toHaveValue(newPassword)
      expect(currentToasts()).toEqual([])
    },
  )

  test('a wrong current password shows an error at its field', async () => {
    const { user } = await fill(newPassword, 'Wrong-2026!')
    await save(user)
    await waitFor(async () =>
      expect(await currentField()).toHaveAccessibleErrorMessage('This is not your current password.'),
    )
    expect(await currentField()).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('after too many attempts the form says how long to wait', async () => {
    const { user, email } = await fill()
    for (let count = 0; count < 10; count += 1) startAttempt(platform.context(), 'password', email)
    await save(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 15 minutes and try again.')
  })

  test('a policy that fails to load shows an error with Retry; the password can be changed meanwhile', async () => {
    platform.fail({ match: { path: '/identity/v2/users/password-policy' }, status: 500, raw: 'oops' })
    const { user } = await fill()
    expect(await screen.findByText('Error fetching password policy.')).toBeInTheDocument()
    expect(saveButton()).not.toHaveAttribute('aria-disabled')
    platform.context().faults.remove()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('list', { name: 'Password policy' })).toBeInTheDocument()
    expect(screen.queryByText('Error fetching password policy.')).toBeNull()
  })

  test('employees see that their network password is used', async () => {
    await platform.signIn({ userType: 'Network Employee' })
    openProfile('password')
    expect(await currentField()).toBeDisabled()
    expect(await newField()).toBeDisabled()
    expect(screen.getByRole('note')).toHaveTextContent(
      'You are signed in as a Network Employee. Your network password is used and cannot be changed here.',
    )
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
