import type { SchemaNames } from '@/api/rsx/schemas'
import { isAtLeast } from '@/modules/rsx-documents/versions'
import type { DocumentFormat } from '@/modules/rsx-rules/document-tree'
import {
  fulfilmentModels,
  sampleSizes,
  type FulfilmentModel,
  type SampleOptions,
  type SampleSize,
} from '@/modules/rsx-rules/generate/sample-options'
import { usualVersion, versionsOf } from './document-choice'

/** The options of a sample, and the part of it that is shown; an empty document stands for all four. */
interface SampleChoice extends SampleOptions {
  document: string
  version: string | undefined
  format: DocumentFormat
}

/** The documents that a sample can be, with the words of the page. */
export const sampleDocuments = [
  { value: '', label: 'All four' },
  { value: 'Orders', label: 'Order' },
  { value: 'OrderAcks', label: 'Acknowledgement' },
  { value: 'Shipments', label: 'Shipment' },
  { value: 'Invoices', label: 'Invoice' },
]

/** The documents of one order, which are always made together, so that they agree. */
export const orderDocuments = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']

const modelLabels: Record<FulfilmentModel, string> = {
  CrossDock: 'Cross dock',
  MultiStore: 'Multi store',
  BulkImport: 'Bulk import',
  DropShip: 'Drop ship',
}
const sizeLabels: Record<SampleSize, string> = { minimal: 'Minimal', typical: 'Typical', everything: 'Everything' }

export const modelOptions = fulfilmentModels.map((value) => ({ value, label: modelLabels[value] }))
export const sizeOptions = sampleSizes.map((value) => ({ value, label: sizeLabels[value] }))

/** The formats of samples. */
export const formatOptions: { value: DocumentFormat; label: string }[] = [
  { value: 'XML', label: 'XML' },
  { value: 'JSON', label: 'JSON' },
  { value: 'CSV', label: 'CSV' },
  { value: 'Positional', label: 'Positional' },
]

/** Reads the options of a sample from an address. Missing and invalid ones get their defaults. */
export function sampleChoiceOf(query: URLSearchParams): SampleChoice {
  const model = fulfilmentModels.find((name) => name === query.get('model')) ?? 'CrossDock'
  const size = sampleSizes.find((name) => name === query.get('size')) ?? 'typical'
  const document = orderDocuments.find((name) => name === query.get('document')) ?? ''
  const choices = query.getAll('choice').flatMap((choice) => {
    const [, path, code] = /^([^=]+)=(.+)$/.exec(choice) ?? []
    return path !== undefined && code !== undefined ? [[path, code] as const] : []
  })
  return {
    document,
    version: query.get('version') ?? undefined,
    format: formatOptions.find(({ value }) => value.toLowerCase() === query.get('format'))?.value ?? 'XML',
    model,
    size,
    seed: query.get('seed') ?? '1',
    retailers: [...new Set(query.getAll('retailer'))],
    choices: new Map(choices),
  }
}

/** The first version with today's element names, which the documents of an order are made with. */
const firstVersion = '7.4'

/** The versions that a sample can have, the newest first: those with all documents of an order and with today's element names. */
export function sampleVersions(names: SchemaNames): string[] {
  const isNumber = (version: string) => /^\d/.test(version)
  return versionsOf('Orders', undefined, names).filter(
    (version) =>
      (isAtLeast(version, firstVersion) || !isNumber(version)) &&
      orderDocuments.every((document) => names[version]?.includes(document)),
  )
}

/** The version of a sample: the wished one if a sample can have it. */
export function sampleVersionOf(names: SchemaNames, wished: string | undefined): string {
  return usualVersion(sampleVersions(names), wished) ?? '7.7.4'
}

/** A seed that nobody has used. */
export function newSeed(): string {
  return Math.random().toString(36).slice(2, 10)
}
