import type { KindCode } from '@/modules/rsx-rules/kinds'

/** How the network words the refusal of a document, and the kind of fault of Check a Document that it means. */
export const refusals: readonly (readonly [message: RegExp, kind: KindCode])[] = [
  [/not well-?formed/i, 'not-well-formed'],
  [/is not a code of/i, 'unknown-code'],
  [/unknown (?:order|line)/i, 'differs-from-order'],
  [/duplicate/i, 'duplicate-number'],
  [/total does not agree/i, 'sum-of-lines'],
  [/namespace/i, 'namespace'],
  [/check digit/i, 'item-check-digit'],
  [/is missing/i, 'required-missing'],
  [/too long|longer than/i, 'too-long'],
  [/unknown element/i, 'unknown-element'],
]
