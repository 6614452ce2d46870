import { heading, role } from './support/tab.ts'
import { openAs, test } from './support/test.ts'

const field = role('combobox', 'Search Dev Center')

test('a developer searches by keyboard and opens the best result', async ({ tab, createWorld }) => {
  await openAs(tab, await createWorld(), '/applications')
  await tab.press('Control+k')
  await tab.sees(field)
  await tab.type('office locations')
  await tab.sees(role('option', /^Office Locations/))
  await tab.press('Enter')
  await tab.arrives('/locations')
  await tab.sees(heading(1, 'Office Locations'))
  await tab.seesNo(field)
})
