import { expect, type Page } from '@playwright/test'

export type AppType = 'web' | 'native' | 'spa' | 'm2m'

const typeNames: Record<AppType, string> = {
  web: 'Web Service Application',
  native: 'Native Application',
  spa: 'Single-Page Application',
  m2m: 'Machine-to-Machine Application',
}

export const updated = 'Your application has successfully been updated'

/** Header of a step. */
export const step = (page: Page, name: string) => headers(page).filter({ has: page.getByText(name, { exact: true }) })

/** Headers of the visible steps. */
export const headers = (page: Page) =>
  page.getByRole('main').locator(':is(h2, h3) > button[aria-expanded][aria-controls]')

/** The Save button of the open step. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Creates an application in the wizard, from Build An App to Connection Information. */
export async function buildApplication(
  page: Page,
  app: { name: string; type: AppType; redirectUris: string[] },
): Promise<void> {
  await page.getByRole('link', { name: 'Build An App' }).click()
  await page.getByLabel('Name').fill(app.name)
  await save(page).click()
  await expect(page.getByText('Your application has successfully been created')).toBeVisible()
  await page.getByRole('radio', { name: typeNames[app.type] }).check()
  await save(page).click()
  if (app.type !== 'm2m') {
    await page.getByLabel('Redirect URIs').fill(app.redirectUris.join('\n'))
    await save(page).click()
  }
  await expect(page).toHaveURL(/expandIndex=4/)
  await expect(page.getByRole('region', { name: 'Sandbox Keys' })).toBeVisible()
}

/** Reads the credentials that Connection Information displays; shows the secret first. */
export async function displayedCredentials(page: Page, keys: 'Sandbox Keys' | 'Production Keys') {
  const set = page.getByRole('region', { name: keys })
  const clientId = await set.locator('dt:text-is("App ID") + dd code').innerText()
  const eye = set.getByRole('button', { name: 'Show App Secret' })
  let secret: string | undefined
  if ((await eye.count()) > 0) {
    await eye.click()
    await expect(set.getByRole('button', { name: 'Hide App Secret' })).toBeVisible()
    secret = await set.locator('dt:text-is("App Secret") + dd code').innerText()
  }
  const value = (label: string) => page.locator(`dt:text-is("${label}") + dd code`)
  const authorize = value('Authorize address')
  return {
    clientId,
    secret,
    tokenAddress: await value('Token address').innerText(),
    audience: await value('Audience').innerText(),
    authorizeAddress: (await authorize.count()) > 0 ? await authorize.innerText() : undefined,
  }
}

export type Credentials = Awaited<ReturnType<typeof displayedCredentials>>
