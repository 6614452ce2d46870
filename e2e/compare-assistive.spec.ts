import type { Page } from '@playwright/test'
import { comparePages } from './support/compare-pages.ts'
import { delayRequests } from './support/delay.ts'
import { readThrough, spoken, startReader } from './support/screen-reader.ts'
import { expect, expectAccessible, expectFitAtEveryWidth, test } from './support/test.ts'

const levels = /^(Breaks|May break|Does not break|Wording|Differs)$/

/** The texts of each row that a screen reader has to say. */
function rowTexts(page: Page, part: string): Promise<string[][]> {
  return page
    .locator(part)
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const texts: string[] = []
        const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        while (walker.nextNode())
          if (!walker.currentNode.parentElement?.closest('[aria-hidden=true], details ul'))
            texts.push((walker.currentNode.textContent ?? '').trim())
        return texts.filter((text) => text !== '')
      }),
    )
}

for (const { name, open, urls, sentence, part } of comparePages) {
  test(`a screen reader hears the sentence about ${name} when it is there, and each row`, async ({
    page,
    createWorld,
  }) => {
    const release = await delayRequests(page, urls)
    await open(page, createWorld)
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await startReader(page)
    release()
    await expect(async () => {
      const sentences = (await spoken(page)).map((phrase) => phrase.replace(/^polite: /, ''))
      expect(
        sentences.some((said) => sentence.test(said)),
        sentences.join('\n'),
      ).toBe(true)
    }).toPass({ timeout: 20_000 })

    await startReader(page, part)
    const phrases = await readThrough(page)
    const rows = await rowTexts(page, part)
    expect(rows.length).toBeGreaterThan(0)
    const starts = phrases.flatMap((phrase, index) => (phrase.startsWith('listitem, level 1,') ? [index] : []))
    // At its end the reader begins again.
    expect(starts.length).toBeGreaterThanOrEqual(rows.length)
    for (const [index, texts] of rows.entries()) {
      const said = phrases.slice(starts[index], starts[index + 1])
      const missing = texts.filter((text) => !said.some((phrase) => phrase.includes(text)))
      expect(missing, said.join('\n')).toEqual([])
    }
  })

  test(`the comparison of ${name} fits every width, in both themes and in forced colors`, async ({
    page,
    createWorld,
  }) => {
    await open(page, createWorld)
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'none' })
      await expectAccessible(page)
      await page.emulateMedia({ forcedColors: 'active' })
      // Without its background, a frame tells the level apart from the text beside it.
      const row = page.locator(part).getByRole('listitem').first()
      await expect(row.getByText(levels).first()).toHaveCSS('border-top-style', 'solid')
      const places = row.locator('[data-compared]')
      if ((await places.count()) > 0) {
        await places.focus()
        await expect(row).toHaveCSS('outline-style', 'solid')
      }
    }
    await page.emulateMedia({ forcedColors: 'none' })
    await expectFitAtEveryWidth(page)
  })
}
