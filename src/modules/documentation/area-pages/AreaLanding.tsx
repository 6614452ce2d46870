import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { LinkRow } from '@/modules/navigation/LinkRow'
import { SignInButton } from '@/modules/session/SignInButton'
import { buttonClass } from '@/ui/button-class'
import { SoloCard } from '@/ui/SoloCard'
import styles from './AreaLanding.module.css'

interface AreaLandingProps {
  title: string
  /** The benefit of signing in, as a sentence. */
  text: string
  /** SVG paths of the icon, on a 24 px grid. */
  iconPath: string
  /** Links to pages that need no account. */
  open: readonly { to: string; label: string; text: string }[]
}

/** Shown to visitors instead of an area's first page (RSX-3, GUIDE-2). */
export function AreaLanding({ title, text, iconPath, open }: AreaLandingProps) {
  return (
    <SoloCard
      title={title}
      iconPath={iconPath}
      footer={
        <>
          <SignInButton variant="primary" />
          <Link className={buttonClass({})} to={paths.signup()}>
            Create Trial Account
          </Link>
        </>
      }
    >
      <p>{text}</p>
      <nav className={styles.open} aria-label="Open to everybody">
        {open.map((row) => (
          <LinkRow key={row.to} {...row} />
        ))}
      </nav>
    </SoloCard>
  )
}
