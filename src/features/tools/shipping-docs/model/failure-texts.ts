/** 3 §8, for the list of templates and for the retailers of a selection. */
export const retailersFailed = 'An error has occurred while getting retailers, please try again later.'
/** 3 §8. */
export const schemaFailed = 'An error has occurred while getting schema, please try again later.'
