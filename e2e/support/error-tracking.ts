import type { APIRequestContext, Page } from '@playwright/test'
import { expect, platform } from './test.ts'

/** All events that error tracking has received, from any page. */
export async function errorsReceived(request: APIRequestContext): Promise<Record<string, unknown>[]> {
  const answer = await request.get(`${platform}/__control/envelopes`)
  const { results } = (await answer.json()) as { results: { items: { payload: Record<string, unknown> }[] }[] }
  return results.flatMap(({ items }) => items.map(({ payload }) => payload))
}

/** Whether the page has requested the code of error tracking and received a response. */
export const isTrackingLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('error-tracking')))

/** Throws errors on the page, with its address in message and stack, until error tracking has received one. Returns that event. */
export async function throwUntilReceived(page: Page, request: APIRequestContext, marker: string) {
  let received: Record<string, unknown> | undefined
  await expect(async () => {
    await page.evaluate(
      (text) =>
        void setTimeout(() => {
          const error = new Error(`${text} on ${location.href}`)
          error.stack += `\n    at planted (${location.href}:1:1)`
          throw error
        }),
      `${marker} ${Math.random()}`,
    )
    received = (await errorsReceived(request)).find((event) => JSON.stringify(event).includes(marker))
    expect(received).toBeDefined()
  }).toPass()
  return received ?? {}
}
