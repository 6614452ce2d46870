import type { Page, Route } from '@playwright/test'
import { contentUrl, heading, sidebar } from './support/docs.ts'
import { expect, expectErrors, openAs, platform, test } from './support/test.ts'

const publicServices = `${platform}/devcenter/public/v1/services/**`
const labelText = 'Sandbox Keys will do'

/** Serves a request for published content; the portal is on another origin. */
function answer(route: Route, body: string, contentType: string): Promise<void> {
  return route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } })
}

/** Replaces the table of contents of the shipping labels. */
async function publishToc(page: Page, entries: object[]): Promise<void> {
  await page.route(contentUrl('label/toc.json'), (route) => answer(route, JSON.stringify(entries), 'application/json'))
}

/** Holds a response back until `release` is called. */
function gate(): { isReleased: Promise<void>; release: () => void } {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  return { isReleased, release: () => release() }
}

/** Counts how often a text is in the page, from its first element on, whatever replaces it later. */
async function watchForText(page: Page, text: string): Promise<() => number> {
  let count = 0
  await page.exposeFunction('onTextFound', () => (count += 1))
  await page.addInitScript((wanted) => {
    const watcher = new MutationObserver(() => {
      if (document.documentElement.textContent.includes(wanted))
        (window as unknown as { onTextFound(): void }).onTextFound()
    })
    watcher.observe(document, { subtree: true, childList: true, characterData: true })
  }, text)
  return () => count
}

for (const [address, folder, file, title] of [
  ['/docs/transactions/guides/first-call', 'transactions', 'guides/first-call.md', 'First call'],
  ['/docs/getting-started', 'getting-started', 'README.md', 'Getting started'],
  ['/rsx/docs/rsx-overview', 'rsx-docs', 'rsx-overview.md', 'What is RSX?'],
  ['/user-guides/docs/overview', 'user-guides', 'overview.md', 'User Guides'],
] as const) {
  test(`a visitor's page is requested before the portal's code has arrived, and once: ${address}`, async ({ page }) => {
    const files = [contentUrl(`${folder}/${file}`), contentUrl(`${folder}/toc.json`)]
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const isRequested = Promise.all(files.map((url) => page.waitForRequest(url)))
    await page.route('**/assets/entry-*.js', async (route) => {
      await isRequested
      await route.continue()
    })
    await page.goto(address)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('main').getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    expect(requests.filter((url) => files.includes(url)).toSorted()).toEqual(files.toSorted())
    expect(requests.filter((url) => url.includes('/devcenter/'))).toHaveLength(1)
    expect(requests.filter((url) => url.includes('/markdown.worker-'))).toHaveLength(1)
  })
}

for (const rule of ['login', 'internal']) {
  test(`a page marked ${rule} is never in the page of a visitor, although its text arrives`, async ({ page }) => {
    const found = await watchForText(page, labelText)
    await publishToc(page, [
      { text: 'Overview', link: 'README' },
      { text: `First label|${rule}`, link: 'guides/first-label' },
    ])
    const text = page.waitForResponse(contentUrl('label/guides/first-label.md'))
    await page.goto('/docs/label/guides/first-label')
    expect((await text).status()).toBe(200)
    await page.waitForURL(`${platform}/**`)
    expect(found()).toBe(0)
  })
}

test('a page waits for a slow table of contents, which may restrict it', async ({ page }) => {
  const found = await watchForText(page, labelText)
  const { isReleased, release } = gate()
  await page.route(contentUrl('label/toc.json'), async (route) => {
    await isReleased
    await answer(route, JSON.stringify([{ text: 'First label', link: 'guides/first-label' }]), 'application/json')
  })
  await page.goto('/docs/label/guides/first-label')
  await expect(sidebar(page).getByRole('button', { name: 'Shipping Labels' })).toBeVisible()
  expect(found()).toBe(0)
  release()
  await expect(page.getByText(labelText)).toBeVisible()
})

test('a service with another location shows its own text, not that of the usual location', async ({ page }) => {
  const found = await watchForText(page, labelText)
  await page.route(publicServices, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { results: { slug: string; currentDocLocation: string }[] }
    const results = list.results.map((one) =>
      one.slug === 'label' ? { ...one, currentDocLocation: `${platform}/content/docs/moved-label/` } : one,
    )
    await route.fulfill({ response, json: { ...list, results } })
  })
  await page.route(`${platform}/content/docs/moved-label/**`, (route) =>
    route.request().url().endsWith('.json')
      ? answer(route, JSON.stringify([{ text: 'First label', link: 'guides/first-label' }]), 'application/json')
      : answer(route, '# Moved label\n\nIts own text.', 'text/markdown'),
  )
  await page.goto('/docs/label/guides/first-label')
  await expect(heading(page, 'Moved label')).toBeVisible()
  expect(found()).toBe(0)
})

test('an unlisted service is not shown, although its text arrives', async ({ page }) => {
  const found = await watchForText(page, labelText)
  await page.route(publicServices, (route) => answer(route, '{"count":0,"results":[]}', 'application/json'))
  await page.goto('/docs/label/guides/first-label')
  await expect(heading(page, 'Service Not Found')).toBeVisible()
  expect(found()).toBe(0)
})

for (const [what, fail, cause] of [
  ['fails', (route: Route) => route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }), '(500)'],
  ['never arrives', (route: Route) => route.abort('internetdisconnected'), 'Check your internet connection'],
  ['is a page of another kind', (route: Route) => answer(route, '<p>Sign in', 'text/html'), 'something other'],
] as const) {
  test(`a first text that ${what}: the page names the cause, Retry shows the text`, async ({ page }) => {
    expectErrors(page, /status of 500/, /ERR_INTERNET_DISCONNECTED/)
    const file = contentUrl('label/guides/first-label.md')
    await page.route(file, fail)
    await page.goto('/docs/label/guides/first-label')
    await expect(heading(page, 'Documentation Not Found')).toBeVisible()
    await expect(page.getByRole('main').getByText(cause)).toBeVisible()
    await page.unroute(file)
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(labelText)).toBeVisible()
  })
}

test('a first list of services that fails is requested again, and a slow text appears when it arrives', async ({
  page,
}) => {
  expectErrors(page, /status of 503/)
  let requests = 0
  await page.route(publicServices, (route) => {
    requests += 1
    return requests === 1
      ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } })
      : route.continue()
  })
  const { isReleased, release } = gate()
  await page.route(contentUrl('label/guides/first-label.md'), async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/docs/label/guides/first-label')
  await expect(sidebar(page).getByRole('link', { name: 'First label' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeAttached()
  release()
  await expect(page.getByText(labelText)).toBeVisible()
  expect(requests).toBe(2)
})

test('a signed-in person’s page is read without the token, and once', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  for (const [address, folder, file, title] of [
    ['/docs/label/guides/first-label', 'label', 'guides/first-label.md', 'First label'],
    ['/rsx', 'rsx-docs', 'rsx-overview.md', 'What is RSX?'],
  ] as const) {
    const tokens: [string, boolean][] = []
    page.removeAllListeners('request')
    page.on('request', (request) => {
      const [, path] = request.url().split(`/content/docs/${folder}/`)
      if (path !== undefined && request.method() === 'GET') tokens.push([path, 'authorization' in request.headers()])
    })
    await page.goto(address)
    await expect(heading(page, title)).toBeVisible()
    const files = tokens.filter(([path]) => /\.(md|json)$/.test(path))
    expect(
      files
        .filter(([, hasToken]) => !hasToken)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual([file, 'toc.json'])
    expect(files.filter(([path, hasToken]) => hasToken && path !== 'toc.json')).toEqual([])
  }
})
