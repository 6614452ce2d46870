import type { ReactNode } from 'react'
import { CopyButton } from '@/ui/CopyButton'
import styles from './Keys.module.css'

/** Labelled values in boxes. */
export function ValueList({ children }: { children: ReactNode }) {
  return <dl className={styles.values}>{children}</dl>
}

/** One value that is there to be copied. */
export function ValueRow({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.box}>
        {value === undefined ? (
          <span className={styles.none}>Not available</span>
        ) : (
          <>
            <code title={value}>{value}</code>
            <CopyButton text={value} label={`Copy ${label}`} />
          </>
        )}
      </dd>
    </div>
  )
}
