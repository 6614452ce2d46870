import { describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { passwordPolicySchema } from '@/api/identity/schemas'
import { passes, rulesFor, whatIsLeft } from '@/modules/password/rules'
import { passwordPolicy } from '../../../platform/rest/password-policy'

const metBy = (password: string) =>
  rulesFor(passwordPolicy, password)
    .filter(({ met }) => met)
    .map(({ name }) => name)

describe('a pattern', () => {
  it('must match where there is one, and an empty value fails without it too', () => {
    expect([passes(''), passes('', /^$/), passes('a'), passes('a', /b/), passes('ab', /b/)]).toEqual([
      false,
      false,
      true,
      false,
      true,
    ])
  })
})

describe('the rules', () => {
  it('have the words of the specification, in the order of the server', () => {
    expect(rulesFor(passwordPolicy, '').map(({ label }) => label)).toEqual([
      '8 characters',
      '1 uppercase letter',
      '1 lowercase letter',
      '1 number',
      '1 special character',
    ])
  })

  it.each([
    ['', []],
    ['aaaaaaa', ['lower']],
    ['aaaaaaaa', ['minlength', 'lower']],
    ['AAAAAAAA', ['minlength', 'upper']],
    ['1', ['number']],
    ['`', ['special']],
    ['"', ['special']],
    ['\\', ['special']],
    [']', ['special']],
    ['-', ['special']],
    ['ä ß€', []],
    ['Portal-2026!', ['minlength', 'upper', 'lower', 'number', 'special']],
  ])('%j meets %j', (password, met) => expect(metBy(password)).toEqual(met))

  it('that are not known go by their own names, also those of an object', () => {
    const policy = { constructor: { pattern: 'x' }, 'no-spaces': { pattern: '^\\S+$' } }
    expect(rulesFor(policy, 'a').map(({ label, met }) => [label, met])).toEqual([
      ['constructor', false],
      ['no-spaces', true],
    ])
  })

  it.each([
    ['', 'Choose a password.'],
    ['a', '4 rules are left'],
    ['Fjord-textil', '1 rule is left: 1 number'],
    ['Portal-2026!', undefined],
  ])('left by %j: %s', (password, left) => expect(whatIsLeft(passwordPolicy, password)).toBe(left))

  it('may be none', () => {
    expect([whatIsLeft({}, ''), whatIsLeft({}, 'a')]).toEqual(['Choose a password.', undefined])
  })
})

describe('an answer of the server', () => {
  it.each([
    [{}],
    [{ data: {} }],
    [{ data: { regex_policy: null } }],
    [{ data: { regex_policy: { upper: {} } } }],
    [{ data: { regex_policy: { upper: { pattern: '[A-' } } } }],
    [{ data: { regex_policy: { upper: '[A-' } } }],
    [{ data: { regex_policy: { upper: 3 } } }],
  ])('%j is no policy', (answer) => expect(z.safeParse(passwordPolicySchema, answer).success).toBe(false))

  it('may give a rule as an object or as the pattern itself', () => {
    const answer = { data: { regex_policy: { minlength: '.{8,}', upper: { pattern: '[A-Z]' } } } }
    expect(z.parse(passwordPolicySchema, answer).data.regex_policy).toEqual({
      minlength: { pattern: '.{8,}' },
      upper: { pattern: '[A-Z]' },
    })
  })
})
