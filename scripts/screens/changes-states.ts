import type { Page } from '@playwright/test'
import { maxChanges } from '../../src/lib/changes-limits.ts'
import { accounts } from '../../tests/support/pages.ts'
import { changesEntry, changesFileOf, changesHistory, publishedChange } from '../../tests/support/changes-file.ts'

const changesUrl = '/docs/transactions/changes'
const list = '**/transactions/changes.json'

/** Shows the page with a list of changes in place of the published one. */
const withList = (text: string) => async (page: Page) => {
  await page.route(list, (route) => route.fulfill({ contentType: 'application/json', body: text }))
  await page.reload()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

const longName = 'ShipmentLevelAdvancedNotificationOfVendorManagedInventoryReplenishment'.repeat(3)

/** An entry with as much as a list of changes may hold, and more text than fits in a line. */
function overfullEntry() {
  const counts = { breaking: 40, warning: 12, harmless: 1234, wording: 180 }
  const documents = Array.from({ length: 24 }, (_, index) => ({
    name: index % 5 === 0 ? longName.slice(0, 120) : `Document${index}`,
    counts,
    comparison: '/rsx/docs/compare/Orders?from=7.7.0&to=7.7.4',
  }))
  const changes = Array.from({ length: maxChanges.rows }, (_, index) =>
    publishedChange({
      place: ['/transactions/v5', longName.slice(0, 200), 'GET', `${longName.slice(0, 100)}${index}`],
      from: 'A value before the change '.repeat(8),
      to: longName,
      why: 'Requests without it are refused, and so are those with another value than the allowed ones. '.repeat(5),
      otherPlaces: 1204,
      documents: documents.map(({ name }) => name),
    }),
  )
  const deprecations = Array.from({ length: 20 }, (_, index) => ({ place: [`/v2/${longName}${index}`, 'GET'] }))
  return changesEntry({ title: longName, documents, changes, deprecations, counts, omitted: 1300 })
}

/** States of the Changes pages, and of what Home says about them. */
export const changesStates = [
  {
    name: 'changes, overfull',
    path: changesUrl,
    reach: withList(changesFileOf([overfullEntry(), ...changesHistory(90)])),
  },
  { name: 'no changes yet', path: changesUrl, reach: withList(changesFileOf([])) },
  { name: 'malformed changes', path: changesUrl, reach: withList('{}') },
  { name: 'changes failing', path: changesUrl, failing: { path: /changes\.json/, status: 500 } },
  {
    name: 'changes of a version with its wording',
    path: changesUrl,
    reach: (page: Page) =>
      page
        .getByText(/^Wording, /)
        .first()
        .click(),
  },
  { name: 'no page of changes', path: '/docs/packing-slip/changes' },
  {
    name: 'home with changes since the last visit',
    path: '/home',
    person: accounts.developer,
    reach: async (page: Page) => {
      // As if the person had called operations long ago.
      await page.evaluate(() => {
        const called = { person: 'user-dana-whitfield', services: ['label', 'transactions'], lastVisit: 0, seenAt: 0 }
        localStorage.setItem('dc.called', JSON.stringify([called]))
      })
      await page.reload()
      await page.getByRole('heading', { name: 'New since your last visit' }).waitFor()
    },
  },
]
