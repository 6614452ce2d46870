import type { Page } from '@playwright/test'
import type { World } from '../../platform/control/world.ts'
import { exampleXml, giveFiles, plant } from './documents.ts'
import { openAs, openPublicAs } from './test.ts'

/** A comparison, with few enough rows to read them all. */
interface ComparePage {
  name: string
  /** Opens the page; the comparison waits for one of `urls`. */
  open: (page: Page, createWorld: () => Promise<World>) => Promise<void>
  urls: string
  sentence: RegExp
  /** The part of the page that has the rows. */
  part: string
}

const documentOf = (version: number) => `transactions/openapi/transactions-v${version}.json`
const apiQuery = new URLSearchParams({
  from: documentOf(4),
  to: documentOf(5),
  path: '/data/{fileName}',
  method: 'GET',
  level: 'breaking',
})
const shipment = plant(
  plant(exampleXml('SH104415-1-v7.7-CrossDock'), /<ShipmentIdentification>[^<]*</, '<ShipmentIdentification>SH9<'),
  /<ShipDate>[^<]*</,
  '<ShipDate>2026-03-19<',
)

/** Each kind of comparison of the portal. */
export const comparePages: readonly ComparePage[] = [
  {
    name: 'versions of a document',
    open: async (page) => {
      await page.goto('/rsx/docs/compare/Shipments?from=7.7.0&to=7.7.4&filter=DateTimeQualifier')
    },
    urls: '**/rsx/v1/assets/7.7.4/Shipments**',
    sentence: /^\d+ changes break what you send\.$/,
    part: 'section[aria-label=Changes]',
  },
  {
    name: 'versions of an API',
    open: async (page) => {
      await page.goto(`/docs/transactions/compare?${apiQuery.toString()}`)
    },
    urls: `**/${documentOf(4)}`,
    sentence: /Semantic versioning asks for a new major version\.$/,
    part: 'section[aria-label=Changes]',
  },
  {
    name: 'retailers',
    open: async (page, createWorld) =>
      openAs(
        page,
        await createWorld(),
        '/rsx/docs/my-designs/compare?retailer=Harbor+%26+Pine&add=Copperfield+Pharmacy&document=Invoices&filter=tax',
      ),
    urls: '**/My-design-files/*Invoices*',
    sentence: /^Copperfield Pharmacy adds /,
    part: 'section[aria-label=Changes]',
  },
  {
    name: 'documents',
    open: async (page, createWorld) => {
      await openPublicAs(page, await createWorld(), '/tools/document-check')
      await giveFiles(page, { 'SH1.xml': shipment })
      await page
        .getByRole('combobox', { name: 'Compare with' })
        .selectOption({ label: 'Example: Cross dock, first store' })
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
    },
    urls: '**/*SH104415-1*CrossDock*',
    sentence: /^2 differences: 2 values differ\.$/,
    part: '[aria-label=Comparison] section:has(ul)',
  },
]
