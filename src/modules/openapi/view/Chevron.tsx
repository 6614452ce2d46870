import styles from './Chevron.module.css'

/**
 * The arrow of a button that opens something; turns with the button's `aria-expanded`. Drawn by styles instead of an icon,
 * because lists have hundreds of them.
 */
export function Chevron() {
  return <span className={styles.chevron} />
}
