import { createApplication } from './support/applications.ts'
import { expect, openAs, test } from './support/test.ts'

// The browser itself deletes cookies by the right time, so that a page's clock cannot be a day fast here.
for (const [minutes, what] of [
  [-10, '10 minutes slow'],
  [10, '10 minutes fast'],
  [90, '90 minutes fast'],
  [23 * 60, '23 hours fast'],
  [-4 * 24 * 60, '4 days slow'],
] as const) {
  test(`a clock that is ${what} does not change sign-in, a save and a call`, async ({ page, request, createWorld }) => {
    const world = await createWorld()
    const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
    await page.clock.install({ time: Date.now() + minutes * 60_000 })
    await openAs(page, world, `/app/${id}`)
    await page.getByLabel('Name').fill('Nightly Sync 2')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/updated/i).first()).toBeVisible()

    await page.goto(
      `/api-doc/authentication/check-a-token/?path=/auth-check&method=GET&doc=authentication/openapi/auth.json&try=${id}`,
    )
    const panel = page.getByRole('region', { name: 'Try it' })
    await panel.getByRole('button', { name: 'Send' }).click()
    await expect(panel.getByRole('status').filter({ hasText: '200' })).toBeVisible()
    // The token is valid for an hour from when it came, whatever the clock says.
    await expect(panel.getByText(/(59|60) minutes|1 hour/)).toBeVisible()

    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(world.organizations[0]?.name ?? '')
  })
}
