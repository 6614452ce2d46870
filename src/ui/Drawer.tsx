import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class'
import { classNames } from './class-names'
import { Icon } from './Icon'
import styles from './Drawer.module.css'

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Name of the drawer. The close button is named "Close" and this in lower case. */
  label: string
  /** `ink` is dark like the bar, `paper` light like the page. */
  tone: 'ink' | 'paper'
  /** Content to the left of the close button. */
  head: ReactNode
  children: ReactNode
}

/** A modal panel at the left edge; part of the page stays visible beside it. */
export function Drawer({ open, onOpenChange, label, tone, head, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={classNames(styles.drawer, tone === 'ink' && styles.ink)} aria-label={label}>
          <div className={styles.head}>
            {head}
            <Base.Close
              className={buttonClass({ variant: 'ghost', icon: true })}
              aria-label={`Close ${label.toLowerCase()}`}
            >
              <Icon of={X} />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
