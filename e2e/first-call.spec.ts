import type { Page } from '@playwright/test'
import { answerStatus } from './support/console.ts'
import { expect, expectAccessibleInBothThemes, expectFitAtEveryWidth, openAs, test } from './support/test.ts'
import { buildApplication } from './support/wizard.ts'

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
