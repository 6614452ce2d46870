import { strFromU8, unzipSync } from 'fflate'
import { mappingWorkbook } from '../../platform/rsx/mapping-guides/workbook.ts'
import { systems } from '../../platform/rsx/mapping-guides/systems.ts'
import { contentUrl } from '../support/docs.ts'
import { heading, role } from './support/tab.ts'
import { expect } from '../support/test.ts'
import { openAs, test } from './support/test.ts'

/** The files of an archive with their texts, without the dates in `docProps`. */
function filesOf(archive: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(archive)).filter(([name]) => !name.startsWith('docProps/'))
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]))
}

test('a file and an archive arrive as they were published', async ({ tab, request }) => {
  await tab.open('/docs/transactions/samples/README')
  for (const name of ['PR104417-1.json', 'transactions-samples.zip']) {
    const saved = await tab.download(role('link', name, role('article')))
    const published = await (await request.get(contentUrl(`transactions/files/${name}`))).body()
    expect(saved.name).toBe(name)
    expect(saved.content.equals(published)).toBe(true)
  }
})

test('a mapping guide arrives as a workbook with its sheets', async ({ tab, createWorld }) => {
  await openAs(tab, await createWorld(), '/applications')
  await tab.open('/user-guides/docs/customer-mapping-guides/qbo-guides')
  await tab.sees(heading(1, 'QBO'))
  const saved = await tab.download(role('button', /^Download QBO-850-Purchase-Order-Mapping\.xlsx/))
  expect(saved.name).toBe('QBO-850-Purchase-Order-Mapping.xlsx')
  const system = systems.find(({ vendor }) => vendor === 'QBO')
  if (!system) throw new Error('There is no QBO')
  const files = filesOf(saved.content)
  expect(files['xl/workbook.xml']).toMatch(/About[\s\S]*Mapping[\s\S]*Values/)
  expect(files).toEqual(filesOf(await mappingWorkbook(system, '850')))
})
