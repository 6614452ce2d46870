import { usePatchProfile } from '@/api/identity/mutations'
import { TextField } from '@/forms/TextField'
import { EmailField } from './components/EmailField'
import { SettingsCard } from './components/SettingsCard'
import type { ProfileModel } from './model/profile-form'
import { useProfile } from './ProfileLayout'
import { useProfileForm } from './hooks/use-profile-form'

interface ContactValues {
  phone_number: string
}

/** Maximum length of a phone number, in characters. */
const maxPhoneLength = 31

/** Contact Information: the phone number is optional, limited in length and without letters (PROFILE-6). */
const contactModel: ProfileModel<ContactValues> = {
  names: { phone_number: 'phone number' },
  read: (user) => ({ phone_number: user.phone_number ?? '' }),
  errors: ({ phone_number }) => {
    const text = phone_number.trim()
    if (text.length > maxPhoneLength) return { phone_number: 'Phone number cannot be longer than 31 characters.' }
    return /\p{L}/u.test(text) ? { phone_number: 'Please enter a valid phone number.' } : {}
  },
}

/** `/profile/contact`: the phone number. The call also sends the email address (API-12). */
export function ContactPage() {
  const user = useProfile()
  const { mutateAsync } = usePatchProfile(user.id)
  const state = useProfileForm(contactModel, user, {
    what: 'Contact Information',
    save: (valuesOn) =>
      mutateAsync((saved) => ({ email: saved.email, phone_number: valuesOn(saved).phone_number.trim() })),
  })
  return (
    <SettingsCard title="Contact Information" text="How support and your colleagues reach you." state={state}>
      <TextField
        control={state.form.control}
        name="phone_number"
        label="Phone number"
        hint="With country code, for instance +1 555 0100."
        type="tel"
        autoComplete="tel"
        optional
      />
      <EmailField email={user.email} />
    </SettingsCard>
  )
}
