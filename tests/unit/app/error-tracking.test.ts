import { expect, test, vi } from 'vitest'
import { startErrorTracking } from '@/app/error-tracking'

const options = vi.hoisted((): unknown[] => [])
vi.mock('@sentry/browser', async (original) => ({
  ...(await original<object>()),
  BrowserClient: class {
    constructor(given: unknown) {
      options.push(given)
    }
    init() {
      // Does not install the tracker: the test only reads its options.
    }
  },
}))

test('error tracking reports every error', () => {
  vi.stubGlobal('window', {})
  startErrorTracking('https://key@errors.example/1', 'prod')
  expect(options).toEqual([expect.objectContaining({ sampleRate: 1, environment: 'prod' })])
})
