import type { Page } from '@playwright/test'
import { press } from './support/keyboard.ts'
import { expect, expectAccessibleInBothThemes, expectFitAtEveryWidth, openAs, portal, test } from './support/test.ts'

const address = '/tools/error-decoder'
const field = (page: Page) => page.getByRole('textbox', { name: 'Response' })

/** Pastes a text without the clipboard, which all tests of the machine share. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).focus()
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

const secret = 'hunter2Hunter2'
const refused = `HTTP/1.1 400 Bad Request
Content-Type: application/problem+json
X-Request-ID: 5b0c3c7e-4f5d-4a3c-9a57-2f1f6a3f0a11
Set-Cookie: sid=${secret}

{
  "title": "Bad Request",
  "status": 400,
  "detail": "Two fields are not valid.",
  "context": [
    { "code": "INPUT_MIN_VALUE", "message": "Must be at least 1.", "field": "perPage", "source": "query", "value": "0" },
    { "code": "INPUT_EMPTY", "message": "At least one pack is needed.", "field": "Pack", "source": "body" }
  ],
  "client_secret": "${secret}"
}`

test('a visitor opens the decoder and decodes a response, which does not leave the browser', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/docs')
  await page.getByRole('link', { name: 'Error Decoder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Error Decoder' })).toBeFocused()
  await paste(page, refused)
  const answer = page.getByRole('region', { name: '400 Bad Request' })
  await expect(answer).toContainText('At least one pack is needed.')
  await expect(answer).toContainText('Unchanged, it fails again.')
  await expect(answer.getByRole('link', { name: 'Errors of all APIs' })).toBeVisible()
  await expect(field(page)).toHaveValue(/"client_secret": "\[secret removed\]"/)

  expect(await page.content()).not.toContain(secret)
  expect(sent.filter((request) => request.includes(secret) || request.includes('perPage'))).toEqual([])
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([
      Object.values(localStorage),
      Object.values(sessionStorage),
      databases,
      history.state,
      location.href,
    ])
  })
  expect(stored).not.toContain(secret)
  expect(stored).not.toContain('perPage')
  await answer.getByRole('link', { name: 'Errors of all APIs' }).click()
  await expect(page).toHaveURL(`${portal}/docs/getting-started/errors`)
  await expect(page.getByRole('heading', { level: 1, name: 'Error Decoder' })).toHaveCount(0)
  await page.goBack()
  await expect(field(page)).toHaveValue('')
})

test('people who are signed in open the decoder from the applications', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await page.getByRole('link', { name: /^Error Decoder/ }).click()
  await expect(page).toHaveURL(portal + address)
  await expect(field(page)).toBeVisible()
})

test('20 MB are cut before the page lays them out', async ({ page }) => {
  await page.addInitScript(recordLongestValue)
  await page.goto(address)
  await expect(field(page)).toBeVisible()
  await field(page).focus()
  const isLeftToBrowser = await page.evaluate((start) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', start + 'x "token": "y" {[&lt; '.repeat(1_000_000))
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return document.activeElement?.dispatchEvent(event)
  }, refused)
  // The browser does not insert the text, which takes seconds; the page gives the field its beginning.
  expect(isLeftToBrowser).toBe(false)
  await expect(page.getByText('only its first 100,000 characters')).toBeVisible()
  await expect(page.getByRole('region', { name: '400 Bad Request' })).toBeVisible()
  const longest = await page.evaluate(() => (window as Window & { longestValue?: number }).longestValue)
  // The markers in the place of secrets are longer than they.
  expect(longest).toBeGreaterThan(100_000)
  expect(longest).toBeLessThan(200_000)
})

/** Records the length of the longest value that the page gives a field of several lines. */
function recordLongestValue() {
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  const measured = window as Window & { longestValue?: number }
  Object.defineProperty(HTMLTextAreaElement.prototype, 'value', {
    ...value,
    set(this: HTMLTextAreaElement, text: string) {
      measured.longestValue = Math.max(measured.longestValue ?? 0, text.length)
      value?.set?.call(this, text)
    },
  })
}

test('a hostile response shows as text', async ({ page }) => {
  await page.goto(address)
  await paste(
    page,
    'HTTP/1.1 502 Bad Gateway\nServer: nginx\n\n<html><title>502</title><h1>502 <img src=x onerror="document.title=1"></h1><script>document.title=1</script><iframe src="https://evil.example"></iframe></html>',
  )
  await expect(page.getByRole('region', { name: /^502/ })).toBeVisible()
  await expect(page).toHaveTitle(/Error Decoder/)
  expect(page.frames()).toHaveLength(1)
  await page.getByRole('button', { name: 'Clear' }).click()
  await paste(page, '{"error":{"error":"<b>Flux</b>","errorDescription":"\u202Egnp.exe <script>alert(1)</script>"}}')
  await expect(page.getByRole('region', { name: /Flux/ })).toContainText('<script>alert(1)</script>')
})

test('works with the keyboard only, at every width and in both themes', async ({ page }) => {
  await page.goto(address)
  await expect(field(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await press(page, 'Tab', field(page))
  await paste(page, refused)
  const answer = page.getByRole('region', { name: '400 Bad Request' })
  await expect(answer).toBeVisible()
  await press(page, 'Tab', answer.getByRole('button', { name: 'Copy text for a ticket' }))
  await expectFitAtEveryWidth(page)
  await expectAccessibleInBothThemes(page)
})

test('on a phone the explanation of a pasted response begins on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await paste(page, refused)
  const explanation = page.getByRole('region', { name: '400 Bad Request' })
  await expect(explanation.getByRole('heading', { name: '400 Bad Request' })).toBeInViewport()
})

test('a 997 of a retailer and a sentence about X12 lead to the fields of RSX, and to the guide', async ({ page }) => {
  await page.goto(address)
  await page.getByLabel('Or try an example').selectOption('partner')
  await page.getByRole('button', { name: 'Decode this example' }).click()
  const acknowledgment = page.getByRole('region', { name: 'X12 997: 810 0042 rejected' })
  const field997 = acknowledgment.getByRole('listitem').filter({ hasText: 'BIG04' })
  await expect(field997).toContainText('It is missing.')
  await expect(field997.getByRole('link')).toHaveAttribute(
    'href',
    '/rsx/docs/fields-qualifiers/7.7.4/Invoices?filter=PurchaseOrderNumber',
  )
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Clear' }).click()
  await paste(page, 'Invalid N104 qualifier')
  const sentence = page.getByRole('region', { name: 'N104 in X12 or EDIFACT' })
  await expect(sentence).toContainText('LocationCodeQualifier')
  await sentence.getByRole('link', { name: 'From X12 to RSX' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'From X12 to RSX' })).toBeFocused()
})
