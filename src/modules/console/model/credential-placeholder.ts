/** What the samples show in place of a credential. */
export const placeholders = /YOUR_(ACCESS_TOKEN|API_KEY|CREDENTIALS)/
