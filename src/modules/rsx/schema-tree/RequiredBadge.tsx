import styles from './SchemaTree.module.css'

/** Marks a required node, and says who requires it. */
export function RequiredBadge({ by }: { by?: string }) {
  return (
    <span className={styles.required}>Required{by !== undefined && <span className={styles.by}> by {by}</span>}</span>
  )
}
