import { productName } from '@/config/product'
import { LogoMark } from './LogoMark'
import { ThemeSwitch } from './ThemeSwitch'
import styles from './Bar.module.css'

/**
 * The black bar of pages that stand in the place of the whole portal: nothing in it leads anywhere. `bare`: nothing in it
 * takes the focus either.
 */
export function StandaloneBar({ bare = false }: { bare?: boolean }) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <span className={styles.logo}>
          <LogoMark />
          {productName}
        </span>
        {!bare && (
          <div className={styles.end}>
            <ThemeSwitch />
          </div>
        )}
      </div>
    </header>
  )
}
