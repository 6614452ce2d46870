import type { Page } from '@playwright/test'
import { contentUrl, heading, operationUrl, sidebar } from './support/docs.ts'
import { expect, openAs, signOut, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const labels = 'label/openapi/label-v1.json'
const pdf = operationUrl({ doc: labels, path: '/label/v1/{id}/pdf', method: 'POST' })
const title = 'Render labels as PDF'
const labelsUrl = contentUrl(labels)

/** The stored replies about documents: the URL of their document, and their name. */
function storedReplies(page: Page): Promise<[url: string, name: string][]> {
  return page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('dc-documents')) return []
    const database = await result(indexedDB.open('dc-documents'))
    const keys = await result(database.transaction('replies').objectStore('replies').getAllKeys())
    database.close()
    return keys as [string, string][]
  })
}

/** Waits until the operation on screen, its samples and the index of its document are stored. */
async function expectStored(page: Page, url = labelsUrl) {
  await expect
    .poll(async () => (await storedReplies(page)).filter((key) => key[0] === url).length)
    .toBeGreaterThanOrEqual(3)
}

/** Replaces a word in what is stored. `isWhole` makes the digest fit. */
async function changeStored(page: Page, from: string, to: string, isWhole: boolean): Promise<void> {
  await page.evaluate(
    async ([before, after, fits]) => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
      const digest = (text: string) => {
        let hash = 0x811c9dc5
        for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
        return `${text.length}:${hash >>> 0}`
      }
      const database = await result(indexedDB.open('dc-documents'))
      const store = database.transaction('replies', 'readwrite').objectStore('replies')
      for (const key of await result(store.getAllKeys())) {
        const value = await result<{ text: string }>(store.get(key))
        const text = value.text.replaceAll(before, after)
        await result(store.put({ ...value, text, ...(fits && { digest: digest(text) }) }, key))
      }
      database.close()
    },
    [from, to, isWhole] as const,
  )
}

/** Records every heading that the next pages show. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { headings: seen })
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('h1')) seen.add(one.innerText)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => [...(window as unknown as { headings: Set<string> }).headings])
}

test('a second visit shows the operation and the list of the last one, without loading the document', async ({
  page,
}) => {
  await page.goto(pdf)
  await expect(heading(page, title)).toBeVisible()
  await expectStored(page)
  // A changed title shows that the second visit reads the stored reply.
  await changeStored(page, title, 'Planted title', true)
  await page.reload()
  await expect(heading(page, 'Planted title')).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /^Planted title/ })).toHaveAttribute('aria-current', 'page')
})

test('a document that has changed on the server is shown at once, and never what is stored', async ({ page }) => {
  await page.goto(pdf)
  await expect(heading(page, title)).toBeVisible()
  await expectStored(page)
  const published = await (await page.request.get(labelsUrl)).text()
  await page.route('**/label-v1.json', (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: { etag: '"changed"', 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag' },
      body: published.replaceAll(title, 'Print labels'),
    }),
  )
  const headings = await recordHeadings(page)
  await page.reload()
  await expect(heading(page, 'Print labels')).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /^Print labels/ })).toBeVisible()
  expect(await headings()).not.toContain(title)
})

test('a document that the server refuses meanwhile is not shown, and nothing of it stays stored', async ({ page }) => {
  await page.goto(pdf)
  await expect(heading(page, title)).toBeVisible()
  await expectStored(page)
  const headings = await recordHeadings(page)
  await page.route('**/label-v1.json', (route) =>
    route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.reload()
  await expect(heading(page, 'Documentation Not Found')).toBeVisible()
  expect(await headings()).not.toContain(title)
  await expect.poll(() => storedReplies(page)).toEqual([])
})

test('stored replies that are damaged are ignored', async ({ page }) => {
  await page.goto(pdf)
  await expect(heading(page, title)).toBeVisible()
  await expectStored(page)
  await changeStored(page, '"', '', false)
  await page.reload()
  await expect(heading(page, title)).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /^Render labels as PDF/ })).toBeVisible()
})

test('a private document is never stored, and signing out deletes what is stored', async ({ page, createWorld }) => {
  const doc = 'authentication/openapi/members/identity.json'
  await openAs(page, await createWorld(), operationUrl({ doc, path: '/identity/v3/users/', method: 'GET' }))
  await expect(heading(page, 'Find a user')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Samples' })).toContainText('/identity/v3/users/')
  // A public document of the same service, read by the same worker: it would have stored the private one before.
  await sidebar(page).getByRole('link', { name: 'Authentication API' }).click()
  await expect(heading(page, 'Authentication API')).toBeVisible()
  const stored = async () => (await storedReplies(page)).map(([url]) => url)
  await expect.poll(stored).toEqual([contentUrl('authentication/openapi/auth.json')])

  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await stored()).toEqual([])
})
