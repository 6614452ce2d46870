import { Link } from 'react-router-dom'
import { productName } from '@/config/product'
import { paths } from '@/lib/paths'
import { LogoMark } from './LogoMark'
import styles from './Bar.module.css'

/** The mark and the product name, linked to the home page (SHELL-2). */
export function Logo() {
  return (
    <Link className={styles.logo} to={paths.home()}>
      <LogoMark />
      {productName}
    </Link>
  )
}
