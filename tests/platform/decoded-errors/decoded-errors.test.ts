import { describe, expect, test, vi } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import type * as errors from '../../../platform/kernel/errors'
import { errorSites, recordedSites } from './error-sites'
import { provocations } from './provocations'

// Record the place in the source that creates each error.
vi.mock('../../../platform/kernel/errors', async (importOriginal) => {
  const { recordSites } = await import('./error-sites')
  const actual = await importOriginal<typeof errors>()
  const recorded = <Made extends Error>(error: Made): Made => {
    recordSites(error)
    return error
  }
  class RecordedError extends actual.PlatformError {
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof actual.PlatformError
    }
    constructor(...given: ConstructorParameters<typeof actual.PlatformError>) {
      super(...given)
      recordSites(this)
    }
  }
  return {
    ...actual,
    PlatformError: RecordedError,
    invalid: (...given: Parameters<typeof actual.invalid>) => recorded(actual.invalid(...given)),
    notFound: (...given: Parameters<typeof actual.notFound>) => recorded(actual.notFound(...given)),
    tooManyAttempts: () => recorded(actual.tooManyAttempts()),
    checkLink: (...given: Parameters<typeof actual.checkLink>) => {
      try {
        actual.checkLink(...given)
      } catch (error) {
        throw recorded(error as Error)
      }
    },
  }
})

describe('errors of the platform', () => {
  test.each(Object.entries(provocations))('are known and explained without gaps: %s', async (_, provoke) => {
    const responses = await provoke()
    expect(responses.length).toBeGreaterThan(0)
    for (const response of responses) {
      expect(response.status).toBeGreaterThanOrEqual(400)
      const { certainty, heading, gaps } = decodeResponse(response)
      expect([certainty, heading, gaps], `${response.status} ${response.body}`).toEqual([
        'known',
        expect.any(String),
        [],
      ])
    }
  })

  // Provoke a new error in provocations.ts, and explain it in the catalogue if its title is not enough.
  test('are all provoked: each place in its source that creates an error was reached', () => {
    const reached = recordedSites()
    expect(errorSites().filter((site) => !reached.has(site))).toEqual([])
  })
})
