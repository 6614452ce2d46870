import { useEffect, useState } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useSavePreferences } from '@/api/identity/mutations'
import { Field } from '@/forms/Field'
import { Select } from '@/ui/Select'
import { DisplayPreview } from './components/DisplayPreview'
import { FormatField } from './components/FormatField'
import { SettingsCard } from './components/SettingsCard'
import { ZoneField } from './components/ZoneField'
import { displayModel, languages, preferencesOf, type DisplayValues } from './model/display'
import { useProfile } from './ProfileLayout'
import { useProfileForm } from './hooks/use-profile-form'

/** `/profile/display`: language, time zone and date/time format, with a preview of unsaved choices (PROFILE-8). */
export function DisplayPage() {
  const user = useProfile()
  const { mutateAsync } = useSavePreferences(user.id)
  const state = useProfileForm(displayModel, user, {
    what: 'Display Information',
    save: (valuesOn) => mutateAsync((saved) => preferencesOf(valuesOn(saved))),
  })
  const { control } = state.form
  const { locale, timezone } = useWatch({ control })
  const now = useMinute()
  return (
    <SettingsCard
      title="Display Settings"
      text="How dates, times and numbers are shown to you all over the portal."
      state={state}
    >
      <LanguageField control={control} />
      <ZoneField control={control} saved={displayModel.read(user).timezone} />
      <FormatField control={control} timezone={timezone ?? ''} now={now} />
      <DisplayPreview preferences={{ locale: locale || undefined, timezone: timezone || undefined }} now={now} />
    </SettingsCard>
  )
}

/** The choice of one of six languages (PROFILE-9). */
function LanguageField({ control }: { control: Control<DisplayValues> }) {
  const { field, fieldState } = useController({ control, name: 'language' })
  return (
    <Field
      label="Language"
      hint="Stored with your account. The portal and its documentation are in English."
      error={fieldState.error?.message}
    >
      {(props) => <Select {...props} {...field} options={languages} placeholder="Choose a language" />}
    </Field>
  )
}

/** The current time, updated every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (now.getTime() % 60_000))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
