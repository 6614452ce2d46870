import type { ReactNode } from 'react'
import { CopyButton } from '@/ui/CopyButton'
import styles from './Keys.module.css'

/** Labelled values in boxes. */
export function ValueList({ children }: { children: ReactNode }) {
  return <dl className={styles.values}>{children}</dl>
}

interface ValueRowProps {
  label: string
  value: string | undefined
  /** What stands beside the value, such as a sign that tells more of it. */
  note?: ReactNode
}

/** One value that is there to be copied. */
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
