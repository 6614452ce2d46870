import { describe, expect, it } from 'vitest'
import { errorText } from '@/engines/requests/model/error-text'
import type { CallError } from '@/engines/requests/model/types'
import { errorKind, type ErrorFacts } from '@/engines/requests/send/error-kind'

const facts: ErrorFacts = {
  url: 'https://api.network.example/labels',
  ownOrigin: 'https://portal.example',
  isOnline: true,
  isRefusedByPolicy: false,
  doesUrlRespond: undefined,
  doesHostRespond: false,
}
const local = 'http://localhost:4400/labels'
const host = 'api.network.example'

describe('a request without a response', () => {
  it.each<[string, Partial<ErrorFacts>, CallError]>([
    ['no server responds', {}, { kind: 'no-answer', host, isSecure: true, servesOthers: false }],
    [
      'no server responds on this machine',
      { url: local },
      { kind: 'no-answer', host: 'localhost:4400', isSecure: false, servesOthers: false },
    ],
    [
      'only other addresses of the host respond',
      { doesUrlRespond: false, doesHostRespond: true },
      { kind: 'no-answer', host, isSecure: true, servesOthers: true },
    ],
    ['the address serves other requests', { doesUrlRespond: true }, { kind: 'cross-origin', host, isCertain: true }],
    [
      'the host responds, and the request must not be repeated',
      { doesHostRespond: true },
      { kind: 'cross-origin', host, isCertain: false },
    ],
    ['a redirect leads to a foreign host', { isRefusedByPolicy: true }, { kind: 'redirect', host }],
    ['there is no network', { isOnline: false }, { kind: 'offline' }],
    [
      'there is no network, but the host is this machine',
      { isOnline: false, url: local },
      { kind: 'no-answer', host: 'localhost:4400', isSecure: false, servesOthers: false },
    ],
    [
      'the browser says that it is offline, but the host responds',
      { isOnline: false, doesHostRespond: true },
      { kind: 'cross-origin', host, isCertain: false },
    ],
    ['only the page is secure', { url: `http://${host}/` }, { kind: 'mixed-content', host }],
    [
      'neither page nor address are secure',
      { url: `http://${host}/`, ownOrigin: 'http://portal.example' },
      { kind: 'no-answer', host, isSecure: false, servesOthers: false },
    ],
  ])('has the kind that follows from its facts: %s', (_, rest, error) => {
    expect(errorKind({ ...facts, ...rest })).toEqual(error)
  })

  const errors: CallError[] = [
    { kind: 'invalid', reason: 'Choose the file a.pdf first.' },
    { kind: 'foreign-host', host },
    { kind: 'redirect', host },
    { kind: 'mixed-content', host },
    { kind: 'offline' },
    { kind: 'timeout', seconds: 30 },
    { kind: 'cancelled' },
    { kind: 'no-answer', host, isSecure: true, servesOthers: false },
    { kind: 'no-answer', host, isSecure: true, servesOthers: true },
    { kind: 'cross-origin', host, isCertain: true },
    { kind: 'cross-origin', host, isCertain: false },
    { kind: 'internal', reason: 'The worker could not be started.' },
  ]
  const texts = errors.map((error) => errorText(error, 'POST', 'https://portal.example'))

  it('has an explanation and advice for each kind', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(errors.length)
    for (const { title, text, advice } of texts) {
      expect(`${title} ${text}`).not.toMatch(/undefined|\[object/)
      expect(advice).not.toEqual([])
    }
  })

  it('names the host, and the origin that the host must allow', () => {
    const { text, advice } = errorText({ kind: 'cross-origin', host, isCertain: true }, 'GET', 'https://portal.example')
    expect(text).toContain(host)
    expect(advice.join()).toContain('Access-Control-Allow-Origin: https://portal.example')
  })

  it('mentions the certificate only for https', () => {
    const textOf = (isSecure: boolean) =>
      JSON.stringify(errorText({ kind: 'no-answer', host, isSecure, servesOthers: false }, 'GET', ''))
    expect(textOf(true)).toContain('certificate')
    expect(textOf(false)).not.toContain('certificate')
  })

  it.each<CallError>([
    { kind: 'timeout', seconds: 30 },
    { kind: 'cancelled' },
    { kind: 'cross-origin', host, isCertain: false },
  ])('warns of effects only after a method that has some: $kind', (error) => {
    const textOf = (method: string) => JSON.stringify(errorText(error, method, ''))
    expect(textOf('POST')).toMatch(/may have been carried out.*took effect/)
    expect(textOf('GET')).not.toMatch(/carried out|took effect/)
    expect(textOf('GET')).toContain('Send the request again')
  })
})
