import { usePatchProfile } from '@/api/identity/mutations'
import type { User } from '@/api/identity/schemas'
import { useSubmit } from '@/forms/use-submit'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Dialog } from '@/ui/Dialog'
import { showToast } from '@/ui/toast'
import { photoError } from '../model/photo-error'

interface DeletePhotoDialogProps {
  user: User
  onClose: () => void
  onDeleted: () => void
}

/** Asks before the photo is deleted (PROFILE-21). An empty id in the profile deletes it (API-12). */
export function DeletePhotoDialog({ user, onClose, onDeleted }: DeletePhotoDialogProps) {
  const { mutateAsync } = usePatchProfile(user.id)
  const { submit, isSending, error } = useSubmit({
    send: async () => {
      await mutateAsync(({ email }) => ({ email, avatar_image_id: '' }))
      showToast({ title: 'Profile Photo deleted', tone: 'success' })
    },
    onSent: () => {
      onClose()
      onDeleted()
    },
    summary: (cause) => photoError(cause, 'Error deleting Profile Photo', 'Your profile photo was not deleted.'),
  })

  return (
    <Dialog
      alert
      open
      onOpenChange={onClose}
      confirmClose={() => !isSending}
      title="Delete photo?"
      description="Your initials will be shown instead."
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isSending || undefined}>
            Cancel
          </Button>
          <Button variant="danger" pending={isSending} onClick={() => void submit({})}>
            Delete
          </Button>
        </>
      }
    >
      {error && (
        <Callout tone="danger" title={error.title}>
          {error.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Callout>
      )}
    </Dialog>
  )
}
