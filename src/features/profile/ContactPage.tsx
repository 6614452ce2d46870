import { usePatchProfile } from '@/api/identity/mutations'
import { TextField } from '@/forms/TextField'
import { EmailField } from './components/EmailField'
import { SettingsCard } from './components/SettingsCard'
import { contactModel } from './model/contact'
import { useProfile } from './ProfileLayout'
import { useProfileForm } from './hooks/use-profile-form'

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
