import type { Page } from '@playwright/test'
import { exampleXml, giveFiles } from '../../e2e/support/documents.ts'
import { accounts, mainInteraction, operationUrl, tokenCheckUrl } from '../../tests/support/pages.ts'
import { platform } from '../running-portal.ts'
import { changesStates } from './changes-states.ts'
import { documentStates } from './document-states.ts'
import { visitorStates } from './visitor-states.ts'

const { developer } = accounts

/** A state of a page whose layout differs from the page as it opens. */
export interface State {
  name: string
  path: string
  /** Email address of an account, or the name of one of `worlds`; a visitor without it. */
  person?: string | undefined
  /** Brings the opened page into the state. */
  reach?: (page: Page) => Promise<void>
  /** Answers of the platform while the page opens: path as a pattern, and status; 0 drops the connection. */
  failing?: { path: RegExp; status: number }
  /** The widths in CSS pixels, if not those of all pages. */
  widths?: readonly number[]
}

/** People that the seed does not have, by the name that states use: the options of the platform's control endpoint. */
export const worlds: Record<string, object> = {
  beginner: {},
  starter: { applications: ['m2m'] },
  hoarder: { applicationCount: 520 },
  collector: {
    organizations: ['Vereinigte Textil- und Haushaltswaren-Handelsgesellschaft Süddeutschland mbH & Co. KG', 'Two'],
    applications: ['web', 'spa', 'native', 'm2m'],
    applicationCount: 130,
  },
}

const press = async (page: Page, name: string | RegExp, exact = false) =>
  page.getByRole('button', { name, exact }).first().click()

const labels =
  '/api-doc/label/render/?path=%2Flabel%2Fv1%2F%7Bid%7D%2Fpdf&method=POST&doc=label%2Fopenapi%2Flabel-v1.json'
const twoRetailers = 'retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters'
const application = '/app/:appId'

/** Opens the menu of the account, which is part of the menu of the whole portal in narrow windows. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Outfitters|Fabrikam/ })
      .click()
}

async function send(page: Page): Promise<void> {
  const console = page.getByRole('region', { name: 'Try it' })
  await console.getByRole('button', { name: 'Send', exact: true }).click()
  await console.getByText(/Request history of this tab/).waitFor()
}

/** Opens the console and sends with a token of an application that needs nobody to sign in. */
async function sendWithApplication(page: Page): Promise<void> {
  await press(page, 'Try it')
  const console = page.getByRole('region', { name: 'Try it' })
  await console.getByRole('combobox', { name: 'Application' }).click()
  await console
    .getByRole('option', { name: /Machine-to-Machine/ })
    .first()
    .click()
  await send(page)
}

const showPlaces = (page: Page) => page.getByRole('switch', { name: 'X12 / EDIFACT' }).click()

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(text)
  await page.waitForTimeout(1_500)
}

async function checkFaulty(page: Page): Promise<void> {
  const shipment = exampleXml('SH104415-1-v7.7-CrossDock').replace('<OrderQtyUOM>EA<', '<OrderQtyUOM>EACH<')
  await giveFiles(page, {
    'SH104415-1-v7.7-CrossDock.xml': shipment.replace(/<ShipDate>[\d-]+</, '<ShipDate>17/03/2026<'),
  })
  await page.getByRole('region', { name: 'Findings' }).waitFor()
}

/** Presses Connect on the platform's demo application, and signs in. */
async function connect(page: Page, name: string): Promise<void> {
  await page.goto(`${platform}/demo`)
  await page.getByRole('radio', { name }).check()
  await press(page, 'Connect')
  await page.waitForURL(/verify-org|consent/)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** States beside the pages as they open. */
export const states: readonly State[] = [
  ...visitorStates,
  ...documentStates,
  ...changesStates,
  // The frame of all pages.
  { name: 'menu of the account', path: '/home', person: developer, reach: openMenu },
  { name: 'search with results', path: '/home', person: developer, reach: (page) => search(page, 'ship date') },
  { name: 'search for a place of X12', path: '/home', person: developer, reach: (page) => search(page, 'N1*ST') },
  { name: 'empty search', path: '/home', reach: (page) => search(page, '') },
  { name: 'form about a page', path: '/contact-info?contactProduct=true&page=%2Fdocs%2Flabel&title=Shipping+Labels' },
  { name: 'search without a result', path: '/home', reach: (page) => search(page, 'zzzzqqqq') },
  { name: 'a document that does not exist', path: '/docs/label/no-such-page' },
  { name: 'a person without a role', path: '/applications', person: 'norole@northwind.example' },
  { name: 'terms not accepted yet', path: '/applications', person: 'newcomer@northwind.example' },
  { name: 'home of a beginner', path: '/home', person: 'beginner' },
  { name: 'home of somebody with an application', path: '/home', person: 'starter' },
  { name: 'home of a trial', path: '/home', person: 'trial@fabrikam.example' },
  {
    name: 'three organizations',
    path: '/applications',
    person: 'multi@northwind.example',
    reach: async (page) => {
      await openMenu(page)
      await press(page, /Switch organization|of 3 organizations/)
    },
  },

  // Applications.
  { name: 'no applications', path: '/applications', person: 'beginner' },
  { name: 'applications of a filter', path: '/applications?filter=warehouse&sort=az', person: developer },
  { name: 'applications without a match', path: '/applications?filter=zzz', person: developer },
  { name: 'more than 500 applications', path: '/applications?show=attention&sort=az', person: 'hoarder' },
  { name: 'many applications', path: '/applications', person: 'collector', widths: [1440, 1024, 390] },
  {
    name: 'applications failing',
    path: '/applications',
    person: developer,
    failing: { path: /devcenter.*applications/, status: 500 },
  },
  ...[1, 2, 3].map((index) => ({
    name: `step ${index} of an application`,
    path: `${application}?expandIndex=${index}`,
    person: developer,
    widths: [1440, 1024, 390],
  })),
  {
    name: 'samples for a token',
    path: `${application}?expandIndex=4`,
    person: developer,
    reach: (page) => press(page, 'Show Code Samples'),
  },
  { name: 'connection of a trial', path: `${application}?expandIndex=4`, person: 'trial@fabrikam.example' },
  { name: 'an application that does not exist', path: '/app/none', person: developer },

  // Documentation.
  { name: 'operation with a large body', path: labels, widths: [1440, 1024, 390] },
  { name: 'operation between the widths', path: operationUrl, widths: [1024, 768] },
  { name: 'console', path: operationUrl, person: developer, reach: mainInteraction(operationUrl, 'developer') },
  {
    name: 'console with a refused call',
    path: tokenCheckUrl,
    person: developer,
    reach: async (page) => {
      await press(page, 'Try it')
      await page.getByText('A token you paste').click()
      await page.getByLabel('Access token').fill('not-a-token')
      await press(page, 'Use the token')
      await send(page)
    },
  },
  {
    name: 'console with a response',
    path: tokenCheckUrl,
    person: developer,
    reach: sendWithApplication,
  },
  {
    name: 'versions of an API compared at an operation',
    path: '/docs/transactions/compare?from=transactions/openapi/transactions-v4.json&to=transactions/openapi/transactions-v5.json&path=/data/{fileName}&method=GET',
  },
  {
    name: 'a verified document',
    path: `/docs/label/swagger-documentation-verification?url=${platform}/content/docs/label/openapi/label-v1.json`,
  },
  { name: 'guide failing', path: '/docs/getting-started', failing: { path: /content\/docs\/.*\.md/, status: 500 } },

  // Integration resources.
  {
    name: 'designs of two retailers',
    path: `/rsx/docs/my-designs?${twoRetailers}`,
    person: developer,
    widths: [1440, 1024, 390],
  },
  ...[
    ['fields', '/rsx/docs/fields-qualifiers/7.7.4/Orders'],
    ['codes', '/rsx/docs/fields-qualifiers/7.7.4/Orders/AddressTypeCode'],
    ['designs', `/rsx/docs/my-designs?${twoRetailers}&node=Header%2FAddress%2FAddressTypeCode`],
  ].map(([what, path = '']) => ({
    name: `${what} with their places of X12`,
    path,
    person: developer,
    reach: showPlaces,
  })),
  ...[
    ['what a retailer adds', `${twoRetailers}&add=Copperfield+Pharmacy`],
    ['what a retailer changes in the place of others', `${twoRetailers}&add=Copperfield+Pharmacy&question=instead`],
    ['what retailers share', `${twoRetailers}&add=Copperfield+Pharmacy&question=shared`],
    ['an unknown retailer', `${twoRetailers}&add=Corner+Shop`],
    ['no retailer to add', ''],
  ].map(([what, query]) => ({
    name: `compare retailers: ${what}`,
    path: `/rsx/docs/my-designs/compare?${query}`,
    person: developer,
  })),
  {
    name: 'compare retailers: designs failing',
    path: `/rsx/docs/my-designs/compare?${twoRetailers}&add=Copperfield+Pharmacy`,
    person: developer,
    failing: { path: /Shipments-856/, status: 500 },
  },
  {
    name: 'list of retailers',
    path: '/rsx/docs/my-designs',
    person: developer,
    reach: (page) => press(page, 'View Retailer List'),
  },
  {
    name: 'schemas of all versions',
    path: '/rsx/docs/schema-download?set=qualified&version=all&showLegacy=true',
    reach: (page) => page.getByRole('group', { name: 'Versions of Orders' }).getByRole('button').first().click(),
  },
  { name: 'guide from X12 to RSX', path: '/rsx/docs/from-x12' },
  { name: 'schemas of a format', path: '/rsx/docs/schema-download?format=csv&filter=orderacks' },

  // Tools.
  {
    name: 'a checked document',
    path: `/tools/document-check?${twoRetailers}`,
    person: developer,
    reach: checkFaulty,
    widths: [1440, 1024, 390],
  },
  {
    name: 'a decoded 997',
    path: '/tools/error-decoder',
    reach: async (page) => {
      await page.getByLabel('Or try an example').selectOption('partner')
      await press(page, 'Decode this example')
    },
  },
  {
    name: 'an explained error',
    path: '/tools/document-check',
    person: developer,
    reach: async (page) => {
      await checkFaulty(page)
      await page.getByRole('region', { name: 'Findings' }).locator('summary').first().click()
    },
  },
  {
    name: 'a decoded error',
    path: '/tools/error-decoder',
    reach: async (page) => {
      await page.getByRole('textbox').first().fill('{"error":"invalid_client","error_description":"Unauthorized"}')
      await page.waitForTimeout(1_000)
    },
  },
  {
    name: 'field requirements of labels',
    path: '/tools/shipping-doc-browser',
    person: developer,
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Lakeshore Home, Carton label, cross dock' }).click()
      await page.getByRole('link', { name: 'View field requirements' }).click()
      await page.getByRole('treegrid').first().waitFor()
    },
  },

  // Profile, sign-up, contact, sign-in.
  {
    name: 'photo being cropped',
    path: '/profile/personal',
    person: developer,
    reach: (page) => page.getByLabel('Photo file').setInputFiles('docs/images/home.png'),
  },
  {
    name: 'rules of a password',
    path: '/profile/password',
    person: developer,
    reach: (page) => page.getByLabel('New password').first().fill('Portal'),
  },
  {
    name: 'profile failing',
    path: '/profile/personal',
    person: developer,
    failing: { path: /identity.*users/, status: 500 },
  },
  {
    name: 'sign-up with errors',
    path: '/signup',
    reach: async (page) => {
      await page.getByLabel('Email').first().fill('nobody')
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'contact with errors',
    path: '/contact-info?contactSupport=true',
    reach: async (page) => {
      await page.getByLabel('Email').first().fill('nobody')
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'organization to authorize',
    path: '/home',
    person: 'multi@northwind.example',
    reach: (page) => connect(page, 'Storefront Orders'),
  },
  {
    name: 'consent for a partner',
    path: '/home',
    person: 'multi@northwind.example',
    reach: (page) => connect(page, 'Remit Ledger'),
  },
]

/** The pictures of the README, by the names of their files. */
export const readmeStates: readonly State[] = [
  { name: 'home', path: '/home', person: developer },
  { name: 'operation', path: labels, person: developer },
  { name: 'connection-information', path: `${application}?expandIndex=4`, person: developer },
  { name: 'my-designs', path: `/rsx/docs/my-designs?${twoRetailers}`, person: developer },
  { name: 'console', path: tokenCheckUrl, person: developer, reach: sendWithApplication },
  { name: 'document-check', path: `/tools/document-check?${twoRetailers}`, person: developer, reach: checkFaulty },
]

/** The pages and states that are compared with those of a commit: those that most people see, and the parts that many share. */
export function comparedStates(pages: readonly State[]): State[] {
  const names = ['visitor home', 'developer applications', 'developer app/:appId', 'visitor docs/getting-started']
  const parts = ['menu of the account', 'console', 'designs of two retailers', 'a checked document']
  return [...pages, ...states]
    .filter(({ name }) => [...names, ...parts].includes(name))
    .map((state) => ({ ...state, widths: [1440, 390] }))
}
