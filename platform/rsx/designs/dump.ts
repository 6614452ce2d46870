import type { Code, Element } from '../catalogue'
import { documentSchema, type DocumentSchema } from '../document-schema'
import type { GeneratedFile, GeneratedFiles } from '../generated-files'
import { readRequirements, wordsOf, type Requirements } from './requirements'
import { retailers } from './retailers'
import { designDocuments, type DesignDocument } from './themes'

/** A node of a consolidated design. `children` is missing in nodes without children. */
interface DesignNode {
  name: string
  id: string
  attributes: { displayName: string; format?: string; minLength?: Lengths; maxLength?: Lengths }
  minOccurs: number
  maxOccurs: number | 'unbounded'
  visible: boolean
  sourcing: { documentation?: string }
  extraProperties: {
    consolidatedDocumentation?: string
    consolidatedNotes?: Record<string, string[]>
    consolidatedQualifiers?: Record<string, { description: string; mandatoryFor: string[] }>
    consolidatedMandatoryFor?: string[]
  }
  children?: DesignNode[]
}

/** One length, or several when the retailers differ. */
type Lengths = number | number[]

const titles: Record<DesignDocument, string> = {
  Orders: 'Order 850',
  OrderAcks: 'OrderAcks 855',
  Shipments: 'Shipments 856',
  Invoices: 'Invoices 810',
}

/** Groups that designs no longer use. They are in the dump, but not visible. */
const retired = new Set(['Meta', 'RegulatoryCompliances', 'Paperwork'])

/** Lists with more codes contain only the codes that a retailer requires. */
const maxUnfilteredCodes = 12

/** The largest number of occurrences in designs of elements without a limit in the schema. */
const repetitions: Record<string, number> = {
  Notes: 5,
  Contacts: 3,
  PaymentTerms: 5,
  FOBRelatedInstruction: 1,
  Summary: 1,
}

/**
 * The consolidated design of a document over all retailers (API-23). An order is complete, with about 1,000 nodes. In the
 * other documents, groups that no retailer requires are not visible and have no children.
 */
export function designDump(document: DesignDocument): DesignNode {
  const schema = documentSchema('7.7.4', document)
  if (!schema) throw new Error(`There is no document ${document}`)
  const requirements = readRequirements(document, schema)
  const names = retailers.map(({ name }) => name)
  const root = `${document.toLowerCase()}-${designDocuments[document]}`
  return {
    name: document,
    id: root,
    attributes: { displayName: titles[document] },
    minOccurs: 1,
    maxOccurs: 1,
    visible: true,
    sourcing: { documentation: '' },
    extraProperties: { consolidatedMandatoryFor: names },
    children: nodes(schema, { type: schema.document.record, path: '', root, ancestors: [], document }, requirements),
  }
}

/** `My-design-files/{document}-{number}.json`: the consolidated design of a document (API-23). */
export function designFile(path: string, files: GeneratedFiles): Promise<GeneratedFile | undefined> {
  const document = (Object.keys(designDocuments) as DesignDocument[]).find(
    (name) => path === `${name}-${designDocuments[name]}.json`,
  )
  if (!document) return Promise.resolve(undefined)
  const make = () => new TextEncoder().encode(JSON.stringify(designDump(document)))
  return Promise.resolve({ type: 'application/json', isPrivate: true, body: files.get(`designs/${path}`, make) })
}

interface Place {
  type: string
  path: string
  root: string
  /** The types above, which stop the recursion of types that contain themselves. */
  ancestors: string[]
  document: DesignDocument
}

function nodes(schema: DocumentSchema, place: Place, requirements: Requirements): DesignNode[] {
  return (schema.types.get(place.type) ?? []).map((element) => {
    const path = place.path === '' ? element.name : `${place.path}/${element.name}`
    const mandatoryFor = requirements.mandatoryFor(path)
    const codes = qualifiers(path, schema.codeLists.get(element.codeList ?? ''), requirements)
    const isUsed = element.group === undefined || place.document === 'Orders' || requirements.isUsed(path)
    const visible = isUsed && !retired.has(element.name)
    const isRecursive = element.group !== undefined && place.ancestors.includes(element.group)
    const children =
      element.group !== undefined && isUsed && !isRecursive && element.name !== 'Meta'
        ? nodes(
            schema,
            { ...place, type: element.group, path, ancestors: [...place.ancestors, element.group] },
            requirements,
          )
        : undefined
    const notes = requirements.notes(path)
    return {
      name: element.name,
      id: `${place.root}/${path}`,
      attributes: attributes(element, requirements),
      minOccurs: element.required || mandatoryFor.length === retailers.length ? 1 : 0,
      maxOccurs: element.repeats ? (repetitions[element.name] ?? 'unbounded') : 1,
      visible,
      sourcing: visible ? { documentation: `${element.description}.` } : {},
      extraProperties: {
        ...(mandatoryFor.length > 0 && {
          consolidatedDocumentation: summary(mandatoryFor, codes),
          consolidatedMandatoryFor: mandatoryFor,
        }),
        ...(Object.keys(notes).length > 0 && { consolidatedNotes: notes }),
        ...(codes && { consolidatedQualifiers: codes }),
      },
      ...(children && { children }),
    }
  })
}

function attributes(element: Element, requirements: Requirements): DesignNode['attributes'] {
  const { name, kind } = element
  const displayName = wordsOf(name)
  if (kind === 'group') return { displayName }
  if (kind === 'time') return { displayName, format: 'HH:mm:ss' }
  // Most dates have no format, which means the default (RSX-44).
  if (kind === 'date')
    return { displayName, ...(name !== 'Date' && { format: 'YYYY-MM-DD' }), minLength: 10, maxLength: 10 }
  const { minLength, maxLength } = requirements.lengths(element)
  return {
    displayName,
    ...(minLength && { minLength }),
    ...(maxLength && { maxLength }),
  }
}

function qualifiers(path: string, codes: Code[] | undefined, requirements: Requirements) {
  if (!codes) return undefined
  const shown = codes.filter(
    ({ value }) => codes.length <= maxUnfilteredCodes || requirements.codeFor(path, value).length > 0,
  )
  if (shown.length === 0) return undefined
  return Object.fromEntries(
    shown.map(({ value, description }) => [value, { description, mandatoryFor: requirements.codeFor(path, value) }]),
  )
}

function summary(mandatoryFor: string[], codes: ReturnType<typeof qualifiers>): string {
  const text =
    mandatoryFor.length === retailers.length
      ? 'Every retailer requires it.'
      : `Required by ${mandatoryFor.length} of ${retailers.length} retailers.`
  const required = Object.entries(codes ?? {}).filter(([, { mandatoryFor: names }]) => names.length > 0)
  return required.length === 0 ? text : `${text} Required codes: ${required.map(([value]) => value).join(', ')}.`
}
