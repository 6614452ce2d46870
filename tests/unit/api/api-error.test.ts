import { describe, expect, it } from 'vitest'
import { ApiError, describeError } from '@/api/core/api-error'
import { readEnvelope } from '@/api/core/envelope'

const defaults = { title: 'Error!', message: 'An error has occurred when fetching the applications' }

describe('error envelope', () => {
  it('reads title, message and field messages', () => {
    const body = {
      error: {
        error: 'Not valid',
        errorDescription: 'Two fields are wrong',
        validationErrors: { name: ['Too long', 'Odd'], iconName: 'Unknown' },
      },
    }
    expect(readEnvelope(body)).toEqual({
      title: 'Not valid',
      serverMessage: 'Two fields are wrong',
      fieldErrors: { name: 'Too long', iconName: 'Unknown' },
    })
  })

  it('reads the messages of a field group', () => {
    const body = { error: { validationErrors: { meta: { email: ['Taken'], name: {} }, title: 'Too long' } } }
    expect(readEnvelope(body).fieldErrors).toEqual({ 'meta.email': 'Taken', title: 'Too long' })
  })

  it.each([
    undefined,
    null,
    'Bad Gateway',
    [],
    { error: 'unauthorized' },
    { error: { error: 7, errorDescription: '' } },
    { error: { validationErrors: { a: {} } } },
  ])('finds nothing in %j', (body) =>
    expect(readEnvelope(body)).toEqual({ title: undefined, serverMessage: undefined, fieldErrors: undefined }),
  )
})

describe('the error text', () => {
  const http = (fields: object) =>
    new ApiError({ api: 'devcenter', kind: 'http', status: 500, message: 'internal words', ...fields })

  it('is the title and message of the server', () => {
    expect(describeError(http({ title: 'Busy', serverMessage: 'Come back later' }), defaults)).toEqual({
      title: 'Busy',
      message: 'Come back later',
    })
  })

  it('falls back to the fixed title or message if one is missing', () => {
    expect(describeError(http({}), defaults)).toEqual(defaults)
    expect(describeError(http({ title: 'Busy' }), defaults)).toEqual({ title: 'Busy', message: defaults.message })
    expect(describeError(new TypeError('x is undefined'), defaults)).toEqual(defaults)
  })

  it('says what the reader can do when the server cannot be reached', () => {
    const network = new ApiError({ api: 'devcenter', kind: 'network', message: 'unreachable' })
    expect(describeError(network, defaults).message).toBe(
      'An error has occurred when fetching the applications. Check your internet connection and try again.',
    )
    const timeout = new ApiError({ api: 'devcenter', kind: 'timeout', message: 'slow' })
    expect(describeError(timeout, defaults).message).toContain('did not respond in time; try again.')
    const advice = { network: 'Look whether it was lost.', timeout: 'Look whether it was done.' }
    expect(describeError(timeout, { ...defaults, advice }).message).toBe(`${defaults.message}. ${advice.timeout}`)
    expect(describeError(network, { ...defaults, advice }).message).toBe(`${defaults.message}. ${advice.network}`)
  })
})
