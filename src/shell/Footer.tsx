import { Link } from 'react-router-dom'
import { environment } from '@/config/environment'
import { productName } from '@/config/product'
import { paths } from '@/lib/paths'
import { ShortcutHelp } from './shortcuts/ShortcutHelp'
import styles from './Footer.module.css'

const year = new Date().getFullYear()

/** The footer: links (SHELL-8), among them the status page if one is configured (SHELL-29), and the copyright line with the current year (SHELL-9). */
export function Footer() {
  const { statusPageUrl } = environment()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Link to={paths.contact()}>Contact</Link>
        <Link to={paths.locations()}>Office Locations</Link>
        <Link to={paths.termsOfUse()}>Terms of Use</Link>
        {statusPageUrl !== undefined && (
          <a href={statusPageUrl} rel="noopener">
            Status
          </a>
        )}
        <ShortcutHelp />
        <p>
          © {year} {productName}
        </p>
      </div>
    </footer>
  )
}
