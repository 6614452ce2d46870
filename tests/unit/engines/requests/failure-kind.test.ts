import { describe, expect, it } from 'vitest'
import { failureText } from '@/engines/requests/model/failure-text'
import type { Failure } from '@/engines/requests/model/types'
import { failureKind, type FailureFacts } from '@/engines/requests/send/failure-kind'

const facts: FailureFacts = {
  url: 'https://api.network.example/labels',
  ownOrigin: 'https://portal.example',
  isOnline: true,
  isRefusedByPolicy: false,
  doesAddressAnswer: undefined,
  doesHostAnswer: false,
}
const local = 'http://localhost:4400/labels'
const host = 'api.network.example'

describe('a request without a response', () => {
  it.each<[string, Partial<FailureFacts>, Failure]>([
    ['no server responds', {}, { kind: 'no-answer', host, isSecure: true, answersOthers: false }],
    [
      'no server responds on this machine',
      { url: local },
      { kind: 'no-answer', host: 'localhost:4400', isSecure: false, answersOthers: false },
    ],
    [
      'only other addresses of the host respond',
      { doesAddressAnswer: false, doesHostAnswer: true },
      { kind: 'no-answer', host, isSecure: true, answersOthers: true },
    ],
    ['the address serves other requests', { doesAddressAnswer: true }, { kind: 'cross-origin', host, isCertain: true }],
    [
      'the host responds, and the request must not be repeated',
      { doesHostAnswer: true },
      { kind: 'cross-origin', host, isCertain: false },
    ],
    ['a redirect leads to a foreign host', { isRefusedByPolicy: true }, { kind: 'redirect', host }],
    ['there is no network', { isOnline: false }, { kind: 'offline' }],
    [
      'there is no network, but the host is this machine',
      { isOnline: false, url: local },
      { kind: 'no-answer', host: 'localhost:4400', isSecure: false, answersOthers: false },
    ],
    [
      'the browser says that it is offline, but the host responds',
      { isOnline: false, doesHostAnswer: true },
      { kind: 'cross-origin', host, isCertain: false },
    ],
    ['only the page is secure', { url: `http://${host}/` }, { kind: 'mixed-content', host }],
    [
      'neither page nor address are secure',
      { url: `http://${host}/`, ownOrigin: 'http://portal.example' },
      { kind: 'no-answer', host, isSecure: false, answersOthers: false },
    ],
  ])('has the kind that follows from its facts: %s', (_, rest, failure) => {
    expect(failureKind({ ...facts, ...rest })).toEqual(failure)
  })

  const failures: Failure[] = [
    { kind: 'invalid', reason: 'Choose the file a.pdf first.' },
    { kind: 'foreign-host', host },
    { kind: 'redirect', host },
    { kind: 'mixed-content', host },
    { kind: 'offline' },
    { kind: 'timeout', seconds: 30 },
    { kind: 'cancelled' },
    { kind: 'no-answer', host, isSecure: true, answersOthers: false },
    { kind: 'no-answer', host, isSecure: true, answersOthers: true },
    { kind: 'cross-origin', host, isCertain: true },
    { kind: 'cross-origin', host, isCertain: false },
    { kind: 'internal', reason: 'The worker could not be started.' },
  ]
  const texts = failures.map((failure) => failureText(failure, 'POST', 'https://portal.example'))

  it('has an explanation and advice for each kind', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(failures.length)
    for (const { title, text, advice } of texts) {
      expect(`${title} ${text}`).not.toMatch(/undefined|\[object/)
      expect(advice).not.toEqual([])
    }
  })

  it('names the host, and the origin that the host must allow', () => {
    const { text, advice } = failureText(
      { kind: 'cross-origin', host, isCertain: true },
      'GET',
      'https://portal.example',
    )
    expect(text).toContain(host)
    expect(advice.join()).toContain('Access-Control-Allow-Origin: https://portal.example')
  })

  it('mentions the certificate only for https', () => {
    const textOf = (isSecure: boolean) =>
      JSON.stringify(failureText({ kind: 'no-answer', host, isSecure, answersOthers: false }, 'GET', ''))
    expect(textOf(true)).toContain('certificate')
    expect(textOf(false)).not.toContain('certificate')
  })

  it.each<Failure>([
    { kind: 'timeout', seconds: 30 },
    { kind: 'cancelled' },
    { kind: 'cross-origin', host, isCertain: false },
  ])('warns of effects only after a method that has some: $kind', (failure) => {
    const textOf = (method: string) => JSON.stringify(failureText(failure, method, ''))
    expect(textOf('POST')).toMatch(/may have been carried out.*had an effect/)
    expect(textOf('GET')).not.toMatch(/carried out|had an effect/)
    expect(textOf('GET')).toContain('Send the request again')
  })
})
