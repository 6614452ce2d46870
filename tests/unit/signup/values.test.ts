import { expect, test } from 'vitest'
import { isEmailAddress } from '@/lib/email-address'
import { hasEmailDomain } from '@/lib/email-address'
import { emptySignup, signupBody, signupErrors } from '@/features/signup/model/signup-values'

test('the request body omits empty optional values and trims the others', () => {
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

test('a domain that only ends like an internal domain is not internal', () => {
  const values = { ...emptySignup, firstname: 'a', lastname: 'b', email: 'a@notprovider.example' }
  expect(signupErrors(values, ['provider.example'])).toEqual({})
})

test.each([
  'a@b.example',
  ' a@b.example ',
  "o'neil+b@c.d.example",
  'a.b-c_d@e-f.example',
  'ü@ö.example',
  '1@2.example',
])('%s is an email address', (text) => expect(isEmailAddress(text)).toBe(true))
const plain = ['', 'a', 'a@b', '@b.example', 'a@b.', 'a@.b', 'a@b..c', 'a b@c.example', 'a@b@c.example']
const beside = ['a@b.example,', '<a@b.example>', 'a@b.example;c@d.example', 'mailto:a@b.example', '"a"@b.example']
const dotted = ['.a@b.example', 'a.@b.example', 'a..b@c.example', 'a@-b.example', 'a@b-.example']
const tooLong = `${'a'.repeat(245)}@b.example`
test.each([...plain, ...beside, ...dotted, tooLong])('"%s" is not an email address', (text) =>
  expect(isEmailAddress(text)).toBe(false),
)

test.each(['a@b.example', ' a@B.Example ', 'a@mail.b.example', '"x@y.example"@b.example'])(
  '"%s" belongs to the domain',
  (address) => expect(hasEmailDomain(address, ['d.example', 'b.example'])).toBe(true),
)
test.each(['', 'b.example', 'a@notb.example', 'a@b.example.evil.example', 'a@b.example@c.example'])(
  '"%s" does not belong to the domain',
  (address) => expect(hasEmailDomain(address, ['b.example'])).toBe(false),
)
