import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Icon } from './Icon'
import styles from './Callout.module.css'

interface CalloutProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  tone?: 'info' | 'warn' | 'danger' | 'success'
  title?: string
}

const tones = {
  info: { icon: Info, role: 'note' },
  warn: { icon: TriangleAlert, role: 'note' },
  danger: { icon: CircleAlert, role: 'alert' },
  success: { icon: CircleCheck, role: 'status' },
}

/** A message within a page. Screen readers announce `danger` at once and `success` after what they are reading. */
export function Callout({ tone = 'info', title, className, children, ...rest }: CalloutProps) {
  const { icon, role } = tones[tone]
  return (
    <div role={role} className={classNames(styles.callout, styles[tone], className)} {...rest}>
      <Icon of={icon} />
      <div>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
