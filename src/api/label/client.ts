import { createShippingDocClient } from '@/api/shipping-docs/client'

export const labelClient = createShippingDocClient('label')
