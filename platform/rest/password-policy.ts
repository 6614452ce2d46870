/** The special characters of a password (decisions, People). */
const specials = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?~`'
const special = `[${specials.replaceAll(/[\\\]^-]/g, '\\$&')}]`

/** The rules of a password (2 §3), each with a pattern; the portal shows and checks them while somebody types. */
export const passwordPolicy = {
  minlength: { pattern: '.{8,}' },
  upper: { pattern: '[A-Z]' },
  lower: { pattern: '[a-z]' },
  number: { pattern: '[0-9]' },
  special: { pattern: special },
}

const allowed = new RegExp(`^(?:[A-Za-z0-9]|${special})*$`)
const longest = 128

/** Why a text cannot be somebody's password; undefined when it can. Only letters, digits and the specials are accepted (2 §5). */
export function passwordProblem(password: string): string | undefined {
  const broken = Object.values(passwordPolicy).some(({ pattern }) => !new RegExp(pattern).test(password))
  if (broken) return 'The password does not meet the password policy.'
  if (password.length > longest) return `The password must not be longer than ${longest} characters.`
  return allowed.test(password) ? undefined : `Use only letters without accents, digits and ${specials}`
}
