import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { fencedBlock } from '@/engines/markdown/fenced-block'
import { contentResponse } from '../../platform/content/serve'
import { rsxCatalogue } from '../../platform/rsx/catalogue'
import { documents } from '../../platform/rsx/documents'
import { documentSchema } from '../../platform/rsx/document-schema'
import { fieldsOf } from '../../platform/rsx/fields'
import { openArchive, openArchiveWithProgram } from '../platform/archives'
import { elementsOf } from './crawl'
import { excerptProblem, exampleTexts } from './example-texts'
import { filesWith, page, read } from './site'

const pages = filesWith('.md').filter((file) => /^(rsx-docs|user-guides|internal-docs)\//.test(file))

const { types } = rsxCatalogue()
/** Names in texts that are not in the catalogue. */
const names = new Set([
  ...types.keys(),
  ...[...types.values()].flat().map(({ name }) => name),
  ...documents.flatMap(({ name, record }) => [name, record]),
  // Fulfilment models, and the first column of CSV files.
  'BulkImport',
  'CrossDock',
  'DropShip',
  'MultiStore',
  'RecordType',
])

/** Every code of a field in any document. */
const codes = new Map<string, Set<string>>()
for (const { name } of documents) {
  const schema = documentSchema('7.7.4', name)
  for (const field of schema ? fieldsOf(schema) : []) {
    const known = codes.get(field.name) ?? new Set()
    codes.set(field.name, known)
    for (const { value } of field.codes) known.add(value)
  }
}

function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('')
}

async function elements(file: string): Promise<Element[]> {
  const document = await page(file.replace(/\.md$/, ''))
  return document ? elementsOf(document.tree) : []
}

const exampleName = /[\w-]+-v7\.7-\w+\.(xml|json|csv|txt)/
const rsxSample = /"(Header|LineItem|OrderLine|OrderLevel)":|^(RecordType,|[A-Z]{2}0\d{4})/m

/** The samples of RSX documents on a page, each with the example file that its section has named last. */
async function samplesOf(file: string): Promise<{ code: string; source: string | undefined }[]> {
  let source: string | undefined
  return (await elements(file)).flatMap((element) => {
    if (/^h\d$/.test(element.tagName)) source = undefined
    if (element.tagName === 'p' || element.tagName === 'li') source = exampleName.exec(textOf(element))?.[0] ?? source
    if (element.tagName !== 'pre') return []
    const { code, language } = fencedBlock(element)
    return language === 'xml' || rsxSample.test(code) ? [{ code, source }] : []
  })
}

/** Names of two words or more, and paths of names. */
const nameLike = /^(?:[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+|[A-Z]\w*(?:[/_][A-Z]\w*)+)$/

async function unknownNames(file: string): Promise<string[]> {
  const all = (await elements(file)).flatMap((element) => {
    if (element.tagName === 'pre') {
      const { code } = fencedBlock(element)
      return [...code.matchAll(/<\/?([A-Z]\w*)/g)].map(([, name = '']) => name)
    }
    const text = element.tagName === 'code' ? textOf(element) : ''
    return nameLike.test(text) ? text.split(/[/_]/) : []
  })
  return [...new Set(all)].filter((name) => !names.has(name))
}

/** The codes in tables whose first column has the heading `Field Code`, with the name of a field. */
async function unknownCodes(file: string): Promise<string[]> {
  return (await elements(file)).flatMap((table) => {
    if (table.tagName !== 'table') return []
    const cells = elementsOf(table)
    const field = textOf(cells.find(({ tagName }) => tagName === 'th') ?? table)
    const known = codes.get(field)
    if (!known?.size) return []
    const rows = cells.filter(({ tagName }) => tagName === 'tr').slice(1)
    return rows
      .map((row) => textOf(elementsOf(row).find(({ tagName }) => tagName === 'td') ?? row))
      .filter((code) => !known.has(code))
      .map((code) => `${field} has no code ${code}`)
  })
}

describe.each(pages)('%s', (file) => {
  it('names only elements and codes of the catalogue', async () => {
    expect(await unknownNames(file)).toEqual([])
    expect(await unknownCodes(file)).toEqual([])
  })

  it('shows excerpts of the example files that it names', async () => {
    const errors = (await samplesOf(file)).flatMap(({ code, source }) =>
      source === undefined
        ? `${code.slice(0, 60)}: its section names no example file`
        : (excerptProblem(code, source) ?? []),
    )
    expect(errors).toEqual([])
  })

  it('names only example files that exist', async () => {
    const leaves = (await elements(file)).filter(({ children }) => children.every(({ type }) => type === 'text'))
    const text = leaves.map(textOf).join('\n')
    const named = [...text.matchAll(new RegExp(exampleName, 'g'))].map(([name]) => name)
    expect(named.filter((name) => !exampleTexts.has(name))).toEqual([])
  })
})

describe('the samples of the Transaction API', () => {
  const folder = 'transactions/files'
  const samples = ['PO104417-1.xml', 'PR104417-1.json', 'SH104417-1.json', 'IN104417-1.csv']
  const exampleOf = (name: string) => exampleTexts.get(name.replace('.', '-v7.7-BulkImport.'))

  it.each(samples)('%s is the example file', async (name) => {
    expect(await read(`${folder}/${name}`, { signedIn: true, internal: false })).toBe(exampleOf(name))
  })

  it('are the files of the archive', async () => {
    const archive = contentResponse(`/content/docs/${folder}/transactions-samples.zip`, { caller: 'member' })
    const bytes = new Uint8Array((await archive?.arrayBuffer()) ?? new ArrayBuffer())
    openArchiveWithProgram(bytes)
    const files = openArchive(bytes)
    expect(files).toEqual(Object.fromEntries(samples.map((name) => [name, exampleOf(name)])))
  })

  it('hold the order as JSON within an answer', async () => {
    const name = 'PO104417-1.json'
    const answer = JSON.parse(
      (await read(`${folder}/order-sample.json`, { signedIn: true, internal: false })) ?? '',
    ) as unknown
    const content = JSON.parse(exampleOf(name) ?? '') as unknown
    expect(answer).toEqual({ sample_files: { documents: [{ type: '850', files: [{ name, content }] }] } })
  })
})

describe('the checks of samples', () => {
  const name = 'PO104417-1-v7.7-BulkImport'

  it.each([
    ['a changed value', `${name}.xml`, '<OrderQty>31</OrderQty>'],
    ['lines that are not together', `${name}.xml`, '<OrderQty>30</OrderQty>\n<PurchasePrice>20.00</PurchasePrice>'],
    ['lines in another order', `${name}.xml`, '<OrderQty>24</OrderQty>\n<!-- … -->\n<OrderQty>30</OrderQty>'],
    ['a missing part of a line', `${name}.csv`, 'H,…,PO104418-1'],
    ['a value of another line', `${name}.json`, '{"LineItem":[{"OrderLine":{"OrderQty":24,"PurchasePrice":20}}]}'],
    ['a file that does not exist', 'PO1-v7.7-BulkImport.xml', '<Orders>'],
  ])('find %s', (_, file, sample) => expect(excerptProblem(sample, file)).toBeDefined())

  it.each([
    ['xml', '<OrderQty>30</OrderQty>\n  <OrderQtyUOM>EA</OrderQtyUOM>\n<!-- … -->\n<OrderQty>24</OrderQty>'],
    ['csv', 'H,NGOALLTESTID,PO104417-1,…,V77410…'],
    ['json', '{"LineItem":[{"OrderLine":{"OrderQty":24}},{"OrderLine":{"OrderQty":60}}]}'],
    ['txt', 'OD00003037 2026-03-16\n…\nSM00021        2331.00        3'],
  ])('accept a correct excerpt of %s', (ending, sample) =>
    expect(excerptProblem(sample, `${name}.${ending}`)).toBeUndefined(),
  )
})
