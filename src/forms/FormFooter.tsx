import { Button } from '@/ui/Button'
import styles from './Form.module.css'

interface FormFooterProps {
  /** Whether there is unsaved input. */
  dirty: boolean
  pending: boolean
  /** Why saving is not possible now; shown beside the button. */
  disabledReason?: string | undefined
  saveLabel?: string
  /** Without it there is no Cancel. */
  onCancel?: (() => void) | undefined
}

/** The end of a form: Save, Cancel, and whether there are unsaved changes. */
export function FormFooter({ dirty, pending, disabledReason, saveLabel = 'Save', onCancel }: FormFooterProps) {
  return (
    <div className={styles.foot}>
      <Button type="submit" variant="primary" pending={pending} disabledReason={disabledReason}>
        {saveLabel}
      </Button>
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {dirty && <p className={styles.unsaved}>Unsaved changes</p>}
    </div>
  )
}
