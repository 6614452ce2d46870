import type { Page } from '@playwright/test'
import { contentUrl, heading, sidebar } from './support/docs.ts'
import { expect, test } from './support/test.ts'

/** Letters between which a browser finds a line break only by measuring the rest of the word, for every line again. */
const word = 'a'.repeat(100_000)
/** The most characters without a place at which a line may break: a piece of a code block. */
const maxUnbroken = 10_000
const text = { type: 'string', description: word }
const names = ['one', 'two', 'three', 'four', 'five', 'six']
const operation = {
  summary: `Ship ${word}`,
  operationId: word,
  tags: [word],
  description: word,
  parameters: [
    ...names.map((name) => ({ name, in: 'query', description: word, schema: { type: 'string' } })),
    {
      name: word,
      in: 'header',
      description: `**${word}**`,
      schema: { enum: [word, `${word}b`], default: word, 'x-enum-descriptions': [word, word] },
    },
  ],
  requestBody: {
    description: word,
    content: {
      'application/json': { schema: { type: 'object', properties: { [word]: text } }, example: { [word]: word } },
    },
  },
  responses: { 200: { description: word, content: { [`text/${word}`]: { example: word } } } },
  externalDocs: { url: `https://docs.example/${word}`, description: word },
  servers: [{ url: `https://api.example/${word}`, description: word }, { url: 'https://api.example/two' }],
}
const specification = {
  openapi: '3.1.0',
  info: { title: `Parcels ${word}`, version: word, description: word },
  tags: [{ name: word, description: word }],
  paths: { '/parcels': { post: operation }, [`/${word}`]: { get: { summary: word, responses: {} } } },
}

test('texts of any length do not block the page: overview, operation, samples and sidebar', async ({ page }) => {
  await page
    .context()
    .route(contentUrl('label/openapi/label-v1.json'), (route) =>
      route.fulfill({ json: specification, headers: { 'access-control-allow-origin': '*' } }),
    )
  await page.goto('/docs/label/api-doc?doc=label/openapi/label-v1.json')
  await expect(heading(page, /^Parcels a+/)).toBeVisible()
  const entry = page.getByRole('article').getByRole('link', { name: /^POST ?Ship a+/ })
  await expect(entry).toBeVisible()
  expect(await longestWord(page)).toBeLessThanOrEqual(maxUnbroken)
  await page.waitForLoadState('networkidle')
  await entry.click()
  await expect(heading(page, /^Ship a+/)).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /^Ship a+/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('complementary', { name: 'Samples' })).toContainText('import requests')
  await page.waitForLoadState('networkidle')
  // Without inserted break points the layout of each of these words takes seconds.
  expect(await longestWord(page)).toBeLessThanOrEqual(maxUnbroken)
})

/** The length of the longest text of the page that has no place at which a line may break. */
function longestWord(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let longest = 0
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue
      for (const { length } of (node.textContent ?? '').split(/[\s\u200b]/)) longest = Math.max(longest, length)
    }
    return longest
  })
}
