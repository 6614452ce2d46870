import { describe, expect, it } from 'vitest'
import { passwordErrors, usesNetworkPassword, passwordObstacle } from '@/features/profile/model/password'
import { passwordProblem } from '../../../platform/rest/password-policy'

const old = 'Portal-2026!'
const invalid = 'Please enter a valid password'
const same = 'New passwords must be different from current passwords. Please update the new password and try again.'

describe('change of the password', () => {
  it('requires both passwords, with an error that ends in a full stop only on this page', () => {
    expect(passwordErrors({ password: '', new_password: '' })).toEqual({
      password: 'This field is required.',
      new_password: 'This field is required.',
    })
  })

  it.each([
    'Short-1',
    'no-upper-1',
    'NO-LOWER-1',
    'No-Digits-',
    'NoSpecial11',
    'Größer-2026',
    'With space-1',
    'Euro€-2026',
  ])('rejects %j in both fields, as the platform does for a new password', (text) => {
    expect(passwordErrors({ password: text, new_password: text })).toEqual({
      password: invalid,
      new_password: invalid,
    })
    expect(passwordProblem(text)).toBeDefined()
  })

  it.each(Array.from('!@#$%^&*()_+-=[]{};\':"\\|,.<>/?~`'))('accepts the special character %s', (special) => {
    expect(passwordErrors({ password: old, new_password: `Abcdef1${special}` })).toEqual({})
    expect(passwordProblem(`Abcdef1${special}`)).toBeUndefined()
  })

  it('requires a new password that differs from the current one', () => {
    expect(passwordErrors({ password: old, new_password: old })).toEqual({ new_password: same })
    expect(passwordObstacle({ password: old, new_password: old })).toBe('Choose a different new password to save.')
  })

  it.each([
    ['', '', 'Enter your current password to save.'],
    [old, '', 'Enter a new password to save.'],
    ['x', 'Another-2027?', 'Correct the current password to save.'],
    [old, 'x', 'Correct the new password to save.'],
    [old, 'Another-2027?', undefined],
  ])('says what is missing: %j, %j', (password, new_password, text) => {
    expect(passwordObstacle({ password, new_password })).toBe(text)
  })

  it('is not available to employees, who use their network password', () => {
    expect(usesNetworkPassword({ user_type: 'Network Employee' })).toBe(true)
    for (const user_type of ['Customer', 'Employee', undefined]) expect(usesNetworkPassword({ user_type })).toBe(false)
  })
})
