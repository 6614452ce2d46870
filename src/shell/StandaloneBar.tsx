import { productName } from '@/config/product'
import { LogoMark } from './LogoMark'
import { ThemeSwitch } from './ThemeSwitch'
import styles from './Bar.module.css'

/**
 * The black bar of pages that replace the whole portal. It has no links.
 * @param bare Whether the theme switch is left out too, so that nothing in the bar can be focused.
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
