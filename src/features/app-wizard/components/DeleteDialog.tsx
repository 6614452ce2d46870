import { useId, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeleteApplication } from '@/api/devcenter/mutations'
import type { Application } from '@/api/devcenter/schemas'
import { Field } from '@/forms/Field'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import control from '@/ui/control.module.css'
import { Dialog } from '@/ui/Dialog'
import { showToast } from '@/ui/toast'
import { deletionError } from '../model/save-error'
import styles from './DeleteDialog.module.css'

interface DeleteDialogProps {
  application: Pick<Application, 'id' | 'name'>
  onClose: () => void
  onDeleted: () => void
}

/** Deletes an application once its exact name is typed, then returns to the list (APP-42 to APP-44). */
export function DeleteDialog({ application, onClose, onDeleted }: DeleteDialogProps) {
  const { id } = application
  // The field has one line: a line break in a name, which the API allows, is typed as a space.
  const name = application.name.replace(/\r\n|[\r\n]/g, ' ')
  const { mutateAsync, isPending, error: cause } = useDeleteApplication()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const formId = useId()
  const error = cause && deletionError(cause)

  async function remove(event: SyntheticEvent) {
    event.preventDefault()
    if (typed !== name || isPending) return
    try {
      const found = await mutateAsync(id)
      showToast(
        found
          ? { title: 'Success!', message: 'Successfully deleted your application', tone: 'success' }
          : { title: 'Already deleted', message: 'This application was deleted elsewhere.' },
      )
    } catch {
      return // Shown as `failure`.
    }
    onDeleted()
    await navigate(paths.applications())
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      confirmClose={() => !isPending}
      title="Delete Application"
      description="Keys stop working at once and tokens end within the hour. This action cannot be undone."
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isPending || undefined}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={isPending}
            disabledReason={typed === name ? undefined : 'Type the exact name to delete.'}
          >
            Delete
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void remove(event)}>
        {error && (
          <Callout className={styles.error} tone="danger" title={error.title}>
            <p>{error.message}</p>
          </Callout>
        )}
        <Field
          label={
            <>
              Type <bdi className={styles.name}>{name}</bdi> to confirm
            </>
          }
          hint="Capitals and spaces count."
        >
          {(props) => (
            <input
              ref={input}
              className={control.input}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              {...props}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
