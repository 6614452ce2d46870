import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import type { HighlightCall } from '@/modules/code-samples/highlight-in-worker'

afterEach(cleanup)

// How long a test waits for what a page shows: long, because a busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 })

// There are no workers: code is highlighted beside the page.
vi.mock('@/modules/code-samples/highlight-in-worker', async () => {
  const { highlight } = await import('@/modules/code-samples/highlight')
  return {
    highlightInWorker: ({ code, language }: HighlightCall) => Promise.resolve(highlight(code, language)),
  }
})

/** jsdom has no such class. As a browser's it waits for what is still on its way, and no failure of that is unhandled. */
class Item {
  readonly types: string[]
  private readonly data: Record<string, Promise<Blob | string>>
  constructor(data: Record<string, Promise<Blob | string>>) {
    this.data = data
    this.types = Object.keys(data)
    for (const value of Object.values(data)) value.catch(() => undefined)
  }
  async getType(type: string): Promise<Blob> {
    return new Blob([(await this.data[type]) ?? ''], { type })
  }
}
Object.assign(window, { ClipboardItem: Item })
