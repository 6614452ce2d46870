import type { Page } from '@playwright/test'
import { withoutSearchIndex } from './support/search.ts'
import { expect, openAs, portal, test } from './support/test.ts'
import { save, updated } from './support/wizard.ts'

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

const changes = {
  cleared: async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [what, change] of Object.entries(changes)) {
  test(`a page whose storage is ${what} while it is open still saves, and opens again`, async ({
    page,
    createWorld,
  }) => {
    const world = await createWorld({ applications: ['m2m'] })
    const address = `/app/${world.applications[0]?.id}`
    await withoutSearchIndex(page.context())
    await openAs(page, world, address)
    await page.getByLabel('Name').fill('Half typed')
    await page.evaluate(change)
    await save(page).click()
    await expect(page.getByText(updated)).toBeVisible()
    // A link within the portal, and search, which stores what it reads.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click()
    await expect(page.getByRole('link', { name: 'Half typed' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search Dev Center' }).fill('token')
    await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible()

    // The provider still knows the person.
    await page.goto(address)
    await expect(page.getByLabel('Name')).toHaveValue('Half typed')
    await expect(page).toHaveURL(portal + address)
  })
}
