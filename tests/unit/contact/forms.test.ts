import { describe, expect, it } from 'vitest'
import { salesPost } from '@/config/contact'
import { contactErrors, emptyContact, knownValues, reasonNotToSend } from '@/features/contact/model/contact-forms'
import type { ContactValues } from '@/features/contact/model/contact-forms'
import { contactPost } from '@/features/contact/model/post-fields'

const filled: ContactValues = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@alpine.example',
  companyName: 'Alpine Supply',
  phone: '+1 555 0100',
  subject: 'Tokens',
  message: 'Since 07:40.\nEvery request.',
  country: 'USA',
  consentAgreed: true,
}
const required = 'This field is required'
const target = { returnAddress: 'http://localhost:5173/contact-info/success', token: 'solved' }

describe('rules', () => {
  it.each(['support', 'product'] as const)('of the %s form: company and phone are optional', (kind) => {
    expect(contactErrors(kind, emptyContact)).toEqual({
      firstName: required,
      lastName: required,
      email: required,
      subject: required,
      message: required,
    })
  })

  it('of the sales form: message is optional, consent is not', () => {
    expect(contactErrors('sales', emptyContact)).toEqual({
      firstName: required,
      lastName: required,
      email: required,
      phone: required,
      companyName: required,
      country: required,
      consentAgreed: required,
    })
    expect(contactErrors('sales', { ...filled, message: '' })).toEqual({})
  })

  it.each([
    ['firstName', 40],
    ['lastName', 40],
    ['subject', 80],
  ] as const)('%s has at most %i characters in every form that has it', (field, limit) => {
    for (const kind of ['support', 'product', 'sales'] as const) {
      if (kind === 'sales' && field === 'subject') continue
      expect(contactErrors(kind, { ...filled, [field]: 'x'.repeat(limit) })).toEqual({})
      expect(contactErrors(kind, { ...filled, [field]: 'x'.repeat(limit + 1) })).toEqual({
        [field]: `Must not be longer than ${limit} characters.`,
      })
    }
  })

  it('the email address must be valid and not too long, the country at most three characters', () => {
    expect(contactErrors('sales', { ...filled, email: 'maya@alpine', country: 'USAX' })).toEqual({
      email: 'Please enter a valid Email Address',
      country: 'Must not be longer than 3 characters.',
    })
    const ofLength = (length: number) => `${'m'.repeat(length - '@alpine.example'.length)}@alpine.example`
    for (const kind of ['support', 'product', 'sales'] as const) {
      expect(contactErrors(kind, { ...filled, email: ofLength(40) })).toEqual({})
      expect(contactErrors(kind, { ...filled, email: ofLength(41) }).email).toMatch(/40/)
    }
  })

  it('spaces do not count as input', () => {
    expect(contactErrors('support', { ...filled, message: ' \n ' })).toEqual({ message: required })
  })
})

describe('the summary of missing input', () => {
  it('is one sentence', () => {
    const open = { solved: false, failed: false }
    expect(reasonNotToSend('support', { ...filled, subject: '', message: '', email: 'maya' }, open)).toBe(
      'Fill in Subject and Message, correct Email and tick the captcha box to send.',
    )
    expect(reasonNotToSend('product', { ...filled, subject: '' }, { ...open, solved: true })).toBe(
      'Fill in Feature to send.',
    )
    expect(reasonNotToSend('sales', { ...filled, consentAgreed: false }, { ...open, failed: true })).toBe(
      'Give your consent and load the captcha to send.',
    )
    expect(reasonNotToSend('support', filled, { ...open, solved: true })).toBeUndefined()
  })
})

describe('the request', () => {
  const forms = {
    supportUrl: 'https://support.example/cases',
    supportOrgId: 'org-support',
    salesUrl: 'https://sales.example/leads',
    salesOrgId: 'org-sales',
  }

  it('of the support form has exactly the fields of case management', () => {
    const { address, fields } = contactPost('support', { ...filled, firstName: ' Maya ' }, forms, target)
    expect(address).toBe(forms.supportUrl)
    expect(Object.fromEntries(fields)).toEqual({
      name: 'Maya Okafor',
      email: 'maya@alpine.example',
      company: 'Alpine Supply',
      phone: '+1 555 0100',
      subject: 'Tokens',
      description: 'Since 07:40.\nEvery request.',
      orgid: forms.supportOrgId,
      type: 'Dev Center',
      external: '1',
      retURL: target.returnAddress,
      'g-recaptcha-response': 'solved',
    })
  })

  it('of the product team form names the recipient', () => {
    const { fields } = contactPost('product', filled, forms, target)
    const support = contactPost('support', filled, forms, target).fields
    expect(Object.fromEntries(fields)).toEqual({ ...Object.fromEntries(support), Escalation_To__c: 'Product Team' })
  })

  it('of the sales form has the fields of a lead', () => {
    const { address, fields } = contactPost('sales', filled, forms, target)
    expect(address).toBe(forms.salesUrl)
    expect(Object.fromEntries(fields)).toEqual({
      first_name: 'Maya',
      last_name: 'Okafor',
      email: 'maya@alpine.example',
      company: 'Alpine Supply',
      phone: '+1 555 0100',
      country: 'USA',
      description: 'Since 07:40.\nEvery request.',
      consent: '1',
      lead_source: 'Dev Center',
      Campaign_ID: 'dev-center-contact',
      oid: forms.salesOrgId,
      retURL: target.returnAddress,
      'g-recaptcha-response': 'solved',
    })
  })

  it('of the sales form takes the names for source, campaign, consent and message from the configuration', () => {
    const configured = { ...salesPost }
    Object.assign(salesPost, {
      leadSourceName: 'Source__c',
      campaignName: 'Campaign__c',
      consentName: 'Consent__c',
      messageName: 'Note__c',
    })
    const { fields } = contactPost('sales', filled, forms, target)
    Object.assign(salesPost, configured)
    expect(Object.fromEntries(fields)).toMatchObject({
      Source__c: 'Dev Center',
      Campaign__c: 'dev-center-contact',
      Consent__c: '1',
      Note__c: filled.message,
    })
  })
})

it('visitors start with an empty form', () => {
  expect(knownValues(undefined)).toEqual(emptyContact)
})
