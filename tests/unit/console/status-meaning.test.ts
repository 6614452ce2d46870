import { expect, it } from 'vitest'
import { statusClass, statusMeaning } from '@/modules/console/view/response/status-meaning'

it('knows the name of a status that HTTP/2 does not send', () => {
  expect(statusMeaning(429, '')).toEqual({
    name: 'Too Many Requests',
    meaning: 'You have sent more requests than allowed. Wait, then try again.',
  })
})

it('uses the name of the server and the meaning of the class for an unregistered status', () => {
  expect(statusMeaning(499, 'Client Closed Request')).toEqual({
    name: 'Client Closed Request',
    meaning: 'The server does not accept the request as it is.',
  })
})

it.each([0, -1, 999, Number.NaN, 200.5])('explains %d, which is not a status', (status) => {
  expect(statusMeaning(status, '').meaning).toBe('The code is not an HTTP status.')
  expect(statusClass(status)).toBe('other')
})

it('knows the classes of codes', () => {
  expect([204, 302, 404, 503].map(statusClass)).toEqual(['success', 'redirect', 'client-error', 'server-error'])
})
