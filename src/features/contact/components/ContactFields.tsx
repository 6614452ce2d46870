import type { Control } from 'react-hook-form'
import { TextAreaField } from '@/forms/TextAreaField'
import { TextField } from '@/forms/TextField'
import { FormGrid, FormRow } from '@/forms/FormGrid'
import { contactForms, labelOf } from '../model/contact-forms'
import type { ContactField, ContactValues, FormKind } from '../model/contact-forms'
import { ConsentField } from './ConsentField'

interface ContactFieldsProps {
  kind: FormKind
  control: Control<ContactValues>
}

/** The fields of a contact form (CONTACT-11 to 17). */
export function ContactFields({ kind, control }: ContactFieldsProps) {
  const { fields, required } = contactForms[kind]
  const has = (field: ContactField) => fields.includes(field)
  const shared = (name: Exclude<ContactField, 'consentAgreed'>) => ({
    control,
    name,
    label: labelOf(kind, name),
    optional: !required.includes(name),
  })
  return (
    <FormGrid>
      <TextField {...shared('firstName')} autoComplete="given-name" />
      <TextField {...shared('lastName')} autoComplete="family-name" />
      <TextField {...shared('email')} type="email" autoComplete="email" />
      <TextField {...shared('phone')} type="tel" autoComplete="tel" />
      {has('country') ? (
        <>
          <TextField {...shared('companyName')} hint="The organization you ask for." autoComplete="organization" />
          <TextField {...shared('country')} hint="A 3-character code such as USA." autoComplete="off" />
        </>
      ) : (
        <FormRow>
          <TextField {...shared('companyName')} autoComplete="organization" />
        </FormRow>
      )}
      {has('subject') && (
        <FormRow>
          <TextField {...shared('subject')} hint="At most 80 characters." autoComplete="off" />
        </FormRow>
      )}
      <FormRow>
        <TextAreaField {...shared('message')} rows={4} />
      </FormRow>
      {has('consentAgreed') && (
        <FormRow>
          <ConsentField control={control} />
        </FormRow>
      )}
    </FormGrid>
  )
}
