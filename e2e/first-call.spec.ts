import type { Page } from '@playwright/test'
import { answerStatus } from './support/console.ts'
import { exampleXml, giveFiles } from './support/documents.ts'
import { expect, expectAccessibleInBothThemes, expectFitAtEveryWidth, openAs, test } from './support/test.ts'
import { buildApplication, save } from './support/wizard.ts'

/**
 * Starts to count presses and typed characters on this page, also those of an input method. Returns a function that reads
 * the counts.
 */
async function countSteps(page: Page): Promise<() => Promise<{ presses: number; typed: number }>> {
  const steps = await page.evaluateHandle(() => {
    const counted = { presses: 0, typed: 0 }
    addEventListener('pointerdown', () => (counted.presses += 1), true)
    addEventListener('keydown', () => (counted.typed += 1), true)
    addEventListener('beforeinput', () => (counted.typed += 1), true)
    return counted
  })
  return () => steps.jsonValue()
}

test('from Build An App to a 200 in the API reference in six presses, without a typed key', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld()
  await openAs(page, world, '/applications')
  const stepsInAll = await countSteps(page)
  await buildApplication(page, { name: 'Nightly Sync', type: 'm2m', redirectUris: [] })
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const stepsAfterWizard = await countSteps(page)
  await page.getByRole('link', { name: 'Try your first call' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check a token' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('try')).toBe(id)

  const panel = page.getByRole('region', { name: 'Try it' })
  await expect(panel.getByRole('combobox', { name: 'Application' })).toHaveValue('Nightly Sync')
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(answerStatus(page, 200)).toBeVisible()
  await expect(panel).toContainText(world.organizations[0]?.id ?? '')

  expect(await stepsAfterWizard()).toEqual({ presses: 2, typed: 0 })
  expect((await stepsInAll()).presses).toBe(6)
  expect(page.url()).not.toMatch(/s3k_|sbx_/)
  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)
})

test('the home page leads from Build An App to a first call and a first document, and ticks what is done', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Home' }).click()
  const ticks = page.getByRole('img', { name: 'Done' })
  await expect(page.getByRole('heading', { name: 'Make your first call' })).toBeVisible()
  await expect(ticks).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await expectFitAtEveryWidth(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Build An App' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly Sync')
  await save(page).click()
  await expect(page).toHaveURL(/expandIndex=2/)

  await navigation.getByRole('link', { name: 'Home' }).click()
  await expect(ticks).toHaveCount(1)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention.getByRole('link', { name: /^Nightly Sync No type/ }).click()
  await page.getByRole('radio', { name: /^Machine-to-Machine/ }).check()
  await save(page).click()
  await expect(page).toHaveURL(/expandIndex=4/)

  await navigation.getByRole('link', { name: 'Home' }).click()
  await expect(attention).toHaveCount(0)
  await page.getByRole('link', { name: 'Try a call' }).click()
  await page.getByRole('region', { name: 'Try it' }).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(answerStatus(page, 200)).toBeVisible()
  await navigation.getByRole('link', { name: 'Home' }).click()
  await expect(ticks).toHaveCount(2)
  await page.getByRole('link', { name: 'Try a check' }).click()
  await giveFiles(page, { 'order.xml': exampleXml('PO104415-1-v7.7-CrossDock') })
  await expect(page.getByRole('status').filter({ hasText: 'order.xml' })).toBeAttached()
  await navigation.getByRole('link', { name: 'Home' }).click()
  await expect(ticks).toHaveCount(3)
})
