import styles from './Chevron.module.css'

/**
 * The mark of what opens; it turns with the `aria-expanded` of the button that it stands in. Drawn and not an icon: lists
 * have hundreds of them.
 */
export function Chevron() {
  return <span className={styles.chevron} />
}
