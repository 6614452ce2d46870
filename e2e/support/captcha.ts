import { expect, type Page } from '@playwright/test'

/** Ticks the captcha's box and waits until it is accepted. */
export async function solveCaptcha(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title=reCAPTCHA]')
  await frame.getByLabel("I'm not a robot").check()
  await expect(frame.getByText('You are verified')).toBeVisible()
}
