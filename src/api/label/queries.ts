import { shippingDocQueries } from '@/api/shipping-docs/queries'

/** Query options of the label API; keys are `['label', operation, parameters]`. */
export const labelQueries = shippingDocQueries('label', async () => (await import('./client')).labelClient)
