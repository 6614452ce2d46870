import { useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { focusHeading } from '@/browser/focus'
import { paths } from '@/lib/paths'
import { SignInButton } from '@/modules/session/SignInButton'
import { buttonClass } from '@/ui/button-class'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { SignupForm } from './components/SignupForm'
import type { SignupValues } from './model/signup-values'
import styles from './SignupPage.module.css'

const benefits = [
  ['Sandbox Keys at once', 'Register an application and ask for the first token a minute later.'],
  ['Sample labels and packing slips', 'See which fields each retailer asks for, side by side.'],
  ['Orders to import', 'Example files for seven document types, in XML, JSON, CSV and positional.'],
] as const

/** Creates a trial account. Signed-in people already have an account and go to the home page (SIGNUP-1). */
export function SignupPage() {
  const session = useSession()
  const { key } = useLocation()
  // Only for this visit: following a link to this page, for example in the bar, shows the form again.
  const [invited, setInvited] = useState<{ sent: SignupValues; visit: string }>()
  if (session.status === 'signedIn') return <Navigate to={paths.home()} replace />
  if (session.status === 'loading') {
    return (
      <SkeletonGroup className={styles.gate}>
        <div className={styles.pending}>
          <SkeletonLine width={50} />
          <SkeletonLine />
          <SkeletonLine width={80} />
        </div>
        <div className={styles.pending}>
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine />
        </div>
      </SkeletonGroup>
    )
  }
  if (invited?.visit === key) return <Confirmation email={invited.sent.email} />
  return <Signup sent={invited?.sent} onDone={(sent) => setInvited({ sent, visit: key })} />
}

function Signup(props: ComponentProps<typeof SignupForm>) {
  return (
    <div className={styles.gate}>
      <div className={styles.lead}>
        <h1>Create trial account</h1>
        <p>Build against the sandbox today. No contract, no trading partner and no payment details are needed.</p>
        <ul className={styles.list}>
          {benefits.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <SignupForm {...props} />
      </div>
    </div>
  )
}

function Confirmation({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.gate}>
      <div className={styles.lead}>
        <h1 ref={heading} tabIndex={-1}>
          Thank you for signing up!
        </h1>
        <p>
          An invitation is on its way to <b>{email}</b>. Open its link to choose a password; after that you can sign in.
        </p>
        <p>No email after a few minutes? Check your spam folder, or sign up again with the right address.</p>
        <div className={styles.next}>
          <SignInButton variant="secondary" />
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.signup()} onClick={() => void focusHeading()}>
            Use another address
          </Link>
        </div>
      </div>
    </div>
  )
}
