import type { SignupInput } from '@/api/devcenter/schemas'
import { hasEmailDomain, isEmailAddress } from '@/lib/email-address'

/** Values of the form. They have the names of the API, so that field errors of the server fit. */
export interface SignupValues {
  firstname: string
  lastname: string
  email: string
  title: string
  company: string
}

export const emptySignup: SignupValues = { firstname: '', lastname: '', email: '', title: '', company: '' }
export const signupFields = ['firstname', 'lastname', 'email', 'title', 'company'] as const

/** Messages of the invalid fields (SIGNUP-2, SIGNUP-3). Email addresses of the provider's own domains are refused. */
export function signupErrors(
  values: SignupValues,
  internalDomains: readonly string[],
): Partial<Record<keyof SignupValues, string>> {
  const errors: Partial<Record<keyof SignupValues, string>> = {}
  if (values.firstname.trim() === '') errors.firstname = 'First Name is a required field'
  if (values.lastname.trim() === '') errors.lastname = 'Last Name is a required field'
  if (values.email.trim() === '') errors.email = 'Email is a required field'
  else if (!isEmailAddress(values.email) || hasEmailDomain(values.email, internalDomains))
    errors.email = 'Please enter a valid email address.'
  return errors
}

/** The body of the call: values are trimmed, and empty optional values are left out (SIGNUP-4). */
export function signupBody(values: SignupValues, recaptcha: string): SignupInput {
  const { firstname, lastname, email, title, company } = values
  return {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    email: email.trim(),
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(company.trim() !== '' && { company: company.trim() }),
    recaptcha,
  }
}
