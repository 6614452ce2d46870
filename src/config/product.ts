/** The portal's name, in titles and texts. */
export const productName = 'Dev Center'

/** The provider's short name, in user types and texts. */
export const providerName = 'Network'
