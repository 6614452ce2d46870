import { containing, label, role } from './support/tab.ts'
import { expect } from '../support/test.ts'
import { openAs, test } from './support/test.ts'

const boxes = role('checkbox', /^Done: /)

test('what a further retailer adds is found, filtered, ticked off and saved', async ({ tab, createWorld }) => {
  const retailers = 'retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters'
  await openAs(tab, await createWorld(), `/rsx/docs/my-designs?${retailers}`)
  await tab.click(role('link', 'Compare retailers'))
  await tab.sees(containing('status', 'Choose the retailer to add.'))
  await tab.click(role('combobox', 'Retailer to add'))
  await tab.click(role('option', 'Copperfield Pharmacy'))
  await tab.sees(containing('status', 'Copperfield Pharmacy adds 36 fields or groups and 12 codes'))

  await tab.choose(label('Work list'), 'Open')
  await tab.fill(label('Filter'), 'contact')
  await tab.sees(containing('status', 'changes of 69, 0 done'))
  const before = await tab.count(boxes)
  await tab.tabTo(boxes)
  await tab.type(' ')
  await tab.sees(containing('status', '1 done'))
  await tab.reload()
  await tab.sees(containing('status', '1 done'))
  expect(await tab.count(boxes)).toBe(before - 1)

  await tab.choose(label('Work list'), 'Done')
  await tab.sees(containing('status', '1 change of 69, 1 done'))
  const saved = await tab.download(role('button', 'CSV'))
  expect(saved.name).toBe('compare-retailers.csv')
  expect(saved.content.toString('utf8')).toMatch(/^Done,Place,Level,[^\r]+\r\nyes,[^\r]+\r\n$/)
})
