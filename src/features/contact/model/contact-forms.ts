import { isEmailAddress } from '@/lib/email-address'
import type { User } from '@/api/identity/schemas'

/** The values of all contact forms; each form shows some of them. */
export interface ContactValues {
  firstName: string
  lastName: string
  email: string
  companyName: string
  phone: string
  subject: string
  message: string
  country: string
  consentAgreed: boolean
}

export type ContactField = keyof ContactValues
export type FormKind = 'support' | 'product' | 'sales'

interface ContactForm {
  title: string
  lead: string
  /** In the order of the form. */
  fields: readonly ContactField[]
  required: readonly ContactField[]
  /** Label of the subject. */
  subject: string
}

const caseFields = ['firstName', 'lastName', 'email', 'phone', 'companyName', 'subject', 'message'] as const
const caseRequired = ['firstName', 'lastName', 'email', 'subject', 'message'] as const

/** The three forms with their fields (CONTACT-11 to 17). */
export const contactForms: Record<FormKind, ContactForm> = {
  support: {
    title: 'Contact Support',
    lead: 'A member of the support team answers within one business day.',
    fields: caseFields,
    required: caseRequired,
    subject: 'Subject',
  },
  product: {
    title: 'Contact Product Team',
    lead: 'Tell the product team what is missing or what could be better.',
    fields: caseFields,
    required: caseRequired,
    subject: 'Feature',
  },
  sales: {
    title: 'Contact Sales',
    lead: 'The sales team tells you what your organization needs for production.',
    fields: ['firstName', 'lastName', 'email', 'phone', 'companyName', 'country', 'message', 'consentAgreed'],
    required: ['firstName', 'lastName', 'email', 'phone', 'companyName', 'country', 'consentAgreed'],
    subject: 'Subject',
  },
}

const missing = 'This field is required'

/** Maximum length of each limited field, in characters. */
const maxLengths: Partial<Record<ContactField, number>> = {
  firstName: 40,
  lastName: 40,
  email: 40,
  subject: 80,
  country: 3,
}

export const emptyContact: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  companyName: '',
  phone: '',
  subject: '',
  message: '',
  country: '',
  consentAgreed: false,
}

/** Values from the record of the signed-in person. */
export function knownValues(user: User | undefined): ContactValues {
  return {
    ...emptyContact,
    firstName: user?.first_name ?? '',
    lastName: user?.last_name ?? '',
    email: user?.email ?? '',
    companyName: user?.organization?.organization_name ?? '',
    phone: user?.phone_number ?? '',
    country: user?.country ?? '',
  }
}

/** Messages of the invalid fields of a form (CONTACT-9, CONTACT-14). */
export function contactErrors(kind: FormKind, values: ContactValues): Partial<Record<ContactField, string>> {
  const { fields, required } = contactForms[kind]
  const errors: Partial<Record<ContactField, string>> = {}
  for (const field of fields) {
    const value = values[field]
    const text = typeof value === 'string' ? value.trim() : ''
    const empty = typeof value === 'string' ? text === '' : !value
    const maxLength = maxLengths[field]
    if (required.includes(field) && empty) errors[field] = missing
    else if (field === 'email' && !isEmailAddress(text)) errors[field] = 'Please enter a valid Email Address'
    else if (maxLength !== undefined && text.length > maxLength)
      errors[field] = `Must not be longer than ${maxLength} characters.`
  }
  return errors
}

/** Label of a field in a form. */
export function labelOf(kind: FormKind, field: ContactField): string {
  const labels: Record<ContactField, string> = {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    companyName: 'Company',
    phone: 'Phone',
    subject: contactForms[kind].subject,
    message: 'Message',
    country: 'Country code',
    consentAgreed: 'the consent',
  }
  return labels[field]
}

/** Why a form cannot be sent yet, as one sentence; undefined when it can (CONTACT-9). */
export function reasonNotToSend(
  kind: FormKind,
  values: ContactValues,
  captcha: { solved: boolean; failed: boolean },
): string | undefined {
  const errors = contactErrors(kind, values)
  const wrong = contactForms[kind].fields.filter((field) => errors[field] !== undefined)
  const toFill = wrong.filter((field) => errors[field] === missing && field !== 'consentAgreed')
  const broken = wrong.filter((field) => errors[field] !== missing)
  const todo = [
    toFill.length > 0 && `fill in ${listed(toFill.map((field) => labelOf(kind, field)))}`,
    broken.length > 0 && `correct ${listed(broken.map((field) => labelOf(kind, field)))}`,
    errors.consentAgreed !== undefined && 'give your consent',
    !captcha.solved && (captcha.failed ? 'load the captcha' : 'tick the captcha box'),
  ].filter((part) => part !== false)
  if (todo.length === 0) return undefined
  const sentence = listed(todo)
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} to send.`
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
