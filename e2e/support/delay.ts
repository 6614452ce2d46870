import type { Page } from '@playwright/test'

/** Delays the responses to requests for these URLs until the returned function is called. */
export async function delayRequests(page: Page, urls: string): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(urls, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
