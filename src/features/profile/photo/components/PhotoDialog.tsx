import { useEffect, useRef, useState } from 'react'
import { useSavePhoto } from '@/api/identity/mutations'
import type { User } from '@/api/identity/schemas'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'
import { useSubmit } from '@/forms/use-submit'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Dialog } from '@/ui/Dialog'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { CropTool } from '../CropTool'
import { photoError } from '../model/photo-error'
import type { Area } from '../model/geometry'
import { cropPicture, type Picture } from '../model/picture'
import { acceptedFiles } from '../model/picture-file'
import styles from './PhotoDialog.module.css'
import { usePicture } from '../hooks/use-picture'

interface PhotoDialogProps {
  user: User
  /** Address of the current photo. */
  url: string | undefined
  /** The file to crop; without it, the current photo. */
  file: File | undefined
  onClose: () => void
}

/** The dialog that crops a new photo or the current one to a square, and offers to choose another (PROFILE-18). */
export function PhotoDialog({ user, url, file, onClose }: PhotoDialogProps) {
  const { picture, opening, error: pictureError, open, turn } = usePicture()
  const { mutateAsync } = useSavePhoto(user.id)
  const [area, setArea] = useState<Area>()
  const chooser = useRef<HTMLInputElement>(null)
  const { submit, isSending, error, clearError } = useSubmit({
    send: async ({ picture: chosen, area: square }: { picture: Picture; area: Area }) => {
      await mutateAsync(() => cropPicture(chosen, square))
      showToast({ title: 'Profile Photo saved', tone: 'success' })
    },
    onSent: onClose,
    summary: (cause) => photoError(cause, 'Error saving Profile Photo', 'Your profile photo was not saved.'),
  })

  // In a ref, so that the effect opens the picture only once.
  const start = useRef((signal: AbortSignal) =>
    open(() => (file ? Promise.resolve(file) : fetchCurrentPhoto(url, signal))),
  )
  useEffect(() => {
    const controller = new AbortController()
    void start.current(controller.signal)
    return () => controller.abort()
  }, [])

  const ready = picture !== undefined && area !== undefined && !opening
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      confirmClose={() => !isSending}
      title="Edit photo"
      footer={
        <>
          <Button
            variant="ghost"
            className={styles.another}
            aria-disabled={isSending || undefined}
            onClick={() => chooser.current?.click()}
          >
            Choose another
          </Button>
          <Button onClick={onClose} aria-disabled={isSending || undefined}>
            Cancel
          </Button>
          <Button
            variant="primary"
            pending={isSending}
            aria-disabled={!ready || undefined}
            onClick={() => void (ready && submit({ picture, area }))}
          >
            Save photo
          </Button>
        </>
      }
    >
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label="Another photo file"
        onChange={({ target }) => {
          const next = target.files?.[0]
          target.value = ''
          if (!next) return
          clearError()
          void open(() => Promise.resolve(next))
        }}
      />
      {error && (
        <Callout className={styles.notice} tone="danger" title={error.title}>
          {error.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Callout>
      )}
      {/* Only one message at a time: a rejected file is unrelated to a failed save. */}
      {pictureError !== undefined && !error && (
        <Callout className={styles.notice} tone="danger">
          <p>{pictureError}</p>
        </Callout>
      )}
      {picture && (
        <CropTool
          key={picture.url}
          picture={picture}
          area={area}
          onArea={setArea}
          onTurn={() => {
            if (opening || isSending) return
            clearError()
            void turn()
          }}
        />
      )}
      {!picture && opening && (
        <SkeletonGroup label="Opening the picture">
          <SkeletonLine className={styles.waiting} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

const loadFileClient = loadOnCall(createCodeLoader(() => import('@/api/content/file')))

/** Fetches the current photo as a file. */
async function fetchCurrentPhoto(url: string | undefined, signal: AbortSignal): Promise<File> {
  if (url === undefined) throw new Error('There is no photo')
  const { getFile } = await loadFileClient()
  const blob = await getFile(url, { access: 'open', signal, onProgress: () => undefined })
  const extension = blob.type.split('/')[1] ?? 'png'
  return new File([blob], `photo.${extension}`, { type: blob.type })
}
