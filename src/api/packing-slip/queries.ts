import { shippingDocQueries } from '@/api/shipping-docs/queries'

/** Query options of the packing-slip API; keys are `['packing-slip', operation, parameters]`. */
export const packingSlipQueries = shippingDocQueries(
  'packing-slip',
  async () => (await import('./client')).packingSlipClient,
)
