import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Locator, Page } from '@playwright/test'
import { plant } from './support/documents.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectErrors,
  expectFitAtEveryWidth,
  openPublicAs,
  test,
} from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const samples = '/tools/document-check/sample?document=Shipments&seed=pipeline'
const panel = (page: Page) => page.getByRole('dialog', { name: 'Use this in your pipeline' })

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Use this in your pipeline' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Two files' })).toBeVisible()
  return panel(page)
}

/** Presses a button that saves a file, and stores the file in a folder. */
async function saveInto(folder: string, page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  return path
}

/** Runs a line in a folder, with nothing of this process's environment but the path to Node. */
function run(line: string, folder: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
  return { status, output: stdout + stderr }
}

test('the check runs in an empty folder: it names the error, fixes it, and ends without one', async ({
  page,
  context,
  createWorld,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPublicAs(page, await createWorld(), samples)
  await page.getByRole('button', { name: 'Choose retailers' }).click()
  for (const name of ['Harbor & Pine', 'Northgate Outfitters']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Make for 2' }).click()
  const folder = testInfo.outputPath('pipeline')
  const outbox = join(folder, 'outbox')
  await mkdir(outbox, { recursive: true })
  await expect(page.locator('pre')).toContainText('<Shipments')
  const file = await saveInto(outbox, page, page.getByRole('button', { name: 'Download', exact: true }))

  const dialog = await openPanel(page)
  await expect(dialog).toContainText('For Harbor & Pine and Northgate Outfitters, as chosen on the page.')
  await expectAccessibleInBothThemes(page)
  await saveInto(folder, page, dialog.getByRole('button', { name: 'Download dev-center.mjs' }))
  await saveInto(folder, page, dialog.getByRole('button', { name: 'Download rule-pack.zip' }))
  await expect(dialog.getByText('rule-pack.zip is saved in your downloads.')).toBeVisible()
  expect((await readdir(folder)).toSorted()).toEqual(['dev-center.mjs', 'outbox', 'rule-pack.zip'])
  const lines = dialog.getByRole('region', { name: 'Line to paste' })
  await lines.getByRole('button', { name: 'Copy Code' }).click()
  const line = await page.evaluate(() => navigator.clipboard.readText())
  expect(run(line, folder)).toMatchObject({ status: 0 })

  const valid = await readFile(file, 'utf8')
  await writeFile(file, plant(valid, /<(\w+QtyUOM)>(\w+)</, '<$1>ea<'))
  const failed = run(line, folder)
  expect(failed.status).toBe(1)
  expect(failed.output).toContain("'ea'")
  const fixed = run(`${line.replace(' check ', ' fix ')} --write`, folder)
  expect(fixed.output).toContain('1 error before, 0 errors after the fixes.')
  expect(await readFile(file, 'utf8')).toContain('QtyUOM>EA<')
  expect(run(line, folder)).toMatchObject({ status: 0 })
})

test('the rule pack of a visitor has the public schemas and no designs, and judges by the network’s rules', async ({
  page,
}, testInfo) => {
  await page.goto(samples)
  await expect(page.locator('pre')).toContainText('<Shipments')
  const folder = testInfo.outputPath('visitor')
  await mkdir(folder, { recursive: true })
  const file = await saveInto(folder, page, page.getByRole('button', { name: 'Download', exact: true }))
  const dialog = await openPanel(page)
  await saveInto(folder, page, dialog.getByRole('button', { name: 'Download dev-center.mjs' }))
  const pack = await saveInto(folder, page, dialog.getByRole('button', { name: 'Download rule-pack.zip' }))
  await expect(dialog.getByText('Designs need an account.')).toBeVisible()
  const files = Object.keys(unzipSync(new Uint8Array(await readFile(pack))))
  expect(files).toContain('schemas/7.7.4/Shipments.zip')
  expect(files.filter((name) => name.startsWith('designs/'))).toEqual([])
  const judged = run(`node dev-center.mjs check '${file}' --rules rule-pack.zip`, folder)
  expect(judged.output).not.toMatch(/Harbor|Northgate/)
  expect(judged.status).toBe(0)
})

test('the files are chosen and saved by keyboard alone, and the dialog fits every width', async ({ page }) => {
  await page.goto('/tools/document-check?document=Orders')
  const opener = page.getByRole('button', { name: 'Use this in your pipeline' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = panel(page)
  const box = dialog.getByRole('checkbox', { name: 'Invoices', exact: true })
  await expect(box).toBeVisible()
  const reach = async (target: Locator) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await reach(box)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await reach(dialog.getByRole('button', { name: 'Download rule-pack.zip' }))
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('rule-pack.zip')
  await reach(dialog.getByRole('tab', { name: 'Shell' }))
  await page.keyboard.press('End')
  await expect(dialog.getByRole('tabpanel')).toContainText("sh 'node dev-center.mjs check")
  await expectFitAtEveryWidth(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a rule pack without a connection is not made, and is made when it is back', async ({ page }) => {
  expectErrors(page, /Failed to load resource/)
  await page.goto('/tools/document-check?document=Orders')
  const dialog = await openPanel(page)
  await page.route('**/CSV/Orders.zip', (route) => route.abort('internetdisconnected'))
  await dialog.getByRole('button', { name: 'Download rule-pack.zip' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'The CSV layout of Orders could not be loaded. Check your internet connection and try again.',
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Try again rule-pack.zip' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('rule-pack.zip')
  await expect(dialog.getByRole('alert')).toBeHidden()
})
