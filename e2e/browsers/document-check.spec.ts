import { writeFileSync } from 'node:fs'
import { exampleXml, plant } from '../support/documents.ts'
import { containing, label, role } from './support/tab.ts'
import { openAs, test } from './support/test.ts'

const fileName = 'SH104415-1-v7.7-CrossDock.xml'
const fault = containing('listitem', "'EACH'", role('region', 'Faults'))

test('a ship notice is judged for two retailers, and its fault is corrected in the editor', async ({
  tab,
  createWorld,
}, testInfo) => {
  const retailers = 'retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters'
  await openAs(tab, await createWorld(), `/tools/document-check?${retailers}`)
  const path = testInfo.outputPath(fileName)
  writeFileSync(path, plant(exampleXml('SH104415-1-v7.7-CrossDock'), '<OrderQtyUOM>EA<', '<OrderQtyUOM>EACH<'))
  await tab.upload(label('Files to check'), path)
  await tab.click(role('button', /^Line \d+, column \d+$/, fault))
  await tab.type('EA')
  await tab.seesNo(fault)
})
