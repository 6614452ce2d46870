import type { DocumentFormat } from './document-tree'
import type { MissingSource, RuleModel } from './rule-model'

/**
 * The reasons why something about a document in a format cannot be told to a retailer, or to the network alone: sources of the
 * rules that are missing.
 */
export function missingSources(
  { document, design, retailers, missing }: RuleModel,
  retailer: string | undefined,
  format: DocumentFormat | undefined,
): string[] {
  const matters: Record<MissingSource['source'], boolean> = {
    schema: true,
    codes: true,
    design: retailer !== undefined,
    csvLayout: format === 'CSV',
    positionalLayout: format === 'Positional',
  }
  const isUnlisted = retailer !== undefined && design !== undefined && !retailers.includes(retailer)
  return [
    ...missing.filter(({ source }) => matters[source]).map(({ reason }) => reason),
    ...(isUnlisted ? [`${retailer} has no design of ${document}.`] : []),
  ]
}
