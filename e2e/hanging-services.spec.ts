import type { Page } from '@playwright/test'
import { expect, openAs, platform, test } from './support/test.ts'

/** The services of the provider, by the beginning of their paths. */
const services = {
  identity: '/identity/',
  devcenter: '/devcenter/',
  content: '/content/',
  rsx: '/rsx/',
  label: '/label/',
}
type Service = keyof typeof services

/**
 * Makes services accept every request without a response. Returns a function that ends this for one of them. Shortens the
 * portal's time limit of 20 s to 2 s.
 */
async function hangServices(page: Page, names: readonly Service[]): Promise<(name: Service) => void> {
  const silent = new Set(names)
  await page.context().route(`${platform}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return [...silent].some((name) => pathname.startsWith(services[name])) ? undefined : route.continue()
  })
  await page.addInitScript(() => {
    const later = setTimeout.bind(window)
    window.setTimeout = ((handler: () => void, ms?: number) =>
      later(handler, ms === 20_000 ? 2_000 : ms)) as typeof setTimeout
  })
  return (name) => void silent.delete(name)
}

const waiting = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^(Loading|Reading|Opening|Checking|Taking)/ })
    .or(page.locator('[aria-busy=true]'))
    .filter({ visible: true })

/** Each page with the services that it needs, in the order in which it needs them, and the failure that each causes. */
const pages: { name: string; path: string; order: [Service, failure: string][]; shown: string }[] = [
  {
    name: 'the list of applications',
    path: '/applications',
    order: [
      ['identity', 'Your account could not be loaded'],
      ['devcenter', 'An error has occurred when fetching the applications'],
    ],
    shown: 'Application 1',
  },
  {
    name: 'an application',
    path: '/app/{id}',
    order: [
      ['identity', 'Your account could not be loaded'],
      ['devcenter', 'An error occurred when fetching your application.'],
    ],
    shown: 'App Details',
  },
  {
    name: 'the home page',
    path: '/home',
    order: [
      ['identity', 'Your account could not be loaded'],
      ['devcenter', 'Your applications could not be loaded.'],
    ],
    shown: 'Application 1',
  },
  {
    name: 'the list of services',
    path: '/docs',
    order: [
      ['identity', 'Your account could not be loaded'],
      ['devcenter', 'The services could not be loaded'],
    ],
    shown: 'Transactions',
  },
  {
    name: 'a guide',
    path: '/docs/label',
    order: [
      ['identity', 'Your account could not be loaded'],
      ['devcenter', 'The services could not be loaded'],
      ['content', 'We could not find this page of the documentation. The server did not respond in time'],
    ],
    shown: 'Every retailer wants a different carton label.',
  },
  {
    name: 'an operation',
    path: '/docs/label/api-doc?doc=label%2Fopenapi%2Flabel-v1.json',
    order: [
      ['identity', 'Your account could not be loaded'],
      // The reader's worker waits 20 s, which is not shortened.
      ['content', 'The server sent nothing for 20 seconds.'],
    ],
    shown: 'Render labels as PDF',
  },
  {
    name: 'fields and qualifiers',
    path: '/rsx/docs/fields-qualifiers',
    order: [
      ['identity', 'Your account could not be loaded'],
      ['rsx', 'An error has occurred while fetching versions, please try again later.'],
    ],
    shown: 'Orders',
  },
  {
    name: 'the schema download',
    path: '/rsx/docs/schema-download',
    order: [
      ['identity', 'Your account could not be loaded'],
      ['rsx', 'An error has occurred while fetching schema names, please try again later.'],
    ],
    shown: 'Orders',
  },
  {
    name: 'the shipping documents',
    path: '/tools/shipping-doc-browser',
    order: [
      ['identity', 'Your account could not be loaded'],
      ['label', 'An error has occurred while getting retailers, please try again later.'],
    ],
    shown: '45 labels from 15 retailers',
  },
]

for (const { name, path, order, shown } of pages) {
  test(`${name}: services that hang one after the other end in a failure with Retry each`, async ({
    page,
    createWorld,
  }) => {
    await openAs(page, await createWorld({ applications: ['m2m'] }), '/applications')
    const link = page.getByRole('main').locator('a[href^="/app/"]').filter({ hasText: 'Application 1' })
    const id = (await link.first().getAttribute('href'))?.split('/')[2] ?? ''
    const answer = await hangServices(
      page,
      order.map(([service]) => service),
    )
    await page.goto(path.replace('{id}', id))
    for (const [service, failure] of order) {
      await test.step(service, async () => {
        const retry = page.getByRole('button', { name: 'Retry' }).first()
        await expect(page.getByText(failure).filter({ visible: true }).first()).toBeVisible({ timeout: 30_000 })
        await expect(retry).toBeVisible()
        await expect(waiting(page)).toHaveCount(0)
        answer(service)
        await retry.press('Enter')
      })
    }
    await expect(page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible()
    await expect(waiting(page)).toHaveCount(0)
  })
}
