import type { LucideIcon } from 'lucide-react'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import styles from './Banner.module.css'

interface BannerProps {
  /** Name of the landmark for assistive technology. */
  label: string
  tone: 'warn' | 'trial'
  icon: LucideIcon
  children: ReactNode
  onDismiss?: () => void
}

/** A line of text below the bar. With `onDismiss` it has a button that closes it. */
export function Banner({ label, tone, icon, children, onDismiss }: BannerProps) {
  return (
    <aside aria-label={label} className={`${styles.banner} ${styles[tone]}`}>
      <Icon of={icon} />
      <p>{children}</p>
      {onDismiss && (
        <Button variant="ghost" size="sm" icon aria-label="Dismiss" onClick={onDismiss}>
          <Icon of={X} size="sm" />
        </Button>
      )}
    </aside>
  )
}
