import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Makes the storage of this tab fail: it is blocked or full. */
async function refuseStorage(page: Page, problem: 'blocked' | 'full'): Promise<void> {
  await page.addInitScript(
    (name) => {
      const refuse = () => {
        throw new DOMException('refused', name)
      }
      if (name === 'SecurityError') {
        for (const storage of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, storage, { get: refuse })
      } else {
        Storage.prototype.setItem = refuse
      }
    },
    problem === 'blocked' ? 'SecurityError' : 'QuotaExceededError',
  )
}

for (const [problem, title, help] of [
  ['blocked', 'Your browser blocks the storage of this site', 'Allow cookies and site data for localhost'],
  ['full', 'The storage of this site is full', 'Delete the site data of localhost'],
] as const) {
  test(`signing in with ${problem} storage shows the cause and the solution`, async ({ page }) => {
    await refuseStorage(page, problem)
    await page.goto('/home')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    const notice = page.getByRole('dialog', { name: title })
    await expect(notice).toContainText(help)
    await expect(page.getByText('internet connection')).toBeHidden()

    await page.goto('/applications')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert.getByRole('heading', { name: title })).toBeVisible()
    await expect(alert).toContainText(help)
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
}
