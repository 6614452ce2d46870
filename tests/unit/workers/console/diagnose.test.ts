import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from '../../../support/wait-for'

const url = 'https://api.network.example/labels?page=1'
const origin = 'https://api.network.example'

let scope: EventTarget & { location: { origin: string } }
/** Addresses that response. All others fail. */
let answering: string[]
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<void>>()

beforeEach(() => {
  vi.resetModules()
  answering = []
  scope = Object.assign(new EventTarget(), { location: { origin: 'https://portal.example' } })
  vi.stubGlobal('self', scope)
  vi.stubGlobal('navigator', { onLine: true })
  fetched
    .mockReset()
    .mockImplementation((address) =>
      answering.includes(address) ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch')),
    )
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

async function diagnosed(method: string) {
  const { diagnose } = await import('@/workers/console/send/diagnose')
  return diagnose(url, method)
}

describe('a failed request', () => {
  it('is repeated without cross-origin access, headers and cookies, if its method is safe', async () => {
    answering = [url]
    expect(await diagnosed('GET')).toMatchObject({ kind: 'cross-origin', isCertain: true })
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      url,
      expect.objectContaining({ mode: 'no-cors', credentials: 'omit' }),
    )
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('headers')
  })

  it('is not repeated if it may have an effect', async () => {
    answering = [url, origin]
    expect(await diagnosed('POST')).toMatchObject({ kind: 'cross-origin', isCertain: false })
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([origin])
  })

  it('gets no response although its host responds to other requests', async () => {
    answering = [origin]
    expect(await diagnosed('GET')).toMatchObject({ kind: 'no-answer', servesOthers: true })
  })

  it('gets no response because its host does not respond', async () => {
    expect(await diagnosed('DELETE')).toMatchObject({ kind: 'no-answer', servesOthers: false })
  })

  it('was refused by the policy, so that no further request is sent', async () => {
    const failing = diagnosed('GET')
    await waitFor(() => scope.dispatchEvent(new Event('securitypolicyviolation')))
    await new Promise((resolve) => setTimeout(resolve, 10))
    scope.dispatchEvent(new Event('securitypolicyviolation'))
    expect(await failing).toEqual({ kind: 'redirect', host: 'api.network.example' })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('has a host that responds if the policy refuses only the redirect of the host', async () => {
    fetched.mockImplementation(() => {
      scope.dispatchEvent(new Event('securitypolicyviolation'))
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    expect(await diagnosed('POST')).toMatchObject({ kind: 'cross-origin', isCertain: false })
  })
})
