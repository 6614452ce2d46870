/** Matches the placeholder that the samples show instead of a credential. */
export const credentialPlaceholder = /YOUR_(ACCESS_TOKEN|API_KEY|CREDENTIALS)/
