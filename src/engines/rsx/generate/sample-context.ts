import type { RuleModel } from '../rule-model'
import type { Delivery, Facts } from './facts'
import type { SampleContradiction, SampleOptions } from './sample-options'

/** The state that all steps of filling one document share. */
export interface SampleContext {
  rules: RuleModel
  options: SampleOptions
  facts: Facts
  /** The delivery that a shipment or an invoice is about. */
  delivery: Delivery
  /** Codes of the order's header that its other documents repeat. */
  orderCodes: ReadonlyMap<string, string>
  /** By path. */
  contradictions: Map<string, SampleContradiction>
  /** How many nodes may still be added. A schema can require more than any memory holds. */
  budget: { nodes: number }
}

/** The most nodes that are added to what the model says. A sample with each element of the largest document has about 1,500. */
export const maxAddedNodes = 10_000
