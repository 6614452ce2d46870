import { expectFitAndAccessible } from './support/docs.ts'
import { expect, platform, portal, test } from './support/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the offices are accessible in the ${colorScheme} theme, fit on every screen and request nothing from other hosts`, async ({
    page,
  }) => {
    const strangers: string[] = []
    page.on('request', (call) => {
      const { origin } = new URL(call.url())
      if (origin !== portal && origin !== platform) strangers.push(call.url())
    })
    await page.emulateMedia({ colorScheme })
    await page.goto('/locations')
    await expect(page.getByRole('heading', { level: 1, name: 'Office Locations' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Minneapolis on a map' })).toBeVisible()
    await expectFitAndAccessible(page)
    await page.emulateMedia({ media: 'print', colorScheme })
    await expect(page.getByText('120 Grain Exchange Street')).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Minneapolis on a map' })).toBeHidden()
    expect(strangers).toEqual([])
  })
}
