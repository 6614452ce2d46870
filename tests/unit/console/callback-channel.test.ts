import { afterEach, describe, expect, it, vi } from 'vitest'
import { awaitCallback, postCallback } from '@/modules/console/credentials/callback-channel'

afterEach(() => vi.useRealTimers())

const never = () => new AbortController().signal
const response = (fields: Record<string, string>) => new URLSearchParams(fields)

/** Posts a response and lets the time pass in which a console confirms it. */
async function postUnclaimed(fields: Record<string, string>): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const posted = postCallback(response(fields))
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  return posted
}

describe('the response to a sign-in', () => {
  it('reaches the console that waits for its state, and is confirmed', async () => {
    const received = awaitCallback('state-1', never())
    expect(await postCallback(response({ state: 'state-1', code: 'code-1' }))).toBe(true)
    expect(await received).toEqual({ state: 'state-1', code: 'code-1', error: undefined, description: undefined })
  })

  it('is an error with its description if the sign-in was refused', async () => {
    const received = awaitCallback('state-2', never())
    await postCallback(response({ state: 'state-2', error: 'access_denied', error_description: 'Not a member' }))
    expect(await received).toMatchObject({ code: undefined, error: 'access_denied', description: 'Not a member' })
  })

  it.each([{ state: 'other' }, { state: '' }, {}])('with the state %j is ignored', async (fields) => {
    const onResponse = vi.fn<(response: unknown) => void>()
    const received = awaitCallback('state-3', never()).then(onResponse)
    expect(await postUnclaimed({ ...fields, code: 'foreign' })).toBe(false)
    expect(onResponse).not.toHaveBeenCalled()
    await postCallback(response({ state: 'state-3', code: 'own' }))
    await received
    expect(onResponse).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'own' }))
  })

  it('is used once: a second response is not confirmed', async () => {
    const received = awaitCallback('state-4', never())
    expect(await postCallback(response({ state: 'state-4', code: 'first' }))).toBe(true)
    expect(await postUnclaimed({ state: 'state-4', code: 'second' })).toBe(false)
    expect(await received).toMatchObject({ code: 'first' })
  })

  it('is not confirmed after the console has stopped waiting', async () => {
    const controller = new AbortController()
    const received = awaitCallback('state-5', controller.signal)
    controller.abort(new Error('cancelled'))
    await expect(received).rejects.toThrow('cancelled')
    expect(await postUnclaimed({ state: 'state-5', code: 'late' })).toBe(false)
  })
})
