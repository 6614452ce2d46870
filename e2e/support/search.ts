import type { BrowserContext } from '@playwright/test'
import { platform } from './test.ts'

/** Answers the list of services as a provider does that publishes no search index: the search reads the documents. */
export async function withoutSearchIndex(context: BrowserContext): Promise<void> {
  await context.route(new RegExp(`^${platform}/devcenter/(?:public/)?v1/services/`), async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const text = await response.text()
    return route.fulfill({ response, body: text.replaceAll('"searchIndex"', '"withoutSearchIndex"') })
  })
}
