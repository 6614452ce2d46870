import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a key until the element has the focus, as people without a mouse do. */
export async function press(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} does not reach ${String(target)}`)
}
