import styles from './SchemaTree.module.css'

/** Marks a required node. */
export function RequiredBadge() {
  return <span className={styles.required}>Required</span>
}
