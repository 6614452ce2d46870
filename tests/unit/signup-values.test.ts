import { expect, test } from 'vitest'
import { isEmailAddress, isOfDomain } from '@/lib/email-address'
import { emptySignup, signupBody, signupErrors } from '@/features/signup/model/signup-values'

test('the body leaves out optional values that are empty and trims the others', () => {
  const values = { firstname: ' Jonas', lastname: 'Lindqvist ', email: ' j@fjord.example ', title: '  ', company: '' }
  const name = { firstname: 'Jonas', lastname: 'Lindqvist', email: 'j@fjord.example' }
  expect(signupBody(values, 'token')).toEqual({ ...name, recaptcha: 'token' })
  expect(signupBody({ ...values, title: ' CTO', company: 'Fjord' }, 'token')).toEqual({
    ...name,
    title: 'CTO',
    company: 'Fjord',
    recaptcha: 'token',
  })
})

test('job title and company are optional', () => {
  expect(Object.keys(signupErrors(emptySignup, []))).toEqual(['firstname', 'lastname', 'email'])
})

test('a domain that only ends like an internal one is somebody else', () => {
  const values = { ...emptySignup, firstname: 'a', lastname: 'b', email: 'a@notprovider.example' }
  expect(signupErrors(values, ['provider.example'])).toEqual({})
})

test.each(['a@b.example', ' a@b.example ', 'a+b@c.d.example', 'ü@ö.example'])('%s is an address', (text) =>
  expect(isEmailAddress(text)).toBe(true),
)
test.each(['', 'a', 'a@b', '@b.example', 'a@b.', 'a@.b', 'a@b..c', 'a b@c.example', 'a@b@c.example'])(
  '"%s" is none',
  (text) => expect(isEmailAddress(text)).toBe(false),
)

test.each(['a@b.example', ' a@B.Example ', 'a@mail.b.example', '"x@y.example"@b.example'])(
  '"%s" is of the domain',
  (address) => expect(isOfDomain(address, ['d.example', 'b.example'])).toBe(true),
)
test.each(['', 'b.example', 'a@notb.example', 'a@b.example.evil.example', 'a@b.example@c.example'])(
  '"%s" is not',
  (address) => expect(isOfDomain(address, ['b.example'])).toBe(false),
)
