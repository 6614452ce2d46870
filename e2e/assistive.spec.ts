import type { Locator, Page } from '@playwright/test'
import { operationUrl } from './support/docs.ts'
import { exampleXml, giveFiles, plant } from './support/documents.ts'
import { press } from './support/keyboard.ts'
import { forget, readThrough, spoken, startReader } from './support/screen-reader.ts'
import { expect, expectErrors, expectNoSidewaysScroll, openAs, openPublicAs, test } from './support/test.ts'
import { save } from './support/wizard.ts'

// The walk of docs/accessibility.md, as far as it can be repeated without a person.

const designs = '/rsx/docs/my-designs?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters'
const check = '/tools/document-check?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters'
const operation = operationUrl({
  doc: 'label/openapi/label-v1.json',
  path: '/label/v1/{id}/pdf',
  method: 'POST',
})
const shipment = exampleXml('SH104415-1-v7.7-CrossDock')
const files = { 'bad.xml': plant(shipment, '<OrderQtyUOM>EA<', '<OrderQtyUOM>EACH<'), 'good.xml': shipment }

const verdicts = (page: Page) => page.getByRole('region', { name: 'Verdicts' })
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search Dev Center' })

async function openCheck(page: Page) {
  await page.goto(check)
  await giveFiles(page, files)
  await expect(verdicts(page).getByRole('button', { name: 'good.xml, Northgate Outfitters: ' })).toBeVisible()
}

async function expectSpoken(page: Page, phrase: string | RegExp) {
  const fits = (said: string) => (typeof phrase === 'string' ? said === phrase : phrase.test(said))
  await expect(async () => {
    const phrases = await spoken(page)
    expect(phrases.some(fits), phrases.join('\n')).toBe(true)
  }).toPass({ timeout: 20_000 })
}

test.describe('a screen reader', () => {
  test('says the fields of the wizard, its results and the open step', async ({ page, createWorld }) => {
    await openAs(page, await createWorld(), '/app')
    await expect(page.getByLabel('Name')).toBeVisible()
    await startReader(page)
    await press(page, 'Tab', page.getByLabel('Name'))
    await expectSpoken(page, 'textbox, Name, People see it when they authorize the app., required')
    await page.keyboard.type('Night Shift')
    await press(page, 'Tab', page.getByRole('radio', { name: 'Orange 200' }))
    await expectSpoken(page, 'radio, Orange 200, checked, position 4, set size 6')
    await press(page, 'Tab', save(page))
    await page.keyboard.press('Enter')
    // The first toast of a visit, whose code is loaded with it.
    await expectSpoken(page, /^polite: Success!/)
    await expectSpoken(page, 'heading, Night Shift, level 1')
    await page.getByRole('radio', { name: 'Native Application' }).check()
    await forget(page)
    await press(page, 'Tab', save(page))
    await page.keyboard.press('Enter')
    await expectSpoken(page, 'button, 3 Redirect URI, 1 control, expanded')
  })

  test('says name, columns, state and place of a row of a tree, and the current entry of the sidebar', async ({
    page,
    createWorld,
  }) => {
    await openAs(page, await createWorld(), designs)
    const tree = page.getByRole('treegrid', { name: 'Design of Order 850' })
    await expect(tree).toBeVisible()
    await startReader(page)
    await press(page, 'Tab', tree.getByRole('row', { name: /^Header / }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expectSpoken(
      page,
      'row, PaymentTerms When and how the amount must be paid. Min / max 0 / 5 Required by 1 of 2, not expanded, level 2, position 2, set size 21',
    )
    await page.getByRole('link', { name: 'My Designs' }).focus()
    await expectSpoken(page, 'link, My Designs, current page')
  })

  test('says the number of results once per question, and the fields of the search', async ({ page }) => {
    await page.goto('/docs')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await startReader(page)
    await page.keyboard.press('Control+k')
    await expectSpoken(page, 'dialog, Search Dev Center')
    // Suggestions are there before anything is typed.
    await expectSpoken(
      page,
      /^combobox, Search Dev Center, has popup listbox, expanded, active descendant .*, autocomplete in list/,
    )
    await searchField(page).fill('template')
    await expectSpoken(page, /^polite: \d+ results$/)
    const counts = (await spoken(page)).filter((phrase) => /result/.test(phrase))
    expect(counts).toEqual([counts[0]])
    await page.keyboard.press('Escape')
    await expect(searchField(page)).toBeHidden()
  })

  test('says the verdict, the error that is stepped to, and the cells of the matrix', async ({ page, createWorld }) => {
    // The reader asks removed elements for their document.
    expectErrors(page, /getElementById is not a function/)
    await openPublicAs(page, await createWorld(), check)
    await expect(page.getByLabel('Files to check')).toBeAttached()
    await startReader(page)
    await giveFiles(page, files)
    await expectSpoken(page, 'polite: 3 errors in 2 documents. Passes at 0 of 2 retailers.')
    await page.keyboard.press('F8')
    await expectSpoken(page, /^polite: Finding 1 of \d+\. Line \d+, column \d+: /)
    await startReader(page, '[aria-label=Verdicts]')
    const matrix = await readThrough(page)
    for (const phrase of [
      'table, Verdicts by document and retailer',
      'columnheader, Northgate Outfitters',
      'button, bad.xml, current item',
      'button, bad.xml, network: 1 error',
      'button, good.xml, network: Passes',
    ])
      expect(
        matrix.some((said) => said.startsWith(phrase)),
        `${phrase} in\n${matrix.join('\n')}`,
      ).toBe(true)
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  /** The largest share of the window that parts cover which do not scroll with the page. */
  const coveredShare = (page: Page) =>
    page.evaluate(() => {
      const fixed = [...document.querySelectorAll('body *')].filter((element) => {
        const { position } = getComputedStyle(element)
        const { top, bottom } = element.getBoundingClientRect()
        return (position === 'fixed' || position === 'sticky') && bottom > 0 && top < innerHeight
      })
      return fixed.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / innerHeight
    })

  test('the wizard, trees, the check and its matrix scroll in one direction and leave room to read', async ({
    page,
    createWorld,
  }) => {
    const world = await createWorld({ applications: ['web'] })
    await openAs(page, world, '/applications')
    const wizard = `/app/${world.applications[0]?.id}?expandIndex=`
    const ready: [string, Locator][] = [
      [`${wizard}1`, page.getByLabel('Name')],
      [`${wizard}2`, page.getByRole('radio').first()],
      [`${wizard}3`, page.getByLabel('Redirect URIs')],
      [`${wizard}4`, page.getByRole('region', { name: 'Sandbox Keys' })],
      [operation, page.getByRole('complementary', { name: 'Samples' })],
      [designs, page.getByRole('treegrid')],
      [check, page.getByRole('heading', { name: 'Drop files here' })],
    ]
    for (const [address, part] of ready) {
      await page.goto(address)
      await expect(part).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => scrollTo(0, 200))
      expect(await coveredShare(page), address).toBeLessThan(0.25)
    }
    await giveFiles(page, files)
    await expect(verdicts(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('the error that is stepped to is in view, and the editor below goes to its line', async ({
    page,
    createWorld,
  }) => {
    await openPublicAs(page, await createWorld(), check)
    await giveFiles(page, files)
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await expect(page.locator('.cm-activeLine')).toBeAttached()
    for (let count = 0; count < 2; count += 1) await next.press('Enter')
    await expect(page.getByText(/^Finding 2 of \d+\./)).toBeAttached()
    await expect(page.locator('.cm-activeLine')).toContainText('<PostalCode>')
    await expect(page.getByRole('listitem').and(page.locator('[aria-current=true]'))).toBeInViewport()
    await expect(page.locator('.cm-editor')).not.toBeInViewport()
  })

  test('the values of Connection Information, the path of a sample and the kinds of a design are whole', async ({
    page,
    createWorld,
  }) => {
    const isWhole = (part: Locator) => part.evaluate((element) => element.scrollWidth <= element.clientWidth)
    const world = await createWorld({ applications: ['web'] })
    await openAs(page, world, `/app/${world.applications[0]?.id}?expandIndex=4`)
    for (const label of ['App ID', 'Authorize address', 'Token address'])
      expect(await isWhole(page.locator(`dt:text-is("${label}") + dd code`).first()), label).toBe(true)
    await page.goto(operation)
    const path = page.getByRole('complementary', { name: 'Samples' }).getByText('/label/v1/{id}/pdf', { exact: true })
    expect(await isWhole(path)).toBe(true)
    await page.goto(designs)
    const kinds = page.getByRole('group', { name: 'Document type' }).locator('div')
    await expect(kinds).toBeVisible()
    expect(await isWhole(kinds)).toBe(true)
  })

  test('the chosen result of the search is in view, and the results have the room below the field', async ({
    page,
  }) => {
    await page.goto('/docs')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await searchField(page).fill('op: label')
    await expect(page.getByRole('option').nth(4)).toBeAttached()
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowDown')
    const chosen = page.getByRole('option', { selected: true })
    const field = await searchField(page).boundingBox()
    await expect(chosen).toBeInViewport({ ratio: 0.9 })
    expect((await chosen.boundingBox())?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0))
    await expect(page.getByRole('link', { name: 'See all', exact: true })).not.toBeInViewport()
  })
})

test('with wide text spacing no page scrolls sideways', async ({ page, createWorld }) => {
  const widen = () =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`)
      document.adoptedStyleSheets.push(sheet)
    })
  const expectFit = async () => {
    await widen()
    for (const width of [1440, 1280, 1024, 960, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  }
  // Visitors have the most in the bar.
  await page.goto(operation)
  await expect(page.getByRole('complementary', { name: 'Samples' })).toBeVisible()
  await expectFit()
  const world = await createWorld({ applications: ['web'] })
  await openAs(page, world, `/app/${world.applications[0]?.id}?expandIndex=4`)
  await expect(page.getByRole('region', { name: 'Sandbox Keys' })).toBeVisible()
  await expectFit()
  await openCheck(page)
  await expectFit()
})

test('the text selected in the editor of the check has the color of the other text', async ({ page, createWorld }) => {
  await openPublicAs(page, await createWorld(), check)
  await giveFiles(page, files)
  await page
    .getByRole('button', { name: /^Line \d+/ })
    .first()
    .press('Enter')
  const text = page.locator('.cm-content')
  await expect(text).toBeFocused()
  const [color, selected] = await text.evaluate((element) =>
    [undefined, '::selection'].map((part) => getComputedStyle(element, part).color),
  )
  expect(selected).toBe(color)
})

test.describe('in forced colors', () => {
  const style = (part: Locator, name: 'color' | 'backgroundColor' | 'outlineStyle') =>
    part.evaluate((element, property) => getComputedStyle(element)[property], name)

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ colorScheme, forcedColors: 'active' })

      test(`${colorScheme}: the chosen icon shows the focus, and a disabled button looks disabled`, async ({
        page,
        createWorld,
      }) => {
        await openAs(page, await createWorld(), '/app')
        const icon = page.getByRole('radio', { name: 'burst bolt' })
        const label = page.locator('label').filter({ has: icon })
        await expect(icon).toBeChecked()
        expect(await style(label, 'outlineStyle')).toBe('none')
        expect(await style(label, 'backgroundColor')).not.toBe(
          await style(
            page.locator('label').filter({ has: page.getByRole('radio', { name: 'key' }) }),
            'backgroundColor',
          ),
        )
        await press(page, 'Tab', icon)
        expect(await style(label, 'outlineStyle')).toBe('solid')
        expect(await style(save(page), 'color')).not.toBe(
          await style(page.getByRole('button', { name: 'Cancel' }), 'color'),
        )
      })

      test(`${colorScheme}: the words found by search are visible and underlined`, async ({ page }) => {
        await page.goto('/docs')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.keyboard.press('Control+k')
        await searchField(page).fill('template')
        // Both at once, because later results replace the elements.
        const [found, around] = await page
          .getByRole('option')
          .locator('mark')
          .first()
          .evaluate((mark) =>
            [mark, mark.parentElement as HTMLElement].map((element) => {
              const { color, textDecorationLine } = getComputedStyle(element)
              return { color, textDecorationLine }
            }),
          )
        expect(found).toEqual({ color: around?.color, textDecorationLine: 'underline' })
        expect(around?.textDecorationLine).toBe('none')
      })
    })
  }
})
