import type { Reason } from '@/engines/rsx/generate/sample-options'

const texts = { schema: 'Required by the schema', model: 'Usual for this model', size: 'Only for completeness' }

/** Says why a value is in a sample, where no retailer requires it. */
export function reasonText(reason: Exclude<Reason, readonly string[]>): string {
  return texts[reason]
}
