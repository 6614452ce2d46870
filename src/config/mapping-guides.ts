/** A downloadable mapping guide; `url` is relative to the content address (GUIDE-5). */
interface MappingGuide {
  /** X12 number of the document. */
  number: string
  document: string
  fileName: string
  url: string
}

/** A page of mapping guides: one accounting or ERP system. */
export interface MappingGuideSet {
  /** Last segment of the page's address. */
  slug: string
  title: string
  /** Empty for systems without guides. */
  guides: MappingGuide[]
}

/** Titles of documents by number: on the page and in file names. */
const documents: Record<string, [title: string, fileTitle: string]> = {
  '810': ['Invoice', 'Invoice'],
  '846': ['Inventory advice', 'Inventory-Advice'],
  '850': ['Purchase order', 'Purchase-Order'],
  '855': ['Order acknowledgement', 'Order-Acknowledgement'],
  '856': ['Ship notice', 'Ship-Notice'],
}

/** The six pages (GUIDE-3) with their documents (GUIDE-4). */
export const mappingGuideSets: MappingGuideSet[] = [
  set('microsoft-guides', 'Microsoft BC', ['810', '846', '850', '855', '856'], {
    folder: 'Microsoft/BC',
    prefix: 'BC',
  }),
  set('microsoft-sfc-guides', 'Microsoft S&FC', ['810', '850', '855', '856'], {
    folder: 'Microsoft/SFC',
    prefix: 'SFC',
  }),
  set('netsuite-guides', 'Netsuite', ['810', '850', '855', '856'], { folder: 'Netsuite/ERP', prefix: 'Netsuite' }),
  set('oracle-guides', 'Oracle'),
  set('qbo-guides', 'QBO', ['810', '850'], { folder: 'QBO/Online', prefix: 'QBO' }),
  set('sap-idoc-guides', 'SAP IDOC'),
]

function set(
  slug: string,
  title: string,
  numbers: string[] = [],
  { folder, prefix } = { folder: '', prefix: '' },
): MappingGuideSet {
  const guides = numbers.map((number) => {
    const [document, fileTitle] = documents[number] ?? [number, number]
    const fileName = `${prefix}-${number}-${fileTitle}-Mapping.xlsx`
    return { number, document, fileName, url: `${folder}/${fileName}` }
  })
  return { slug, title, guides }
}
