import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { currentToasts } from '@/ui/toast'
import { platformForTests } from '../support/portal'
import { field, openProfile, profilePath, save, saveButton } from './open'

const platform = platformForTests()

describe('validation', () => {
  test.each([
    ['First name', ' ', 'This field is required', 'first name'],
    ['First name', 'x'.repeat(61), 'Name cannot be longer than 60 characters.', 'first name'],
    ['Last name', '', 'This field is required', 'last name'],
    ['Last name', 'x'.repeat(61), 'Name cannot be longer than 60 characters.', 'last name'],
  ])('refuses as %s the text %j: %s', async (name, text, message, words) => {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile('personal')
    const input = await field(name)
    await user.clear(input)
    await user.click(input)
    if (text !== '') await user.paste(text)
    await user.tab()
    await waitFor(() => expect(input).toHaveAccessibleErrorMessage(message))
    expect(saveButton()).toHaveAccessibleDescription(`Correct the ${words} to save.`)
    await save(user)
    expect(currentToasts()).toEqual([])
  })

  test.each(['', 'Lead, EDI & <物流> 2 🚚'])(
    'names of 60 characters plus outer spaces, and the job title %j, are valid',
    async (title) => {
      const user = userEvent.setup()
      const { userId } = await platform.signIn()
      openProfile('personal')
      for (const name of ['First name', 'Last name']) {
        const input = await field(name)
        await user.clear(input)
        await user.click(input)
        await user.paste(`  ${'é'.repeat(60)} `)
      }
      await user.clear(await field('Job title'))
      if (title !== '') await user.type(await field('Job title'), title)
      await save(user)
      await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Personal Information saved' }]))
      const [row] = platform.context().db.all('select first_name, last_name, job_title from users where id = ?', userId)
      expect(row).toEqual({ first_name: 'é'.repeat(60), last_name: 'é'.repeat(60), job_title: title || null })
    },
  )

  test.each([
    ['1'.repeat(32), 'Phone number cannot be longer than 31 characters.'],
    ['call me', 'Please enter a valid phone number.'],
    ['+43 1 ext 5', 'Please enter a valid phone number.'],
  ])('the phone number %j is refused: %s', async (text, message) => {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile('contact')
    const input = await field('Phone number')
    await user.type(input, text)
    await user.tab()
    await waitFor(() => expect(input).toHaveAccessibleErrorMessage(message))
    expect(saveButton()).toHaveAccessibleDescription('Correct the phone number to save.')
  })

  test.each(['', '+1 (555) 010-0142 #12 / 7.8*90123'.slice(0, 31)])('the phone number %j is valid', async (number) => {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile('contact')
    const input = await field('Phone number')
    await user.clear(input)
    await user.type(input, '1')
    await user.clear(input)
    if (number !== '') await user.type(input, number)
    await user.tab()
    expect(input).not.toHaveAttribute('aria-invalid', 'true')
    expect(saveButton()).not.toHaveAccessibleDescription(/Correct/)
  })

  test('the message of the server about a field is shown at the field', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile('personal')
    await user.type(await field('First name'), 'x')
    const error = { error: 'Validation Error', errorDescription: 'No.', validationErrors: { first_name: 'Not that.' } }
    platform.fail({ match: { path: profilePath, method: 'PATCH' }, status: 400, body: { error } })
    await save(user)
    await waitFor(async () => expect(await field('First name')).toHaveAccessibleErrorMessage('Not that.'))
    expect(await field('First name')).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
