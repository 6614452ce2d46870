import { Link } from 'react-router-dom'
import { productName } from '@/config/product'
import { paths } from '@/lib/paths'
import styles from './Footer.module.css'

const year = new Date().getFullYear()

/** The footer: links (SHELL-8) and the copyright line with the current year (SHELL-9). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Link to={paths.contact()}>Contact</Link>
        <Link to={paths.locations()}>Office Locations</Link>
        <Link to={paths.termsOfUse()}>Terms of Use</Link>
        <p>
          © {year} {productName}
        </p>
      </div>
    </footer>
  )
}
