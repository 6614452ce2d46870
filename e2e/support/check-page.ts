import type { Locator, Page } from '@playwright/test'

/** The line above the findings that sums a check up. */
export const summary = (page: Page) =>
  page
    .locator('p[role=status]')
    .filter({ hasText: /\.xml|document/ })
    .first()

/** Where an element that is visible is. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}
