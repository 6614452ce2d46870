import type { Reason } from '@/modules/rsx-rules/generate/sample-options'

const texts = { schema: 'The schema', model: 'Usual for this model', size: 'Only for completeness' }

/** Says who asks for a value, where it is no retailer. */
export function reasonText(reason: Exclude<Reason, readonly string[]>): string {
  return texts[reason]
}
