/** The versions that are used where nobody has chosen one (RSX-18); the qualified schemas are those with lists of codes. */
export const usualVersions = { network: '7.7.0', qualified: '7.7.4' } as const
