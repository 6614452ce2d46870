import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { wholeAnswers } from './support/responses.ts'
import { panel } from './support/console-requests.ts'
import { operationUrl } from './support/docs.ts'
import { test } from './support/faulty-servers.ts'
import { press } from './support/keyboard.ts'
import { expect, expectAccessibleInBothThemes, expectErrors, expectNoSidewaysScroll, openAs } from './support/test.ts'

/** A file of its own in each worker, whose server has a port of its own. */
const specification = `authentication/openapi/responses-${crypto.randomUUID()}.json`
const operation = operationUrl({ doc: specification, path: '/{kind}', method: 'GET' })

const answer = (page: Page) => panel(page).getByRole('region', { name: 'Response' })
const note = (page: Page, title: string) => answer(page).getByRole('note').filter({ hasText: title })
const show = (page: Page, view: string) => answer(page).getByRole('radio', { name: view }).check()
const box = (page: Page, name: string) => answer(page).getByRole('region', { name })

test.beforeEach(async ({ page, servers, fail, createWorld }) => {
  // A response with a fault is a fault of the network for the browser.
  expectErrors(page, /Failed to load resource|net::ERR_INVALID_CHUNKED_ENCODING/)
  await fail({
    match: { path: `/content/docs/${specification}` },
    body: {
      openapi: '3.1.0',
      info: { title: 'Responses', version: '1' },
      servers: [{ url: servers.addresses.answering }],
      security: [],
      paths: {
        '/{kind}': {
          get: {
            summary: 'Read a response',
            parameters: [{ in: 'path', name: 'kind', required: true, schema: { type: 'string' } }],
            responses: { 200: { description: 'Done' } },
          },
        },
      },
    },
  })
  await openAs(page, await createWorld(), '/applications')
})

/** Sends the request for a response. Its status is shown before it has arrived whole. */
async function request(page: Page, kind: string) {
  await panel(page).getByLabel('kind', { exact: true }).fill(kind)
  await panel(page).getByRole('button', { name: 'Send' }).click()
}

/** Requests a response and waits until it has arrived. @param count How many calls the tab has then. */
async function receive(page: Page, kind: string, count: number) {
  await request(page, kind)
  await expect(panel(page).getByText(`Request history of this tab (${count})`)).toBeVisible()
}

interface Look {
  kind: string
  status: string
  /** Name of the saved file; without one the response cannot be saved. */
  file?: string
  /** The response that arrives, if not the one that was requested. */
  arriving?: keyof typeof wholeAnswers
  expectLook: (page: Page) => Promise<void>
}

const looks: Look[] = [
  {
    kind: 'json',
    status: '200 OK',
    file: 'Read-a-response.json',
    expectLook: async (page) => {
      await answer(page)
        .getByRole('button', { name: /^Headers/ })
        .click()
      await expect(answer(page).getByRole('definition').filter({ hasText: 'request-7' })).toBeVisible()
      await answer(page)
        .getByRole('treeitem', { name: /orders/ })
        .click()
      await expect(answer(page).getByRole('treeitem', { name: /1 \{2\}/ })).toBeVisible()
      await show(page, 'Text')
      await expect(box(page, 'Body as text')).toContainText('"total": 12345678901')
    },
  },
  {
    kind: 'xml',
    status: '200 OK',
    file: 'Read-a-response.xml',
    expectLook: async (page) => {
      await expect(answer(page).getByRole('treeitem', { name: /@id : 7/ })).toBeVisible()
      await expect(answer(page).getByRole('treeitem', { name: /Note : Größe 4 & 5/ })).toBeVisible()
      await show(page, 'Text')
      await expect(box(page, 'Body as text')).toContainText('<Note>Größe 4 &amp; 5</Note>')
    },
  },
  {
    kind: 'picture',
    status: '200 OK',
    file: 'Read-a-response.png',
    expectLook: async (page) => {
      const picture = answer(page).getByRole('img', { name: 'Body of the response' })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2)
    },
  },
  {
    kind: 'pdf',
    status: '200 OK',
    file: 'Etikett ä.pdf',
    expectLook: async (page) => {
      await expect(answer(page)).toContainText('The portal does not preview PDFs.')
      await expect(answer(page).locator('iframe, embed, object')).toHaveCount(0)
      await expect(box(page, 'Body as bytes')).toContainText('25 50 44 46 2d 31 2e 37')
    },
  },
  {
    kind: 'bytes',
    status: '200 OK',
    file: 'label.zpl',
    expectLook: async (page) => {
      const bytes = box(page, 'Body as bytes')
      await expect(bytes).toContainText('0000004040 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f')
      await expect(bytes).toContainText('@ABCDEFGHIJKLMNO')
    },
  },
  {
    kind: 'encoding',
    status: '200 OK',
    file: 'Read-a-response.txt',
    expectLook: async (page) => {
      await expect(note(page, 'The text is not in UTF-8')).toContainText('Byte 3 is the first')
      await expect(box(page, 'Body as text')).toContainText('ab�c')
      await show(page, 'Bytes')
      await expect(box(page, 'Body as bytes')).toContainText('61 62 ff 63')
    },
  },
  {
    kind: 'problem',
    status: '404 Not Found',
    file: 'Read-a-response.json',
    expectLook: async (page) => {
      await expect(answer(page).getByRole('treeitem', { name: /detail/ })).toBeVisible()
      await expect(panel(page).getByRole('heading', { name: 'What this means' })).toBeVisible()
    },
  },
  {
    kind: 'nothing',
    status: '204 No Content',
    expectLook: (page) => expect(note(page, 'The response has no body')).toContainText('status 204'),
  },
  {
    kind: 'redirect',
    status: '200 OK',
    file: 'Read-a-response.json',
    arriving: 'json',
    expectLook: async (page) => {
      await expect(note(page, 'The request was redirected')).toContainText(/\/answering\/json\. Browsers/)
      await expect(answer(page).getByRole('treeitem', { name: /orders/ })).toBeVisible()
    },
  },
]

test('each kind of response is shown as what it is, and saved unchanged under its name', async ({ page }) => {
  test.slow()
  await page.goto(`${operation}&try=true`)
  for (const [index, { kind, status, file, arriving = kind, expectLook }] of looks.entries()) {
    await test.step(kind, async () => {
      const { body } = wholeAnswers[arriving as keyof typeof wholeAnswers]
      await receive(page, kind, index + 1)
      const line = answer(page).getByRole('status')
      await expect(line).toContainText(status)
      await expect(line.getByText(/^[\d.,]+ m?s$/)).toBeVisible()
      await expect(line.getByText(`${body.length} B`, { exact: true })).toBeVisible()
      await expectLook(page)
      const save = answer(page).getByRole('button', { name: 'Save' })
      if (file === undefined) await expect(save).toHaveCount(0)
      else await expectSaved(page, save, file, body)
    })
  }
})

async function expectSaved(page: Page, button: Locator, name: string, body: Buffer) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe(name)
  expect(readFileSync(await download.path())).toEqual(body)
}

test('events are shown as they come, until they are cancelled', async ({ page, servers: { answers } }) => {
  await page.goto(`${operation}&try=true`)
  await request(page, 'events')
  await expect(answer(page).getByRole('status')).toContainText('200 OK')
  for (const number of [1, 2, 3]) {
    answers.push(`event: parcel\nid: ${number}\ndata: {"position": ${number}}\n\n`)
    await expect(box(page, 'Events')).toContainText(`parcel#${number} {"position": ${number}}`)
  }
  await panel(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(note(page, 'You cancelled the response')).toBeVisible()
  await expect.poll(answers.openCount).toBe(0)
  await show(page, 'Text')
  await expect(box(page, 'Body as text')).toContainText('data: {"position": 3}')
})

test('what arrived of a response that ends early is shown and saved', async ({ page, servers: { answers } }) => {
  await page.goto(`${operation}&try=true`)
  const beginning = Buffer.from('first part\n')
  const save = answer(page).getByRole('button', { name: 'Save' })

  const begin = async () => {
    await request(page, 'parts')
    await expect.poll(answers.openCount).toBe(1)
    answers.push(beginning.toString())
    await expect(answer(page).getByRole('status')).toContainText('11 B')
  }

  await begin()
  await panel(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(note(page, 'You cancelled the response')).toContainText('11 B')
  await expect.poll(answers.openCount).toBe(0)
  await expectSaved(page, save, 'Read-a-response.txt', beginning)

  await begin()
  answers.breakOff()
  await expect(note(page, 'The response is incomplete')).toContainText('11 B')
  await expect(box(page, 'Body as text')).toContainText('first part')
  await expectSaved(page, save, 'Read-a-response.txt', beginning)
})

test('a response is cut off at 100 MB', async ({ page, servers: { answers } }) => {
  test.slow()
  await page.goto(`${operation}&try=true`)
  await request(page, 'large')
  const cut = note(page, 'The response is larger than what is shown')
  await expect(cut).toContainText('The first 100 MB are shown.', { timeout: 60_000 })
  expect(answers.openCount()).toBe(0)
  await expect(box(page, 'Body as text')).toContainText('x'.repeat(63))
})

test('by keyboard: the console opens, sends, and copies the path of a value', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(operation)
  const open = page.getByRole('button', { name: 'Try it' })
  await expect(open).toBeVisible()
  await press(page, 'Tab', page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await press(page, 'Tab', open)
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'Try it' })).toBeFocused()
  await press(page, 'Tab', panel(page).getByLabel('kind', { exact: true }))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('json')
  await press(page, 'Tab', panel(page).getByRole('button', { name: 'Send' }))
  await page.keyboard.press('Enter')
  const tree = answer(page).getByRole('tree', { name: 'Body as a tree' })
  await press(page, 'Tab', tree)
  const goTo = async (key: string, text: string) => {
    await page.keyboard.press(key)
    await expect(tree.getByRole('treeitem', { selected: true })).toContainText(text)
  }
  // The worker reads what is below a node when it is opened.
  const openNode = async () => {
    const rows = await tree.getByRole('treeitem').count()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tree.getByRole('treeitem').count()).toBeGreaterThan(rows)
  }
  await goTo('ArrowDown', 'orders')
  await openNode()
  await goTo('ArrowDown', '0')
  await goTo('ArrowDown', '1')
  await openNode()
  await page.keyboard.press('ArrowDown')
  await goTo('ArrowDown', '4,50')
  await press(page, 'Tab', answer(page).getByRole('button', { name: 'Path' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("$.orders[1]['unit price']")
  await press(page, 'Shift+Tab', tree)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText('1 {2}')
})

for (const kind of [...looks.map((look) => look.kind), 'parts', 'events']) {
  test(`the console with the response ${kind} is accessible, and fits on a phone`, async ({ page, servers }) => {
    test.slow()
    const { answers } = servers
    await page.goto(`${operation}&try=true`)
    await request(page, kind)
    if (kind === 'events' || kind === 'parts') {
      await expect.poll(answers.openCount).toBe(1)
      answers.push('data: 1\n\n')
      await expect(answer(page).getByRole('status')).toContainText('9 B')
    }
    if (kind === 'parts') answers.breakOff()
    if (kind === 'events') await expect(box(page, 'Events')).toContainText('message')
    else await expect(panel(page).getByText('Request history of this tab (1)')).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessibleInBothThemes(page, '#try')
      await expectNoSidewaysScroll(page)
    }
  })
}
