import { usePatchProfile } from '@/api/identity/mutations'
import { TextField } from '@/forms/TextField'
import { EmailField } from './components/EmailField'
import { OrganizationField } from './components/OrganizationField'
import { SettingsCard } from './components/SettingsCard'
import { personalChanges, personalModel } from './model/personal'
import { PhotoCard } from './photo/components/PhotoCard'
import { useProfile } from './ProfileLayout'
import { useProfileForm } from './hooks/use-profile-form'

/** `/profile/personal`: the photo, the names, the job title and the preferred organization. */
export function PersonalPage() {
  const user = useProfile()
  const { mutateAsync } = usePatchProfile(user.id)
  const state = useProfileForm(personalModel, user, {
    what: 'Personal Information',
    save: (valuesOn) => mutateAsync((saved) => personalChanges(saved, valuesOn(saved))),
  })
  const { control } = state.form
  return (
    <>
      <PhotoCard user={user} />
      <SettingsCard title="Personal Information" state={state}>
        <TextField control={control} name="first_name" label="First name" autoComplete="given-name" />
        <TextField control={control} name="last_name" label="Last name" autoComplete="family-name" />
        <TextField control={control} name="job_title" label="Job title" autoComplete="organization-title" optional />
        <EmailField email={user.email} />
        <OrganizationField control={control} organizations={user.organizations} />
      </SettingsCard>
    </>
  )
}
