import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { LinkRow } from '@/modules/links/LinkRow'
import { SignInButton } from '@/modules/sign-in/SignInButton'
import { buttonClass } from '@/ui/button-class'
import { SoloCard } from '@/ui/SoloCard'
import styles from './AreaLanding.module.css'

interface AreaLandingProps {
  title: string
  /** What signing in opens. */
  text: string
  /** Paths of the sign between the corner marks, on a 24 px grid. */
  sign: string
  /** What can be read without an account. */
  open: readonly { to: string; label: string; text: string }[]
}

/** What visitors see in the place of an area's first page (3 §2). */
export function AreaLanding({ title, text, sign, open }: AreaLandingProps) {
  return (
    <SoloCard
      title={title}
      sign={sign}
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
