import type { ReactNode } from 'react'
import { CopyButton } from '@/ui/CopyButton'
import styles from './Keys.module.css'

/** A list of labelled values in boxes. */
export function ValueList({ children }: { children: ReactNode }) {
  return <dl className={styles.values}>{children}</dl>
}

interface ValueRowProps {
  label: string
  value: string | undefined
  /** Shown beside the value, such as a tooltip. */
  note?: ReactNode
}

/** One value with a copy button. */
export function ValueRow({ label, value, note }: ValueRowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.box}>
        {value === undefined ? (
          <span className={styles.none}>Not available</span>
        ) : (
          <>
            <code title={value}>{value}</code>
            {note}
            <CopyButton text={value} label={`Copy ${label}`} />
          </>
        )}
      </dd>
    </div>
  )
}
