import { productName } from '@/config/product'
import { LogoMark } from './LogoMark'
import { ThemeSwitch } from './ThemeSwitch'
import styles from './Bar.module.css'

/**
 * The black bar of pages that replace the whole portal. It has no links.
 * @param hasThemeSwitch False where nothing in the bar may take the focus.
 */
export function StandaloneBar({ hasThemeSwitch = true }: { hasThemeSwitch?: boolean }) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <span className={styles.logo}>
          <LogoMark />
          {productName}
        </span>
        {hasThemeSwitch && (
          <div className={styles.end}>
            <ThemeSwitch />
          </div>
        )}
      </div>
    </header>
  )
}
