/** The special characters that a password may contain (AUTH-29). */
const specials = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?~`'
const special = `[${specials.replaceAll(/[\\\]^-]/g, '\\$&')}]`

/** The rules of a password (AUTH-23), each with a pattern. The portal checks them while a person types. */
export const passwordPolicy = {
  minlength: { pattern: '.{8,}' },
  upper: { pattern: '[A-Z]' },
  lower: { pattern: '[a-z]' },
  number: { pattern: '[0-9]' },
  special: { pattern: special },
}

const allowedText = new RegExp(`^(?:[A-Za-z0-9]|${special})*$`)
const maxLength = 128

/** Why a text cannot be a password; undefined when it can (AUTH-29, PROFILE-25). */
export function passwordProblem(password: string): string | undefined {
  const breaksRule = Object.values(passwordPolicy).some(({ pattern }) => !new RegExp(pattern).test(password))
  if (breaksRule) return 'The password does not meet the password policy.'
  if (password.length > maxLength) return `The password must not be longer than ${maxLength} characters.`
  return allowedText.test(password) ? undefined : `Use only letters without accents, digits and ${specials}`
}
