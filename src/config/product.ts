/** Names that texts are built from (decisions: the provider's short product name is a constant). */
export const productName = 'Dev Center'

/** The provider's short name, in user types and texts. */
export const providerName = 'Network'
