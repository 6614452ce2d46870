import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import { mappingGuideSets } from '@/config/mapping-guides'
import { openArchive, openArchiveWithProgram } from './archives'
import { createTestPlatform, dana } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const get = (path: string) => platform.call('GET', `/content/${path}`, { as: dana })

const namespace = { x: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main' }

/** The rows of a sheet, as a spreadsheet program reads them. */
function sheet(files: Record<string, string>, number: number): string[][] {
  const file = XmlDocument.fromString(files[`xl/worksheets/sheet${number}.xml`] ?? '')
  const shared = XmlDocument.fromString(files['xl/sharedStrings.xml'] ?? '<sst/>')
  const texts = shared.find('//x:si', namespace).map(({ content }) => content)
  const rows = file.find('//x:sheetData/x:row', namespace).map((row) => {
    const cells: string[] = []
    for (const cell of row.find('x:c', namespace)) {
      const attributes = new Map(cell instanceof XmlElement ? cell.attrs.map(({ name, value }) => [name, value]) : [])
      // Empty cells are left out, so that the column of a cell is that of its reference (B7).
      const column = (attributes.get('r')?.charCodeAt(0) ?? 65) - 65
      cells[column] = attributes.get('t') === 's' ? (texts[Number(cell.content)] ?? '') : cell.content
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
  file.dispose()
  shared.dispose()
  return rows
}

const guides = mappingGuideSets.flatMap(({ title, guides: list }) => list.map((guide) => ({ title, ...guide })))

describe('mapping guides', () => {
  it('are those of the specification', () => {
    expect(
      Object.fromEntries(mappingGuideSets.map(({ title, guides: list }) => [title, list.map(({ number }) => number)])),
    ).toEqual({
      'Microsoft BC': ['810', '846', '850', '855', '856'],
      'Microsoft S&FC': ['810', '850', '855', '856'],
      Netsuite: ['810', '850', '855', '856'],
      Oracle: [],
      QBO: ['810', '850'],
      'SAP IDOC': [],
    })
  })

  it.each(guides)('$fileName is a spreadsheet with real rows', async ({ title, number, url, fileName }) => {
    expect(url).toMatch(/^(Microsoft\/(BC|SFC)|Netsuite\/ERP|QBO\/Online)\/[^/]+$/)
    expect(url.endsWith(`/${fileName}`)).toBe(true)
    const { status, headers, bytes } = await get(url)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const files = openArchive(bytes)
    expect(files['xl/workbook.xml']).toMatch(/About.*Mapping.*Values/s)
    expect(sheet(files, 1)[0]?.[0]).toContain(`${title}: ${number}`)
    const [heading, ...rows] = sheet(files, 2)
    expect(heading).toEqual([
      'RSX field',
      'When',
      'Meaning',
      'Required',
      'Length',
      `${title} record`,
      `${title} field`,
      'Rule',
    ])
    expect(rows.length).toBeGreaterThan(12)
    const filled = (cells: string[]) => [0, 2, 3, 6, 7].every((column) => cells[column] !== '')
    expect(rows.filter((cells) => cells.length !== 8 || !filled(cells))).toEqual([])
    const mapped = rows.filter((cells) => cells[5] !== '')
    expect(mapped.length / rows.length).toBeGreaterThan(0.5)
    expect(sheet(files, 3).length).toBeGreaterThan(2)
  })

  it('differ between systems', async () => {
    const fields = new Set<string>()
    const invoices = guides.filter(({ number }) => number === '810')
    for (const { url } of invoices) {
      const { bytes } = await get(url)
      openArchiveWithProgram(bytes)
      const rows = sheet(openArchive(bytes), 2).slice(1)
      fields.add(rows.map((cells) => cells[6]).join('\n'))
    }
    expect(fields.size).toBe(4)
  })

  it('need a token, and unknown ones are not found', async () => {
    expect((await platform.call('GET', `/content/${guides[0]?.url ?? ''}`)).status).toBe(401)
    for (const path of [
      'Microsoft/BC/BC-852-Mapping.xlsx',
      'Oracle/ERP/a.xlsx',
      'QBO/Online',
      'Netsuite/BC/BC-810-Invoice-Mapping.xlsx',
    ])
      expect((await get(path)).status).toBe(404)
  })
})
