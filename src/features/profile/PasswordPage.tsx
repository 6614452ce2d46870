import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { describeError } from '@/api/core/api-error'
import { identityQueries } from '@/api/identity/queries'
import type { User } from '@/api/identity/schemas'
import { providerName } from '@/config/product'
import { PasswordField } from '@/forms/PasswordField'
import { NewPasswordField } from '@/modules/password/NewPasswordField'
import { usePasswordCheck } from '@/modules/password/use-password-check'
import { Callout } from '@/ui/Callout'
import { Card, CardHead } from '@/ui/Card'
import { SettingsCard } from './components/SettingsCard'
import settings from './components/SettingsCard.module.css'
import { emptyPasswords, usesNetworkPassword } from './model/password'
import { useProfile } from './ProfileLayout'
import { usePasswordForm } from './hooks/use-password-form'

const title = 'Password Management'

/** `/profile/password`: changes the password. The provider's own employees use their network password instead (PROFILE-29). */
export function PasswordPage() {
  const user = useProfile()
  return usesNetworkPassword(user) ? <NetworkPassword /> : <OwnPassword user={user} />
}

function OwnPassword({ user }: { user: User }) {
  const state = usePasswordForm(user.id)
  const policy = useQuery(identityQueries.passwordPolicy())
  const { control } = state.form
  const check = usePasswordCheck(policy, useWatch({ control, name: 'new_password' }))
  return (
    <SettingsCard
      title={title}
      state={state}
      note={policy.isError && !policy.data && <PolicyError of={policy.error} />}
    >
      <PasswordField control={control} name="password" label="Current password" autoComplete="current-password" />
      <NewPasswordField control={control} name="new_password" label="New password" check={check} />
      {/* Tells password managers whose password this is. */}
      <input className="vh" autoComplete="username" value={user.email} readOnly tabIndex={-1} aria-hidden="true" />
    </SettingsCard>
  )
}

function PolicyError({ of: error }: { of: unknown }) {
  const { message } = describeError(error, {
    title: '',
    message: 'You can still change your password: its rules are checked when you save it.',
  })
  return (
    <Callout className={settings.note} tone="danger" title="Error fetching password policy.">
      <p>{message}</p>
    </Callout>
  )
}

function NetworkPassword() {
  const { control } = useForm({ defaultValues: emptyPasswords })
  return (
    <Card className={settings.card}>
      <CardHead>
        <h2>{title}</h2>
      </CardHead>
      <Callout className={settings.note}>
        <p>You are signed in as a {providerName} Employee. Your network password is used and cannot be changed here.</p>
      </Callout>
      <div className={settings.fields}>
        <PasswordField
          control={control}
          name="password"
          label="Current password"
          autoComplete="current-password"
          disabled
        />
        <PasswordField
          control={control}
          name="new_password"
          label="New password"
          autoComplete="new-password"
          disabled
        />
      </div>
    </Card>
  )
}
