import { createShippingDocClient } from '@/api/shipping-docs/client'

export const packingSlipClient = createShippingDocClient('packing-slip')
