import { createApplication } from './support/applications.ts'
import { expect, expectAccessible, openAs, platform, test } from './support/test.ts'

test('a JSON body is filled in with a form, by keyboard, in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const submit =
    '/api-doc/trading-partners/submit-a-trading-partner/?path=/submissions/v1/trading-partners&method=POST' +
    '&doc=trading-partners/openapi/submissions-v1.json&try=true'
  await page.goto(submit)
  const panel = page.getByRole('region', { name: 'Try it' })
  const body = panel.getByRole('textbox', { name: 'Body, application/json' })
  await panel.getByRole('button', { name: 'Form', exact: true }).focus()
  await page.keyboard.press('Enter')
  const form = panel.getByRole('group', { name: 'Form for the body' })
  await expect(form.getByRole('textbox', { name: 'companyName' })).toHaveValue('Northwind Outfitters')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(form.getByRole('textbox', { name: 'formId' })).toBeFocused()
  await page.keyboard.type('F-7')
  await expect(body).toHaveValue(/"formId": "F-7",\n {2}"companyName": "Northwind Outfitters",/)
  await expect(page.getByRole('complementary', { name: 'Samples' }).locator('pre').first()).toContainText('F-7')

  await form.getByRole('textbox', { name: 'country' }).fill('Italy')
  await expect(form.getByRole('textbox', { name: 'country' })).toHaveAttribute('aria-invalid', 'true')
  await body.press('End')
  await page.keyboard.type('!')
  await expect(form.getByRole('textbox', { name: 'country' })).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('Backspace')
  await expect(form.getByRole('textbox', { name: 'country' })).toHaveValue('Italy')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a call is replayed from the history', async ({ page, request, createWorld }) => {
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(page, world, '/applications')
  await page.goto(
    `/api-doc/transactions/list-the-history/?path=/transactions/v5/history&method=GET&doc=transactions/openapi/transactions-v5.json&try=${id}`,
  )
  const panel = page.getByRole('region', { name: 'Try it' })
  const limit = panel.getByRole('textbox', { name: 'limit' })
  const sent: string[] = []
  page.context().on('request', (one) => {
    if (one.method() === 'GET' && one.url().startsWith(`${platform}/transactions/`))
      sent.push(new URL(one.url()).search)
  })
  await panel.getByRole('button', { name: 'Add a value to direction' }).click()
  await limit.fill('7')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByText('Request history of this tab (1)')).toBeVisible()
  await limit.fill('8')
  await panel.getByText('Request history of this tab (1)').click()
  await panel.getByRole('button', { name: /^Replay GET/ }).click()
  await expect(panel.getByText('Request history of this tab (2)')).toBeVisible()
  await expect(limit).toHaveValue('7')
  await expect(panel.getByRole('button', { name: 'Send' })).toBeFocused()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
  expect(sent[0]).toContain('limit=7')
  expect(sent[0]).toContain('direction=in')
  await expectAccessible(page)
})
