import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode, RefObject } from 'react'
import { buttonClass } from './button-class'
import { classNames } from './class-names'
import { Icon } from './Icon'
import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Read out when the dialog opens. */
  description?: ReactNode
  /** `xl` is for content to read, not only to answer. */
  size?: 'md' | 'lg' | 'xl'
  /** Whether the dialog must be answered: its role is alertdialog, and a click outside does not close it. */
  alert?: boolean
  /** The buttons. */
  footer: ReactNode
  /** Content under the description. */
  children?: ReactNode
  /** Receives the focus when the dialog opens, instead of its first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called before Escape, the close button or a click outside closes the dialog; false keeps it open. */
  confirmClose?: () => boolean
}

/** A modal dialog; on phones a sheet at the bottom. When it closes, the focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  alert = false,
  footer,
  children,
  initialFocus,
  confirmClose,
}: DialogProps) {
  const Root = alert ? BaseAlertDialog.Root : Base.Root

  function handleOpenChange(next: boolean) {
    if (!next && confirmClose?.() === false) return
    onOpenChange(next)
  }

  return (
    <Root open={open} onOpenChange={handleOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.frame}>
          <Base.Popup className={classNames(styles.dialog, size !== 'md' && styles[size])} initialFocus={initialFocus}>
            <div className={styles.head}>
              <Base.Title>{title}</Base.Title>
              <Base.Close className={buttonClass({ variant: 'ghost', size: 'sm', icon: true })} aria-label="Close">
                <Icon of={X} size="sm" />
              </Base.Close>
            </div>
            <div className={styles.body}>
              {description !== undefined && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
              {children}
            </div>
            <div className={styles.foot}>{footer}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Root>
  )
}
