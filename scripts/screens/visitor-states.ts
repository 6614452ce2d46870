import type { Page } from '@playwright/test'

/** States that only visitors see: what they try without an account, and what tells them that they need one. */
export const visitorStates = [
  {
    name: 'home that a visitor has tried',
    path: '/home',
    reach: async (page: Page) => {
      await page.getByRole('button', { name: 'Check this invoice' }).click()
      await page.getByRole('button', { name: 'Decode this response' }).click()
      await page.getByRole('button', { name: 'Make an order' }).click()
      await page.getByRole('list', { name: 'Findings' }).waitFor()
      await page.getByRole('button', { name: 'Make another order' }).waitFor()
    },
  },
  {
    name: 'sign-in page',
    path: '/applications',
    reach: (page: Page) => page.getByRole('button', { name: 'Sign In' }).waitFor(),
  },
  {
    name: 'locks in the bar',
    path: '/rsx/docs/rsx-overview',
    widths: [1440, 1024, 970, 390],
  },
  {
    name: 'a document that a visitor checks',
    path: '/tools/document-check?example=invoice-with-two-errors.xml',
    reach: (page: Page) => page.getByRole('region', { name: 'Findings' }).waitFor(),
  },
  {
    name: 'retailers for a visitor',
    path: '/tools/document-check',
    reach: (page: Page) => page.getByRole('button', { name: /^Choose retailers/ }).click(),
  },
  {
    name: 'an example that a visitor may not check',
    path: '/tools/document-check?example=SH104415-1-v7.7-CrossDock.xml',
  },
]
