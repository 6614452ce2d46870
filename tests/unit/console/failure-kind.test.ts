import { describe, expect, it } from 'vitest'
import { failureKind, type FailureFacts } from '@/modules/console/send/failure-kind'

const facts: FailureFacts = {
  url: 'https://api.network.example/labels',
  ownOrigin: 'https://portal.example',
  isOnline: true,
  isRefusedByPolicy: false,
  probe: 'refused',
}

describe('a request without an answer', () => {
  it.each<[string, Partial<FailureFacts>, object]>([
    ['nothing answers', {}, { kind: 'no-answer', host: 'api.network.example', isSecure: true }],
    ['nothing answers at an open host', { url: 'http://localhost:4400/' }, { kind: 'no-answer', isSecure: false }],
    ['the host answers others', { probe: 'answered' }, { kind: 'cross-origin', host: 'api.network.example' }],
    ['a redirect leads elsewhere', { isRefusedByPolicy: true, probe: 'none' }, { kind: 'redirect' }],
    ['there is no network', { isOnline: false }, { kind: 'offline' }],
    [
      'there is no network, but the host is this machine',
      { isOnline: false, url: 'http://localhost:4400/' },
      { kind: 'no-answer' },
    ],
    [
      'the browser says offline, but the host answers',
      { isOnline: false, probe: 'answered' },
      { kind: 'cross-origin' },
    ],
    ['the address is not secure', { url: 'http://api.network.example/' }, { kind: 'mixed-content' }],
    [
      'neither page nor address are secure',
      { url: 'http://api.network.example/', ownOrigin: 'http://portal.example' },
      { kind: 'no-answer' },
    ],
  ])('when %s', (_, rest, failure) => {
    expect(failureKind({ ...facts, ...rest })).toMatchObject(failure)
  })
})
