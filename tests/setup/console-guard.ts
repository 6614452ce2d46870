import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

// A test that expects an error or a warning spies on the console itself; everything else fails the test.
// Unhandled rejections fail the run: Vitest does that by itself.
let unexpected: string[] = []

beforeEach(() => {
  unexpected = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${method}: ${format(...args)}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  if (unexpected.length > 0) throw new Error(`Unexpected output on the console:\n${unexpected.join('\n')}`)
})
