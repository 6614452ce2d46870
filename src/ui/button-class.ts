import { classNames } from './class-names'
import styles from './Button.module.css'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet' | 'on-ink' | 'on-ink-line' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Square, for an icon without text, which then needs an `aria-label`. */
  icon?: boolean | undefined
  /** Full width. */
  block?: boolean | undefined
}

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  ghost: styles.ghost,
  danger: styles.danger,
  'danger-quiet': styles.dangerQuiet,
  'on-ink': styles.onInk,
  'on-ink-line': styles.onInkLine,
}

/** Returns the class names of a button, also for links that look like one. */
export function buttonClass({ variant = 'secondary', size = 'md', icon = false, block = false }: ButtonLook): string {
  return classNames(
    styles.btn,
    variants[variant],
    size === 'sm' && styles.sm,
    size === 'lg' && styles.lg,
    icon && styles.icon,
    block && styles.block,
  )
}
