import { NumberText } from '@/modules/dates/NumberText'
import { notShownText } from '@/engines/openapi/document/wording/operation'
import styles from './Schema.module.css'

interface OmittedCountProps {
  /** How many entries were left out; nothing is rendered when it is undefined. */
  count: number | undefined
  /** Singular noun for the entries. */
  what: string
}

/** Says in place how many entries of a very long list are not shown. */
export function OmittedCount({ count, what }: OmittedCountProps) {
  if (count === undefined) return null
  return (
    <p className={styles.note}>
      <NumberText value={count} /> {notShownText(count, what)}
    </p>
  )
}
