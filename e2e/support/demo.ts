import type { Locator, Page } from '@playwright/test'
import { expect, fillSignIn, platform, portal } from './test.ts'
import type { World } from '../../platform/control/world.ts'

/** The two applications of the demo client. */
export type DemoApplication = 'Storefront Orders' | 'Remit Ledger'

/** Presses Connect on the demo client, signs in if `world` is given, and waits for the portal's consent screen. */
export async function connect(page: Page, application: DemoApplication, world?: World): Promise<void> {
  await page.goto(`${platform}/demo`)
  await page.getByRole('radio', { name: application }).check()
  await page.getByRole('button', { name: 'Connect' }).click()
  if (world) await fillSignIn(page, world)
  const screen = application === 'Remit Ledger' && world ? '/supply-pike/consent' : '/verify-org'
  await page.waitForURL((url) => url.origin === portal && url.pathname === screen)
}

/** The result that the demo client shows. */
export function outcome(page: Page): Locator {
  return page.getByRole('region', { name: /^(Connected|Not connected)$/ })
}

/** The claims of the token that the demo client received. */
export async function claims(page: Page): Promise<Record<string, unknown>> {
  await expect(outcome(page)).toContainText('Connected')
  expect(page.url()).toBe(`${platform}/demo`)
  return JSON.parse(await page.getByRole('region', { name: 'Claims of the access token' }).innerText()) as Record<
    string,
    unknown
  >
}
