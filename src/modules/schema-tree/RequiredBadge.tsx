import styles from './SchemaTree.module.css'

/** Marks a node that must be sent. */
export function RequiredBadge() {
  return <span className={styles.required}>Required</span>
}
