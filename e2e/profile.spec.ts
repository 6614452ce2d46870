import type { Page } from '@playwright/test'
import type { World } from '../platform/control/world.ts'
import {
  expect,
  expectAccessible,
  expectErrors,
  expectNoSidewaysScroll,
  fillSignIn,
  openAs,
  platform,
  portal,
  profileButton,
  test,
} from './support/test.ts'

type PageName = 'personal' | 'contact' | 'display' | 'password'

/** Visitors stay on the profile page, which asks them to sign in. */
async function openProfile(page: Page, world: World, name?: PageName): Promise<void> {
  await page.goto(name ? `/profile/${name}` : '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'You need to sign-in.' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`${platform}/**`)
  await fillSignIn(page, world)
  await page.waitForURL(`${portal}/profile/${name ?? 'personal'}`)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('name, job title and preferred organization are saved, shown in the bar and kept after a reload', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld({ organizations: ['North Depot', 'South Depot'] })
  await openProfile(page, world)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Job title').fill('Integration lead')
  await page.getByLabel('Preferred organization').selectOption('South Depot')
  await save(page).click()
  await expect(page.getByText('Personal Information saved')).toBeVisible()
  await expect(profileButton(page)).toContainText('Maya Okafor')

  await page.getByRole('link', { name: 'Contact Information' }).click()
  await page.getByLabel('Phone number').click()
  await page.keyboard.type('+1 555 0142')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Contact Information saved')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Phone number')).toHaveValue('+1 555 0142')
  await expect(page.getByLabel('Email')).toHaveValue(world.email)
  await page.getByRole('link', { name: 'Personal Information' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
  await expect(page.getByLabel('Job title')).toHaveValue('Integration lead')
  await expect(page.getByLabel('Preferred organization')).toHaveValue(world.organizations[1]?.id ?? '')
})

test('display settings are previewed and format the dates of an application after saving', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld({ applications: ['web'] })
  const { id = '', createdAt = '' } = world.applications[0] ?? {}
  await openProfile(page, world, 'display')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toHaveValue('America/Chicago')
  await zone.click()
  await page.keyboard.type('kiritimati')
  await page.getByRole('option', { name: /Kiritimati.*UTC\+14/ }).click()
  await expect(zone).toHaveValue('Pacific/Kiritimati')
  await page.getByRole('radio', { name: /United Kingdom/ }).check()
  const day = (instant: string | Date, timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(instant))
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(day(new Date(), 'Pacific/Kiritimati'))
  await page.getByLabel('Language').selectOption('Français (Canada)')
  await save(page).click()
  await expect(page.getByText('Display Information saved')).toBeVisible()

  await page.reload()
  await expect(zone).toHaveValue('Pacific/Kiritimati')
  await expect(page.getByRole('radio', { name: /United Kingdom/ })).toBeChecked()
  await expect(page.getByLabel('Language')).toHaveValue('fr-CA')
  await page.goto(`/app/${id}`)
  await expect(page.getByText(day(createdAt, 'Pacific/Kiritimati')).first()).toBeVisible()
})

test('after a password change only the new password signs in', async ({ page, createWorld }) => {
  expectErrors(page, /401/)
  const world = await createWorld()
  await openProfile(page, world, 'password')
  await page.getByLabel('Current password', { exact: true }).fill(world.password)
  await page.getByLabel('New password', { exact: true }).fill(world.password)
  await page.keyboard.press('Tab')
  await expect(page.getByText('New passwords must be different from current passwords.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('Harbor-Pine-850')
  await expect(page.getByRole('list', { name: 'Password policy' })).not.toContainText('not met')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password Updated')).toBeVisible()
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('')

  await profileButton(page).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${portal}/home`)
  await page.goto('/applications')
  await page.waitForURL(`${platform}/**`)
  await fillSignIn(page, world)
  await expect(page.getByText('Wrong email address or password.')).toBeVisible()
  await fillSignIn(page, { ...world, password: 'Harbor-Pine-850' })
  await expect(page.getByRole('link', { name: 'Build An App' })).toBeVisible()
})

test('the four pages are accessible in both themes, and fit 320 pixels', async ({ page, createWorld }) => {
  const names = Array.from({ length: 20 }, (_, index) => `Organization with a rather long name, number ${index + 1}`)
  await openAs(page, await createWorld({ organizations: names }), '/applications')
  for (const [name, title] of [
    ['personal', 'Personal Information'],
    ['contact', 'Contact Information'],
    ['display', 'Display Settings'],
    ['password', 'Password Management'],
  ] as const) {
    await page.goto(`/profile/${name}`)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 720 })
      await expectNoSidewaysScroll(page)
    }
  }
})
