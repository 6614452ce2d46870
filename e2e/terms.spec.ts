import { expectFitAndAccessible } from './support/docs.ts'
import { expect, expectErrors, openAs, platform, portal, test } from './support/test.ts'

const claims = /Any legal action .* must be started within one year/

test('a new person accepts the terms and gets the requested page', async ({ page, createWorld, request }) => {
  const world = await createWorld({ hasAcceptedTerms: false, applications: ['web'] })
  await openAs(page, world, '/applications?page=1#list')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeFocused()
  await expect(page.getByText(claims)).toBeAttached()

  // Tab stays within the terms gate.
  const stops = new Set<string>()
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab')
    stops.add(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 20) ?? ''))
    const outside = await page.evaluate(() => {
      const active = document.activeElement
      return active !== document.body && !document.querySelector('main')?.contains(active)
    })
    expect(outside).toBe(false)
  }
  expect(stops).toContain('Decline')
  expect(stops).toContain('Submit')

  const answer = await request.get(`${platform}/__control/requests?user=${world.userId}`)
  const { results } = (await answer.json()) as { results: { path: string }[] }
  expect([...new Set(results.map(({ path }) => path))]).toEqual(['/identity/v3/users/'])

  await page.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('link', { name: 'Application 1' })).toBeVisible()
  await expect(page).toHaveURL(`${portal}/applications?page=1#list`)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Application 1' })).toBeVisible()
})

test('on a phone a failed acceptance shows its error beside the button', async ({ page, createWorld, fail }) => {
  expectErrors(page, /500/)
  await page.setViewportSize({ width: 390, height: 844 })
  const world = await createWorld({ hasAcceptedTerms: false })
  await openAs(page, world, '/applications')
  await fail({ match: { method: 'PATCH', user: world.userId }, status: 500 })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 })
})

test('declining the terms signs out', async ({ page, createWorld }) => {
  const world = await createWorld({ hasAcceptedTerms: false })
  await openAs(page, world, '/applications')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'Building Applications Made Easy' })).toBeVisible()
  await page.goto('/applications')
  await expect(page.getByLabel('Password')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the terms are accessible in the ${colorScheme} theme, fit on every screen and print whole`, async ({
    page,
    createWorld,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/terms-of-use')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
    await expectFitAndAccessible(page)
    const world = await createWorld({ hasAcceptedTerms: false })
    await openAs(page, world, '/applications')
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    await expectFitAndAccessible(page)
    await page.emulateMedia({ media: 'print', colorScheme })
    const cut = await page
      .getByRole('region', { name: 'Text of the terms' })
      .evaluate((text) => text.scrollHeight > text.clientHeight + 1)
    expect(cut).toBe(false)
  })
}

test('the code of the terms and the captcha loads only on pages that show them', async ({ page, request }) => {
  const scripts = new Set<string>()
  const captcha: string[] = []
  page.on('request', (call) => {
    if (new URL(call.url()).pathname.startsWith('/recaptcha/')) captcha.push(call.url())
    if (call.resourceType() === 'script') scripts.add(call.url())
  })
  const loaded = async () => {
    const texts = [...scripts].map(async (url) => (await request.get(url)).text())
    return (await Promise.all(texts)).join('\n')
  }
  for (const [path, heading] of [
    ['/home', 'Building Applications Made Easy'],
    ['/contact-info', 'Contact'],
    ['/locations', 'Office Locations'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(await loaded()).toContain('Grain Exchange')
  expect(await loaded()).not.toMatch(/within one year|grecaptcha/)
  expect(captcha).toEqual([])
  await page.goto('/terms-of-use')
  await expect(page.getByText(claims)).toBeVisible()
  expect(await loaded()).toContain('within one year')
})
