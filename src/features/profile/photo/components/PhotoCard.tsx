import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import type { User } from '@/api/identity/schemas'
import { environment } from '@/config/environment'
import { initialsOf } from '@/lib/initials'
import { displayName } from '@/modules/session/use-current-user'
import { lazyPart } from '@/ui/lazy-part'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Card, CardHead } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { DeletePhotoDialog } from './DeletePhotoDialog'
import { acceptedFiles } from '../model/picture-file'
import styles from './PhotoCard.module.css'

// The cropper and all that reads pictures come with the first picture.
const PhotoDialog = lazyPart(
  () => import('./PhotoDialog'),
  (module) => module.PhotoDialog,
)

/** The dialog that is open. */
type OpenDialog = { kind: 'crop'; file: File | undefined } | { kind: 'delete' }

/** The Profile Photo card: uploads a photo, or edits and deletes the one there is (PROFILE-17). */
export function PhotoCard({ user }: { user: User }) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const chooser = useRef<HTMLInputElement>(null)
  const action = useRef<HTMLButtonElement>(null)
  const url = user.avatar_image_id ? avatarUrl(user.avatar_image_id) : undefined

  return (
    <Card>
      <CardHead>
        <h2>Profile Photo</h2>
      </CardHead>
      <div className={styles.body}>
        {url === undefined ? (
          <Avatar initials={initialsOf(displayName(user))} look="lg" />
        ) : (
          <PhotoImage key={url} url={url} name={displayName(user)} />
        )}
        <div className={styles.side}>
          <div className={styles.actions}>
            {url === undefined ? (
              <Button ref={action} onClick={() => chooser.current?.click()}>
                <Icon of={Upload} size="sm" />
                Upload photo
              </Button>
            ) : (
              <>
                <Button
                  ref={action}
                  icon
                  aria-label="Edit photo"
                  title="Edit photo"
                  onClick={() => setDialog({ kind: 'crop', file: undefined })}
                >
                  <Icon of={Pencil} size="sm" />
                </Button>
                <Button
                  icon
                  aria-label="Delete photo"
                  title="Delete photo"
                  onClick={() => setDialog({ kind: 'delete' })}
                >
                  <Icon of={Trash2} size="sm" />
                </Button>
              </>
            )}
          </div>
          <p className={styles.hint}>PNG, JPG or GIF, up to 3 MB. Shown as a circle.</p>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={acceptedFiles}
          aria-label="Photo file"
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Without this, choosing the same file again would not be a change.
            target.value = ''
            if (file) setDialog({ kind: 'crop', file })
          }}
        />
      </div>
      {dialog?.kind === 'crop' && (
        <PhotoDialog user={user} url={url} file={dialog.file} onClose={close} onUnavailable={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeletePhotoDialog
          user={user}
          onClose={close}
          // The button that opened the dialog is gone with the photo.
          onDeleted={() => action.current?.focus()}
        />
      )}
    </Card>
  )
}

function PhotoImage({ url, name }: { url: string; name: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <p className={styles.missing}>The photo could not be loaded.</p>
  return <img className={styles.photo} src={url} width={240} height={240} alt={name} onError={() => setFailed(true)} />
}

/** Address of a photo in the store of static files (PROFILE-23). */
function avatarUrl(id: string): string {
  return `${environment().avatarUrl}400x400/${encodeURIComponent(id)}`
}
