/** Shown when the list of templates or the retailers of a selection cannot be read (RSX-46). */
export const retailersFailed = 'An error has occurred while getting retailers, please try again later.'
/** Shown when the field requirements cannot be read (RSX-29). */
export const schemaFailed = 'An error has occurred while getting schema, please try again later.'
