import { readFileSync } from 'node:fs'
import { createApplication } from './support/applications.ts'
import { checkTokenPage, panel, sendButton } from './support/console.ts'
import { expect, openAs, platform, test } from './support/test.ts'

test('10 MB of calls are exported by a worker, without their secrets', async ({ page, request, createWorld }) => {
  test.slow()
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')
  const secret = 'hunter2Hunter2'
  const line = `{ "password": "${secret}", "note": "${'Of a long history. '.repeat(20)}" }`
  const body = `[${Array.from({ length: 620 }, () => line).join(',\n')}]`
  await page
    .context()
    .route(`${platform}/auth-check`, (route) => route.fulfill({ contentType: 'application/json', body }))
  await page.goto(checkTokenPage(id))
  const calls = 42
  for (let call = 1; call <= calls; call += 1) {
    await sendButton(page).click()
    await expect(panel(page).getByText(`Request history of this tab (${call})`)).toBeAttached()
  }

  await panel(page).getByText(`Request history of this tab (${calls})`).click()
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('export.worker'))
  const download = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Export as HAR' }).click()
  await started
  // The page goes on meanwhile.
  await panel(page).getByRole('checkbox', { name: /^GET / }).first().check()
  const archive = readFileSync(await (await download).path(), 'utf8')
  expect(archive.length).toBeGreaterThan(10_000_000)
  expect(JSON.parse(archive)).toHaveProperty('log.entries.length', calls)
  expect(archive).not.toContain(secret)
})
