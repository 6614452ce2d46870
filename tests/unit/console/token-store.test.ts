import { beforeEach, describe, expect, it, vi } from 'vitest'

const session = vi.hoisted(() => ({ now: {}, listeners: [] as (() => void)[] }))
vi.mock('@/auth/session', () => ({
  currentSession: () => session.now,
  subscribeSession: (listener: () => void) => session.listeners.push(listener),
}))

const member = { status: 'signedIn', userId: 'u1', organizationId: 'o1' }
function change(next: object) {
  session.now = next
  for (const listener of session.listeners) listener()
}

change(member)
const { deleteTokens, storedToken, storeToken } = await import('@/modules/console/credentials/token-store')
const token = { token: 'token-1', expiresAt: undefined }

beforeEach(() => {
  change(member)
  storeToken('a1 test', token)
  storeToken('pasted', token)
})

describe('the tokens of the console', () => {
  it('are deleted one by one, or all at once', () => {
    deleteTokens('pasted')
    expect([storedToken('pasted'), storedToken('a1 test')]).toEqual([undefined, token])
    deleteTokens()
    expect(storedToken('a1 test')).toBeUndefined()
  })

  it('stay while the session is renewed', () => {
    change({ ...member })
    expect(storedToken('pasted')).toBe(token)
  })

  it.each([
    ['of another person', { ...member, userId: 'u2' }],
    ['of another organization', { ...member, organizationId: 'o2' }],
    ['of nobody', { status: 'anonymous' }],
  ])('are deleted when the session is one %s', (_, next) => {
    change(next)
    expect([storedToken('pasted'), storedToken('a1 test')]).toEqual([undefined, undefined])
  })
})
