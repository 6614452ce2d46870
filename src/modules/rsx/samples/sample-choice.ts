import type { DocumentFormat } from '@/engines/rsx/document-tree'
import {
  fulfilmentModels,
  sampleSizes,
  type FulfilmentModel,
  type SampleOptions,
  type SampleSize,
} from '@/engines/rsx/generate/sample-options'

/** The choices of the form for samples; an empty document stands for all four. */
export interface SampleFieldValues {
  document: string
  format: DocumentFormat
  model: FulfilmentModel
  size: SampleSize
}

/** All options of a sample, and the part of it that is shown. */
interface SampleChoice extends SampleOptions, SampleFieldValues {
  version: string | undefined
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

/** The sample of an address without parameters. */
export const usualValues: SampleFieldValues = { document: '', format: 'XML', model: 'CrossDock', size: 'typical' }

/** The parameters of an address for values of the form; a value of the usual sample is undefined. */
export function sampleParameters(
  values: Partial<SampleFieldValues>,
): Partial<Record<keyof SampleFieldValues, string | undefined>> {
  const names = Object.keys(values) as (keyof SampleFieldValues)[]
  return Object.fromEntries(
    names.map((name) => {
      const value = name === 'format' ? values.format?.toLowerCase() : values[name]
      return [name, values[name] === usualValues[name] ? undefined : value]
    }),
  )
}

/** Reads the options of a sample from an address. Missing and invalid ones get their defaults. */
export function sampleChoiceOf(query: URLSearchParams): SampleChoice {
  const model = fulfilmentModels.find((name) => name === query.get('model')) ?? usualValues.model
  const size = sampleSizes.find((name) => name === query.get('size')) ?? usualValues.size
  const document = orderDocuments.find((name) => name === query.get('document')) ?? usualValues.document
  const choices = query.getAll('choice').flatMap((choice) => {
    const [, path, code] = /^([^=]+)=(.+)$/.exec(choice) ?? []
    return path !== undefined && code !== undefined ? [[path, code] as const] : []
  })
  return {
    document,
    version: query.get('version') ?? undefined,
    format: formatOptions.find(({ value }) => value.toLowerCase() === query.get('format'))?.value ?? usualValues.format,
    model,
    size,
    seed: query.get('seed') ?? '1',
    retailers: [...new Set(query.getAll('retailer'))],
    choices: new Map(choices),
  }
}

/** A seed that nobody has used. */
export function newSeed(): string {
  return Math.random().toString(36).slice(2, 10)
}
