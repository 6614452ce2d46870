import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import styles from './PaletteDialog.module.css'

interface PaletteDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  /** Receives the focus when the dialog opens, also on touch screens. */
  initialFocus: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A modal dialog near the top of the window that is one list with a field above it; on phones it fills the screen. When it
 * closes, the focus returns to where it was, unless the page has moved it meanwhile.
 */
export function PaletteDialog({ open, onOpenChange, label, initialFocus, children }: PaletteDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.frame}>
          <Base.Popup
            className={styles.palette}
            aria-label={label}
            initialFocus={initialFocus}
            finalFocus={() => !isFocusInPage()}
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function isFocusInPage(): boolean {
  return Boolean(document.activeElement?.closest('main'))
}
