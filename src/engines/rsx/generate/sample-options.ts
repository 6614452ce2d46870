/** How the ordered goods reach the consumer. */
export const fulfilmentModels = ['CrossDock', 'MultiStore', 'BulkImport', 'DropShip'] as const
export type FulfilmentModel = (typeof fulfilmentModels)[number]

/** `minimal`: what schema, model and retailers need. `typical`: what partners send. `everything`: each element of the schema. */
export const sampleSizes = ['minimal', 'typical', 'everything'] as const
export type SampleSize = (typeof sampleSizes)[number]

/** Options of a sample. The same options make the same documents. */
export interface SampleOptions {
  seed: string
  model: FulfilmentModel
  size: SampleSize
  retailers: readonly string[]
  /** Codes by `choiceKey`, where retailers contradict each other or the fulfilment model. */
  choices: ReadonlyMap<string, string>
}

/** Why a value is in a sample: the names of the chosen retailers that require it, the schema, the fulfilment model, or the size. */
export type Reason = readonly string[] | 'schema' | 'model' | 'size'

/** A place where the chosen retailers contradict each other or the fulfilment model. */
export interface SampleContradiction {
  /** Name of the document, such as `Orders`. */
  document: string
  /** Names below the record, without numbers. */
  path: string
  /** The codes that each of them accepts; `retailer` is undefined for the fulfilment model. */
  choices: readonly { retailer: string | undefined; codes: readonly string[] }[]
  /** The codes that the sample can have: those of all retailers and that of the model, or, where retailers disagree, those of each. */
  offered: readonly string[]
  /** The code in the sample: the one in `SampleOptions.choices` if it is offered. */
  chosen: string
}

/** The key of a choice in `SampleOptions.choices`, such as `Orders/Header/OrderHeader/PrimaryPOTypeCode`. */
export function choiceKey({ document, path }: Pick<SampleContradiction, 'document' | 'path'>): string {
  return `${document}/${path}`
}
