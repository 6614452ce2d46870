import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import type { HighlightCall } from '@/modules/code-samples/highlight-in-worker'
import type { MatchRequest } from '@/modules/password/match-in-worker'

afterEach(cleanup)

// How long a test waits for what a page shows: long, because a busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 })

// There are no workers: code is highlighted and patterns are evaluated on the page's thread.
vi.mock('@/modules/code-samples/highlight-in-worker', async () => {
  const { highlight } = await import('@/modules/code-samples/highlight')
  return {
    highlightInWorker: ({ code, language }: HighlightCall) => Promise.resolve(highlight(code, language)),
  }
})

vi.mock('@/modules/password/match-in-worker', () => ({
  matchInWorker: ({ pattern, text }: MatchRequest) => Promise.resolve(new RegExp(pattern).test(text)),
}))

/** As in a browser, no failure of what is still on its way to the clipboard is unhandled. */
class QuietClipboardItem extends ClipboardItem {
  constructor(items: Record<string, Promise<Blob | string>>) {
    super(items)
    for (const item of Object.values(items)) item.catch(() => undefined)
  }
}
Object.assign(window, { ClipboardItem: QuietClipboardItem })
