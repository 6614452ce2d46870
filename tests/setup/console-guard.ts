import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

// Fails a test that prints an error or a warning. A test that expects one spies on the console itself.
// Vitest itself fails a run with unhandled rejections.
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
