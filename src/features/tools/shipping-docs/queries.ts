import { labelQueries } from '@/api/label/queries'
import { packingSlipQueries } from '@/api/packing-slip/queries'
import type { ShippingDocKind } from '@/api/shipping-docs/schemas'

/** The queries of each kind of shipping document. */
export const queriesOf = { label: labelQueries, 'packing-slip': packingSlipQueries } satisfies Record<
  ShippingDocKind,
  unknown
>

/** 3 §8, for the list of templates and for the retailers of a selection. */
export const retailersFailed = 'An error has occurred while getting retailers, please try again later.'
/** 3 §8. */
export const schemaFailed = 'An error has occurred while getting schema, please try again later.'
