import { usePatchProfile } from '@/api/identity/profile'
import type { User } from '@/api/identity/schemas'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Dialog } from '@/ui/Dialog'
import { showToast } from '@/ui/toast'
import { photoFailure } from '../model/failure'

interface DeletePhotoDialogProps {
  user: User
  onClose: () => void
  onDeleted: () => void
}

/** Asks before the photo is deleted (2 §4); an empty id in the profile takes it away (2 §7). */
export function DeletePhotoDialog({ user, onClose, onDeleted }: DeletePhotoDialogProps) {
  const { mutateAsync, isPending, error } = usePatchProfile(user.id)
  const failure = error && photoFailure(error, 'Error deleting Profile Photo', 'Your profile photo was not deleted.')

  async function remove() {
    try {
      await mutateAsync(({ email }) => ({ email, avatar_image_id: '' }))
    } catch {
      return // Shown as `failure`.
    }
    showToast({ title: 'Profile Photo deleted', tone: 'ok' })
    onClose()
    onDeleted()
  }

  return (
    <Dialog
      alert
      open
      onOpenChange={onClose}
      confirmClose={() => !isPending}
      title="Delete photo?"
      description="Your initials will stand in its place."
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isPending || undefined}>
            Cancel
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      {failure && (
        <Callout tone="danger" title={failure.title}>
          {failure.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Callout>
      )}
    </Dialog>
  )
}
