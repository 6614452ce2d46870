import { useState } from 'react'
import type { Membership, User } from '@/api/identity/schemas'
import { switchOrganization } from '@/auth/session'
import { hasOpenWork, hasUnsavedInput } from '@/browser/unsaved-input'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { signInError } from '@/modules/session/sign-in-error'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { ChoiceList } from '@/ui/ChoiceList'
import { Dialog } from '@/ui/Dialog'

interface OrganizationDialogProps {
  onClose: () => void
  user: User
}

/** Dialog that switches the user to another organization: it signs in again for that organization and returns to this page. */
export function OrganizationDialog({ onClose, user }: OrganizationDialogProps) {
  const current = user.organizations.find(({ id }) => id === user.organization?.id) ?? null
  const formatNumber = useFormatNumber()
  const [chosen, setChosen] = useState<Membership | null>(current)
  const [isLeaving, setIsLeaving] = useState(false)
  const [error, setError] = useState<ReturnType<typeof signInError>>()

  const switchToChosen = () => {
    if (!chosen) return
    setIsLeaving(true)
    setError(undefined)
    switchOrganization(chosen.id)
      .catch((thrown: unknown) => setError(signInError(thrown)))
      .finally(() => setIsLeaving(false))
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Switch organization"
      description="You sign in to the other organization and then return to this page."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            pending={isLeaving}
            disabledReason={chosen === null || chosen.id === current?.id ? 'Choose another organization.' : undefined}
            onClick={switchToChosen}
          >
            Switch
          </Button>
        </>
      }
    >
      {error && (
        <Callout tone="danger" title={error.title}>
          {error.message}
        </Callout>
      )}
      {hasOpenWork() && (
        <Callout tone="warn">
          {hasUnsavedInput()
            ? 'This page has unsaved changes. They are lost when you switch.'
            : 'This page has an open file. You have to open it again when you switch.'}
        </Callout>
      )}
      <ChoiceList
        label="Organization"
        items={user.organizations}
        getKey={({ id }) => id}
        getLabel={organizationName}
        getDetail={({ id }) => id}
        value={chosen}
        onChange={setChosen}
        placeholder="Search your organizations"
        emptyText="No organization has that name."
        formatNumber={formatNumber}
      />
    </Dialog>
  )
}

function organizationName(organization: Membership): string {
  return organization.organization_name ?? organization.id
}
