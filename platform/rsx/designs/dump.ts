import type { Code, Element } from '../catalogue'
import { documentSchema, type DocumentSchema } from '../document-schema'
import { readRequirements, wordsOf, type Requirements } from './requirements'
import { retailers } from './retailers'
import { designDocuments, type DesignDocument } from './themes'

/** A node of a consolidated design (3 §3). Nodes without anything below them may lack `children`. */
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

/** One length, or those that the retailers differ in. */
type Lengths = number | number[]

const titles: Record<DesignDocument, string> = {
  Orders: 'Order 850',
  OrderAcks: 'OrderAcks 855',
  Shipments: 'Shipments 856',
  Invoices: 'Invoices 810',
}

/** Groups that no design uses any more: they stay in the dump but are not shown. */
const retired = new Set(['Meta', 'RegulatoryCompliances', 'Paperwork'])

/** Lists up to this many codes are given whole; of longer ones the codes that somebody asks for. */
const shortList = 12

/** Repetitions that the designs allow where the schema sets no bound. */
const repetitions: Record<string, number> = {
  Notes: 5,
  Contacts: 3,
  PaymentTerms: 5,
  FOBRelatedInstruction: 1,
  Summary: 1,
}

/**
 * The consolidated design of a document over all retailers (3 §3). An order is given whole, about 1,000 nodes; of the
 * other documents the groups that nobody asks for are there but not visible and without children.
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
    children: nodes(schema, { type: schema.document.record, path: '', root, open: [], document }, requirements),
  }
}

interface Place {
  type: string
  path: string
  root: string
  /** Types that stand open above, so that what contains itself ends. */
  open: string[]
  document: DesignDocument
}

function nodes(schema: DocumentSchema, place: Place, requirements: Requirements): DesignNode[] {
  return (schema.types.get(place.type) ?? []).map((element) => {
    const path = place.path === '' ? element.name : `${place.path}/${element.name}`
    const mandatoryFor = requirements.mandatoryFor(path)
    const codes = qualifiers(path, schema.codeLists.get(element.codeList ?? ''), requirements)
    const used = element.group === undefined || place.document === 'Orders' || requirements.isUsed(path)
    const visible = used && !retired.has(element.name)
    const isOpen = element.group !== undefined && place.open.includes(element.group)
    const children =
      element.group !== undefined && used && !isOpen && element.name !== 'Meta'
        ? nodes(schema, { ...place, type: element.group, path, open: [...place.open, element.group] }, requirements)
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
  // Most dates leave the format out, which stands for the default (3 §9).
  if (kind === 'date')
    return { displayName, ...(name !== 'Date' && { format: 'YYYY-MM-DD' }), minLength: 10, maxLength: 10 }
  const { minimum, maximum } = requirements.lengths(element)
  return {
    displayName,
    ...(minimum && { minLength: minimum }),
    ...(maximum && { maxLength: maximum }),
  }
}

function qualifiers(path: string, codes: Code[] | undefined, requirements: Requirements) {
  if (!codes) return undefined
  const shown = codes.filter(({ value }) => codes.length <= shortList || requirements.codeFor(path, value).length > 0)
  if (shown.length === 0) return undefined
  return Object.fromEntries(
    shown.map(({ value, description }) => [value, { description, mandatoryFor: requirements.codeFor(path, value) }]),
  )
}

function summary(mandatoryFor: string[], codes: ReturnType<typeof qualifiers>): string {
  const who =
    mandatoryFor.length === retailers.length
      ? 'Every retailer requires it.'
      : `Required by ${mandatoryFor.length} of ${retailers.length} retailers.`
  const asked = Object.entries(codes ?? {}).filter(([, { mandatoryFor: askers }]) => askers.length > 0)
  return asked.length === 0 ? who : `${who} Asked for: ${asked.map(([value]) => value).join(', ')}.`
}
