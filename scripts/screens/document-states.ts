import type { Page } from '@playwright/test'
import { exampleXml, giveFiles } from '../../e2e/support/documents.ts'
import { accounts } from '../../tests/support/pages.ts'

async function openPipeline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use this in your pipeline' }).click()
  await page.getByRole('heading', { name: 'Two files' }).waitFor()
}

async function makePack(page: Page): Promise<void> {
  await openPipeline(page)
  await page.getByRole('button', { name: 'Download rule-pack.zip' }).click()
}

/** States of the check of documents, and of what it gives to a pipeline. */
export const documentStates = [
  {
    name: 'a document beside another',
    path: '/tools/document-check',
    reach: async (page: Page) => {
      await giveFiles(page, {
        'SH1.xml': exampleXml('SH104415-1-v7.7-CrossDock'),
        'SH2.xml': exampleXml('SH104415-2-v7.7-CrossDock'),
      })
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      await page.getByRole('textbox', { name: 'Text of SH2.xml, to read' }).waitFor()
    },
  },
  {
    name: 'a document beside one that cannot be read',
    path: '/tools/document-check',
    reach: async (page: Page) => {
      await giveFiles(page, { 'SH1.xml': exampleXml('SH104415-1-v7.7-CrossDock') })
      await page
        .getByLabel('File to compare with')
        .setInputFiles({ name: 'cut.xml', mimeType: 'text/xml', buffer: Buffer.from('<Shipments><Shipment>') })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'a file in X12',
    path: '/tools/document-check',
    reach: (page: Page) =>
      giveFiles(page, {
        'order.edi': 'GS*PO*NORTHGATE*LAKESIDE*20260320*0915*7*X*004010~ST*850*0001~BEG*00*SA*PO104417**20260320~',
      }),
  },
  {
    name: 'the files for a pipeline',
    path: '/tools/document-check?document=Shipments&retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters',
    person: accounts.developer,
    reach: openPipeline,
  },
  {
    name: 'a rule pack that a visitor has saved',
    path: '/tools/document-check?document=Remittances',
    reach: async (page: Page) => {
      await makePack(page)
      await page.getByText('rule-pack.zip is saved in your downloads.').waitFor()
    },
  },
  {
    name: 'a rule pack without a source',
    path: '/tools/document-check',
    failing: { path: /\/CSV\/(Orders|Invoices)\.zip/, status: 500 },
    reach: async (page: Page) => {
      await makePack(page)
      await page.getByRole('alert').waitFor()
    },
  },
]
