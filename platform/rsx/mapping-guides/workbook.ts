import writeXlsxFile, { type Row, type SheetData } from 'write-excel-file/node'
import type { Element } from '../catalogue'
import { documentSchema, type DocumentSchema } from '../document-schema'
import { mappedDocuments, type MappedDocument, type MappingRow } from './rows'
import type { MappedSystem } from './systems'

const schemaVersion = '7.7.4'

/** The file name of a mapping guide: `BC-810-Invoice-Mapping.xlsx`. */
export function guideFileName(system: MappedSystem, number: string): string {
  return `${system.name === 'BC' || system.name === 'SFC' ? system.name : system.vendor}-${number}-${mappedDocuments[number]?.title ?? ''}-Mapping.xlsx`
}

/** The mapping guide of a document and a system, with the sheets About, Mapping and Values. */
export async function mappingWorkbook(system: MappedSystem, number: string): Promise<Uint8Array> {
  const document = mappedDocuments[number]
  const schema = document && documentSchema(schemaVersion, document.rsx)
  if (!document || !schema) throw new Error(`There is no mapping of ${number}`)
  const file = await writeXlsxFile([
    { sheet: 'About', data: about(system, number, document), columns: [{ width: 22 }, { width: 90 }] },
    {
      sheet: 'Mapping',
      data: mapping(system, number, document, schema),
      columns: [46, 26, 50, 10, 10, 30, 44, 58].map((width) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    },
    {
      sheet: 'Values',
      data: values(system, schema),
      columns: [24, 16, 44, 28].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ]).toBuffer()
  return new Uint8Array(file)
}

function heading(titles: string[]): Row {
  return titles.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: '#E8ECEB' }))
}

function about({ title, records }: MappedSystem, number: string, { rsx, direction }: MappedDocument): SheetData {
  const [header = '', line = ''] = records[number] ?? []
  const way =
    direction === 'in'
      ? `The retailer sends the document; it becomes a ${header.toLowerCase()} in ${title}.`
      : `${title} sends the document: it is made from a ${header.toLowerCase()}.`
  return [
    [{ value: `${title}: ${number} ${rsx}`, fontWeight: 'bold' }],
    ['Direction', way],
    ['Header', header],
    ['Line', line],
    ['RSX version', schemaVersion],
    [
      'Sheet Mapping',
      'One row for each RSX field, in the order of the document. Required is what the schema requires; a retailer may require more.',
    ],
    ['When', 'The row holds for the occurrence of the group in which this code is.'],
    ['No field', `${title} has no place for the value. Keep it in the integration, because a later document needs it.`],
    ['Sheet Values', 'Codes of the RSX document and what they are called here.'],
    ['Field names', 'General names, as a person sees them on the screen. Your installation may have renamed them.'],
  ]
}

function mapping(
  system: MappedSystem,
  number: string,
  { rows, direction }: MappedDocument,
  schema: DocumentSchema,
): SheetData {
  const [header = '', line = ''] = system.records[number] ?? []
  const titles = [
    'RSX field',
    'When',
    'Meaning',
    'Required',
    'Length',
    `${system.title} record`,
    `${system.title} field`,
    'Rule',
  ]
  return [
    heading(titles),
    ...rows.map((row) => {
      const element = elementAt(schema, row)
      const field = system.fields[row.key]
      const counted = row.key === 'lineCount' || row.key === 'cartonCount'
      const onLine = /LineItem|PackLevel/.test(row.path)
      const usual = direction === 'in' ? 'Taken over' : 'Sent as it is'
      return [
        row.path,
        row.when ?? '',
        element.description,
        element.required ? 'yes' : 'no',
        element.maxLength === undefined ? '' : `${element.minLength ?? 0}-${element.maxLength}`,
        field ? (onLine ? line : header) : '',
        field ?? (counted ? 'Counted by the integration' : 'No field'),
        row.rule ?? usual,
      ]
    }),
  ]
}

/** The element of a row. @throws when the document lacks the element or the code of its condition. */
function elementAt({ types, document, codeLists }: DocumentSchema, { path, when }: MappingRow): Element {
  let type: string | undefined = document.record
  let siblings: Element[] = []
  let element: Element | undefined
  for (const name of path.split('/')) {
    siblings = types.get(type ?? '') ?? []
    element = siblings.find((candidate) => candidate.name === name)
    type = element?.group
  }
  if (!element) throw new Error(`${document.name} has no ${path}`)
  const [qualifier, code] = when?.split('=') ?? []
  const list = siblings.find(({ name }) => name === qualifier)?.codeList
  if (when && !codeLists.get(list ?? '')?.some(({ value }) => value === code)) {
    throw new Error(`${document.name} has no ${when} beside ${path}`)
  }
  return element
}

/** The codes that are translated: units, types of orders and freight terms. */
const translated: Record<string, Record<string, string>> = {
  PrimaryPOTypeCode: { SA: 'Standard', RE: 'Standard', KN: 'Cross dock', DS: 'Drop shipment', RO: 'Rush' },
  FOBPayCode: { CC: 'Collect', PP: 'Prepaid', PC: 'Prepaid, charged to the customer', TP: 'Third party' },
  CarrierTransMethodCode: { M: 'Freight', LT: 'Part load', P: 'Parcel', A: 'Air' },
}

function values({ units }: MappedSystem, schema: DocumentSchema): SheetData {
  const used = [...schema.types.values()].flat().map(({ codeList }) => codeList)
  const lists = Object.entries({ UOM: units, ...translated }).filter(([list]) => used.includes(list))
  return [
    heading(['RSX list', 'RSX code', 'Meaning', 'Here']),
    ...lists.flatMap(([list, codes]) =>
      Object.entries(codes).map(([code, here]) => {
        const meaning = schema.codeLists.get(list)?.find(({ value }) => value === code)?.description
        if (meaning === undefined) throw new Error(`${list} has no code ${code}`)
        return [list, code, meaning, here]
      }),
    ),
  ]
}
