import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { documentWithNumbers, expectedNumbers, numberCount, numbersOf } from '../tests/support/numbers-everywhere.ts'
import { randomFrom, randomNumber } from '../tests/support/random-numbers.ts'
import { field, panel } from './support/console-requests.ts'
import { operationUrl } from './support/docs.ts'
import { test } from './support/faulty-servers.ts'
import { runSample } from './support/samples.ts'
import { expect, openAs } from './support/test.ts'

const doc = `authentication/openapi/numbers-${crypto.randomUUID()}.json`
const random = randomFrom(38)
const numbers = () => Array.from({ length: numberCount }, () => randomNumber(random))
const given = numbers()
const typed = numbers()

/** Sends the request. @param count how many calls the tab has afterwards */
async function send(page: Page, count: number) {
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel(page).getByText(`Request history of this tab (${count})`)).toBeVisible()
}

async function exported(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

/** An operation of the document, and how its fields are filled in. */
const operations = [
  {
    path: '/cartons/{sscc}',
    method: 'POST',
    fill: async (page: Page) => {
      const fill = (name: string, value = '') => field(page, name).fill(value)
      await fill('sscc', typed[0])
      await fill('from', typed[1])
      for (const index of [0, 1, 2]) await fill(`list, value ${index + 1}`, typed[2 + index])
      for (const index of [0, 1]) await fill(`joined, value ${index + 1}`, typed[5 + index])
      await fill('box', `{"9": ${typed[7]}, "1": ${typed[8]}}`)
      await fill('X-Carton', typed[9])
      for (const index of [0, 1]) await fill(`X-Cartons, value ${index + 1}`, typed[10 + index])
      const codes = typed.slice(14, 20).join(', ')
      const body = `{"weight":0,"codes":[${codes}],"same":{"7":${typed[20]},"5":${typed[21]}}}`
      await fill('Body, application/json', body)
      await panel(page).getByRole('button', { name: 'Form', exact: true }).click()
      await fill('weight', typed[13])
    },
  },
  { path: '/form', method: 'POST', fill: (page: Page) => fillForm(page, typed.slice(22, 26)) },
  { path: '/parts', method: 'POST', fill: (page: Page) => fillForm(page, typed.slice(26, 30)) },
]

async function fillForm(page: Page, [total = '', first = '', second = '', inner = '']: readonly string[]) {
  await field(page, 'total').fill(total)
  await field(page, 'codes').nth(0).fill(first)
  await field(page, 'codes').nth(1).fill(second)
  await field(page, 'box').fill(`{"a":${inner}}`)
}

test('numbers arrive with the digits of the document or of the person who typed them', async ({
  page,
  servers,
  fail,
  createWorld,
}) => {
  page.setDefaultTimeout(15_000)
  const { healthy } = servers.addresses
  await fail({ match: { path: `/content/docs/${doc}` }, raw: documentWithNumbers(healthy, given) })
  await openAs(page, await createWorld({ isTrial: true }), '/applications')
  for (const [index, { path, method, fill }] of operations.entries()) {
    await test.step(path, async () => {
      const received = async () => Promise.all(servers.received(healthy, method).map(numbersOf))
      const expected = [given, typed].map((n) => expectedNumbers(n, '/healthy')[index])
      // A page cannot send a cookie.
      const expectedOfPage = expected.map((call) => ({ ...call, cookie: undefined }))
      servers.forgetCalls()
      await page.goto(`${operationUrl({ doc, path, method })}&try=true`)
      await send(page, 1)
      await fill(page)
      await send(page, 2)
      expect(await received()).toEqual(expectedOfPage)

      await panel(page).getByText('Request history of this tab (2)').click()
      const archive = await exported(page, 'Export as HAR')
      const decoded = decodeURIComponent(archive)
      for (const call of expectedOfPage) for (const number of digitsOf(call)) expect(decoded).toContain(number)
      servers.forgetCalls()
      await runSample(await exported(page, 'Export as curl script'), 'curl')
      // An export has no cookies, which may be secrets.
      const hidden = expected.map((call) => (call?.cookie === undefined ? call : { ...call, cookie: 'carton=REMOVED' }))
      expect(await received()).toEqual(hidden)
    })
  }
})

/** All numbers in what a server received. */
function digitsOf(call: object): string[] {
  return JSON.stringify(call).match(/-?\d[\d.]*(?:[eE][+-]?\d+)?/g) ?? []
}
