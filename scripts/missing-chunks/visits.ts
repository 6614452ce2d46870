import type { Page } from '@playwright/test'
import { documentSchema } from '../../platform/rsx/document-schema.ts'
import { examples } from '../../platform/rsx/examples/examples.ts'
import { writeXml } from '../../platform/rsx/examples/write.ts'
import { accounts, mainInteraction, operationUrl, pageViews } from '../../tests/support/pages.ts'
import { ports } from '../build/environments.ts'

const { developer } = accounts
/** Has not accepted the terms of use. */
const newcomer = 'newcomer@northwind.example'

/** A way through the portal that loads code: a page, or something on a page. */
export interface Visit {
  name: string
  /** Path of the page. `:appId` stands for an application of the person. */
  path: string
  /** Email address of the person who is signed in; a visitor without it. */
  person?: string | undefined
  isNarrow?: boolean
  /** Whether the page exists only at an address that is opened, not by a link within the portal. */
  isOpenedByAddress?: boolean
  /** Changes what the portal's server answers, before the page is opened. */
  arrange?: (page: Page, portal: string) => Promise<void>
  /** Prepares the page before the part is opened. */
  prepare?: (page: Page) => Promise<void>
  /** Opens a part of the page. Without it, the visit is the page itself. */
  open?: (page: Page) => Promise<void>
  /** Waits for what arrives last on the page, from a worker. */
  untilWhole?: (page: Page) => Promise<void>
  /** Names of chunks that the part needs and that pages load before it is opened, when the browser is idle. */
  preloaded?: readonly string[]
  /** Label of a field of the page that is filled before the part is opened, in cases with unsaved input. */
  field?: string
  /** Shows that field again, where the part hides it. */
  showField?: (page: Page) => Promise<void>
  /** Whether the page holds files of the reader, so that the portal must not reload it. */
  holdsFiles?: boolean
}

const revocation =
  '/api-doc/authentication/revoke-a-refresh-token/?path=/oauth/revoke&method=POST&doc=authentication/openapi/auth.json'
const history =
  '/api-doc/transactions/list-the-history/?path=/transactions/v5/history&method=GET&doc=transactions/openapi/transactions-v5.json'
const partnerForm =
  '/api-doc/trading-partners/submit-a-trading-partner/?path=/submissions/v1/trading-partners&method=POST' +
  '&doc=trading-partners/openapi/submissions-v1.json'

const platform = `http://localhost:${ports.platform}`
const labelDocument = `${platform}/content/docs/label/openapi/label-v1.json`
const yamlDocument = 'packing-slip/openapi/packing-slip-v1.yaml'
const verifiedYaml = `/docs/packing-slip/swagger-documentation-verification?url=${platform}/content/docs/${yamlDocument}`

async function untilSearched(page: Page): Promise<void> {
  const count = page.getByText(/^\d+ results?$/).first()
  const more = page.getByRole('button', { name: /^Show \d+ more results?$/ })
  await count.or(more).first().waitFor()
  if (await more.isVisible()) await more.click()
  await count.waitFor()
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 10_000 })

const step = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click({ timeout: 10_000 })

/** Presses a button of the connection step of an application, whose first step has the field of the name. */
const inConnection = (name: string) => async (page: Page) => {
  await step('Connection Information')(page)
  await press(name)(page)
}

const consolePanel = (page: Page) => page.getByRole('region', { name: 'Try it' })

async function pasteToken(page: Page): Promise<void> {
  const panel = consolePanel(page)
  await panel.getByRole('radio', { name: 'A token you paste' }).click({ timeout: 10_000 })
  await panel.getByLabel('Access token').fill('not-a-token')
  await panel.getByRole('button', { name: 'Use the token' }).click()
}

const send = (page: Page) =>
  consolePanel(page).getByRole('button', { name: 'Send', exact: true }).click({ timeout: 10_000 })

/** Loses every request for the history on the network. */
async function loseHistory(page: Page): Promise<void> {
  await page.context().route(`${platform}/transactions/v5/history*`, (route) => route.abort())
}

/** Opens a shipment without the unit of an item in the document check. */
async function openFaultyDocument(page: Page): Promise<void> {
  const example = examples().find(({ stem }) => stem === 'SH104415-1-v7.7-CrossDock')
  const schema = example && documentSchema('7.7.4', example.document)
  if (!example || !schema) throw new Error('There is no example of a shipment')
  const text = writeXml(schema, example.record).replace('<OrderQtyUOM>EA<', '<OrderQtyUOM>EACH<')
  const file = { name: 'shipment.xml', mimeType: 'application/xml', buffer: Buffer.from(text) }
  await page.getByLabel('Files to check').setInputFiles(file)
}

const findings = (page: Page) => page.getByRole('region', { name: 'Findings' })

/** Pastes an API document whose description is HTML. */
async function pasteDocument(page: Page): Promise<void> {
  const description = '<p>Parcels and <a href="/docs">what is in them</a>.</p>'
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Parcels', version: '1', description }, paths: {} })
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Turns the maintenance page on in the build. */
async function turnMaintenanceOn(page: Page): Promise<void> {
  await page.context().route('**/assets/entry-*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('maintenance:{splash:!1', 'maintenance:{splash:!0')
    await route.fulfill({ response, body })
  })
}

const unknownHost = 'http://portal.elsewhere.example'

/** Serves the portal on a host that no environment names. */
async function serveUnknownHost(page: Page, portal: string): Promise<void> {
  await page.context().route(`${unknownHost}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${portal}${pathname}` }) })
  })
}

const otherPages: Visit[] = [
  { name: 'verified document', path: `/docs/label/swagger-documentation-verification?url=${labelDocument}` },
  { name: 'API reference of a YAML document', path: `/docs/packing-slip/api-doc?doc=${yamlDocument}` },
  { name: 'verified YAML document', path: verifiedYaml },
  {
    name: 'verified document beside an earlier one',
    path: `${verifiedYaml}&with=${platform}/content/docs/${yamlDocument}`,
  },
  { name: 'terms gate', path: '/applications', person: newcomer, isOpenedByAddress: true },
  { name: 'maintenance page', path: '/home', isOpenedByAddress: true, arrange: turnMaintenanceOn },
  { name: 'unknown host', path: `${unknownHost}/home`, isOpenedByAddress: true, arrange: serveUnknownHost },
]

const parts: Visit[] = [
  { name: 'menu of a narrow window', path: '/locations', isNarrow: true, open: press('Menu') },
  {
    name: 'search',
    path: '/profile/personal',
    person: developer,
    field: 'First Name',
    preloaded: ['SearchDialog', 'HitLink', 'quoted', 'offices', 'recent-pages'],
    open: (page) => page.keyboard.press('Control+k'),
  },
  { name: 'list of shortcuts', path: '/home', open: press('Keyboard shortcuts') },
  { name: 'checked invoice of the home page', path: '/home', open: press('Check this invoice') },
  {
    name: 'photo dialog',
    path: '/profile/personal',
    person: developer,
    field: 'First Name',
    open: (page) => page.getByLabel('Photo file').setInputFiles('docs/images/home.png'),
  },
  {
    name: 'rules of a password',
    path: '/profile/password',
    person: developer,
    field: 'Current password',
    open: async (page) => {
      const field = page.getByLabel('New password').first()
      // The rules are checked only when the text changes.
      await field.fill('')
      await field.fill('Portal-2027!')
    },
  },
  {
    name: 'token samples',
    path: '/app/:appId',
    person: developer,
    field: 'Name',
    showField: step('App Details'),
    open: inConnection('Show Code Samples'),
  },
  {
    name: 'secret',
    path: '/app/:appId',
    person: developer,
    field: 'Name',
    showField: step('App Details'),
    open: inConnection('Show App Secret'),
  },
  { name: 'console', path: operationUrl, person: developer, open: mainInteraction(operationUrl, 'developer') },
  { name: 'copied page', path: operationUrl, open: press('Copy page') },
  {
    name: 'decoded answer',
    path: '/tools/error-decoder',
    open: mainInteraction('/tools/error-decoder', 'visitor'),
  },
  { name: 'console with a form', path: revocation, person: developer, open: press('Try it') },
  {
    name: 'form for a JSON body',
    path: `${partnerForm}&try=true`,
    person: developer,
    field: 'Body, application/json',
    open: press(/^Form$/),
  },
  {
    name: 'answer in the console',
    path: `${history}&try=true`,
    person: developer,
    field: 'limit',
    prepare: pasteToken,
    open: send,
  },
  {
    name: 'failed request in the console',
    path: `${history}&try=true`,
    person: developer,
    field: 'limit',
    arrange: loseHistory,
    prepare: pasteToken,
    open: send,
  },
  {
    name: 'archive of schemas',
    path: '/rsx/docs/schema-download',
    prepare: async (page) => {
      for (const document of ['Orders', 'Invoices'])
        await page
          .getByRole('group', { name: `Versions of ${document}`, exact: true })
          .getByRole('button', { name: '7.7.0' })
          .click({ timeout: 10_000 })
    },
    open: press('Download Schemas'),
  },
  {
    name: 'fields with their places of X12',
    path: '/rsx/docs/fields-qualifiers/7.7.4/ProductActivities',
    person: developer,
    open: (page) => page.getByRole('switch', { name: 'X12 / EDIFACT' }).click({ timeout: 10_000 }),
  },
  {
    name: 'checked document',
    path: '/tools/document-check',
    person: developer,
    holdsFiles: true,
    open: openFaultyDocument,
  },
  {
    name: 'document beside another',
    path: '/tools/document-check',
    person: developer,
    holdsFiles: true,
    prepare: async (page) => {
      await openFaultyDocument(page)
      await page.getByRole('button', { name: 'Compare', exact: true }).waitFor()
    },
    open: (page) => page.getByRole('button', { name: 'Compare', exact: true }).click({ timeout: 10_000 }),
  },
  {
    name: 'files for a pipeline',
    path: '/tools/document-check?document=Orders',
    open: (page) => page.getByRole('button', { name: 'Use this in your pipeline' }).click({ timeout: 10_000 }),
  },
  {
    name: 'rule pack',
    path: '/tools/document-check?document=Orders',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Use this in your pipeline' }).click({ timeout: 10_000 })
      await page.getByRole('button', { name: 'Download rule-pack.zip' }).waitFor()
    },
    open: (page) => page.getByRole('button', { name: 'Download rule-pack.zip' }).click({ timeout: 10_000 }),
  },
  {
    name: 'explained error',
    path: '/tools/document-check',
    person: developer,
    holdsFiles: true,
    prepare: async (page) => {
      await openFaultyDocument(page)
      await findings(page).waitFor()
    },
    open: (page) => findings(page).locator('details summary').first().click({ timeout: 10_000 }),
  },
  {
    name: 'pasted API document',
    path: '/docs/label/swagger-documentation-verification',
    holdsFiles: true,
    open: pasteDocument,
  },
]

/** Everything that the suite opens. The pages come first. */
export const visits: readonly Visit[] = [
  ...pageViews.map(({ url, reader, person }): Visit => ({
    name: `${url.split('?')[0]}${reader === 'visitor' ? '' : ` as ${reader}`}`,
    path: url,
    person,
    ...(url.startsWith('/search') && { untilWhole: untilSearched }),
  })),
  ...otherPages,
  ...parts,
]

/** Why no visit loads a chunk, by the name of the chunk. */
export const unreached: Record<string, string> = {
  NewChanges: 'Home shows nothing in its place',
  'auth0-spa-js.worker.production': 'started only where refresh tokens are turned on',
}
