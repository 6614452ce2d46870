import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, platform } from './test.ts'

/** The sidebar of the documentation area. */
export function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Apis and Services' })
}

/** The page's own heading. */
export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

/** Address of a file of the platform's documentation. */
export function contentUrl(file: string): string {
  return `${platform}/content/docs/${file}`
}

interface OperationAddress {
  doc: string
  path: string
  method: string
  /** The titles of service and operation in the path, which the router ignores. */
  named?: string
}

/** Address of an operation's page. */
export function operationUrl({ named = 'Any-Service/Any-Operation', ...query }: OperationAddress): string {
  return `/api-doc/${named}/?${new URLSearchParams(query).toString()}`
}

/** Expects the page to be accessible in its present theme and to fit on every screen. */
export async function expectFitAndAccessible(page: Page): Promise<void> {
  await expectAccessible(page)
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
}

/** Pastes a text into the page, as the keyboard does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
