import type { DesignRule, RuleModel } from '../rule-model'
import type { FactNeeds } from './facts'
import type { SampleOptions } from './sample-options'

/** The length of an American postal code. */
const americanLength = 5

/** Reads from the rules of all documents what the facts of an order must allow for. */
export function factNeedsOf(all: readonly RuleModel[], { retailers }: SampleOptions): FactNeeds {
  if (retailers.length === 0) return { isCanadian: false, acknowledgementCodes: [] }
  const chosen = new Set(retailers)
  const postalCodes = all.flatMap(({ design }) => placeOf(design, 'Header/Address/PostalCode') ?? [])
  const acknowledgements = all.find(({ document }) => document === 'OrderAcks')
  const codes =
    placeOf(acknowledgements?.design, 'LineItem/LineItemAcknowledgement/ItemStatusCode')?.codes ??
    new Map<string, never>()
  return {
    isCanadian: postalCodes.some(({ minLengths }) => minLengths.some((length) => length > americanLength)),
    acknowledgementCodes: [...codes].flatMap(([code, { mandatoryFor }]) =>
      mandatoryFor.some((name) => chosen.has(name)) ? [code] : [],
    ),
  }
}

function placeOf(design: DesignRule | undefined, path: string): DesignRule | undefined {
  return path.split('/').reduce<DesignRule | undefined>((rule, name) => rule?.children.get(name), design)
}
