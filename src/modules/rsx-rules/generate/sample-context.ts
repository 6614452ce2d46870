import type { RuleModel } from '../rule-model'
import type { Delivery, Facts } from './facts'
import type { SampleContradiction, SampleOptions } from './sample-options'

/** What everything that fills one document shares. */
export interface SampleContext {
  rules: RuleModel
  options: SampleOptions
  facts: Facts
  /** What a shipment or an invoice is about. */
  delivery: Delivery
  /** Codes of the order's header that its other documents repeat. */
  orderCodes: ReadonlyMap<string, string>
  /** By path. */
  contradictions: Map<string, SampleContradiction>
}
