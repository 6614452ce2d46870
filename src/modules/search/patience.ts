/**
 * How long readers wait for complete results before those so far are shown, in milliseconds: on a fast network most documents
 * have been read then, where no index is published.
 */
export const patienceMs = 2_000
