import styles from './Bar.module.css'

/** The mark of the portal: the corner marks of a shipping label around a parcel. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" fill="none" strokeWidth="2.25">
      <path className={styles.logoLight} d="M1.5 9V1.5H9" />
      <path className={styles.logoBrand} d="M20.5 13v7.5H13" />
      <path className={styles.logoSquare} d="M7 7h8v8H7z" />
    </svg>
  )
}
