import { writeFileSync } from 'node:fs'
import { exampleXml, plant } from '../support/documents.ts'
import { containing, label, role } from './support/tab.ts'
import { openPublicAs, test } from './support/test.ts'

const fileName = 'SH104415-1-v7.7-CrossDock.xml'
const finding = containing('listitem', "'EACH'", role('region', 'Findings'))

test('a ship notice is judged for two retailers, and its error is corrected in the editor', async ({
  tab,
  createWorld,
}, testInfo) => {
  const retailers = 'retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters'
  await openPublicAs(tab, await createWorld(), `/tools/document-check?${retailers}`)
  const path = testInfo.outputPath(fileName)
  writeFileSync(path, plant(exampleXml('SH104415-1-v7.7-CrossDock'), '<OrderQtyUOM>EA<', '<OrderQtyUOM>EACH<'))
  await tab.upload(label('Files to check'), path)
  await tab.click(role('button', /^Line \d+, column \d+$/, finding))
  await tab.type('EA')
  await tab.seesNo(finding)
})

test('a missing element is typed into the editor, by keys alone', async ({ tab, createWorld }, testInfo) => {
  await openPublicAs(tab, await createWorld(), '/tools/document-check')
  const path = testInfo.outputPath('PO104415-1.xml')
  writeFileSync(path, plant(exampleXml('PO104415-1-v7.7-CrossDock'), '<Date>2026-03-16</Date>', ''))
  await tab.upload(label('Files to check'), path)
  const missing = containing('listitem', 'Dates has no Date', role('region', 'Findings'))
  await tab.sees(missing)
  await tab.tabTo(role('button', /^Line \d+, column \d+$/, missing))
  await tab.press('Enter')
  await tab.finds(true, () => document.activeElement?.shadowRoot?.activeElement?.matches('[role=textbox]'))
  await tab.press('End')
  await tab.type('<Date>2026-03-02</Date>')
  await tab.seesNo(missing)
  await tab.sees(containing('status', 'No error in PO104415-1.xml.'))
})
