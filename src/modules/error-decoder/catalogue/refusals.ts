import type { KindCode } from '@/modules/rsx-rules/kinds'

/** Messages of the network about a refused document, with the kind of fault of Check a Document. */
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
