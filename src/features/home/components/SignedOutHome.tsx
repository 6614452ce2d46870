import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { LockFor } from '@/modules/navigation/LockFor'
import { LinkRow } from '@/modules/navigation/LinkRow'
import { SignInButton } from '@/modules/session/SignInButton'
import { buttonClass } from '@/ui/button-class'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazy-part'
import { Page } from '@/ui/Page'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import hero from './Hero.module.css'
import { OrderFlow } from './OrderFlow'
import styles from './SignedOutHome.module.css'

const TryIt = lazyPart(
  () => import('./TryIt'),
  (module) => module.TryIt,
)

const benefits = [
  {
    title: 'Integrate once',
    text: 'RSX carries the same order for every retailer. A new trading partner changes data, not your code.',
    link: 'Read the RSX overview',
    to: paths.rsxPage('rsx-overview'),
  },
  {
    title: 'Test without a retailer',
    text: 'Sandbox Keys work on the first day. Example files cover cross dock, multi store, bulk import and drop ship.',
    link: 'See example files',
    to: paths.rsxPage('example-download'),
  },
  {
    title: 'Know what each retailer asks for',
    text: 'Fields, qualifiers and label requirements of all your retailers side by side, with the notes that matter.',
    link: 'Browse fields and qualifiers',
    to: paths.rsxPage('fields-qualifiers'),
  },
]

/** The home page of visitors: banner with the two actions (HOME-3), what they can try, welcome card, three Developer Benefits (HOME-4). */
export function SignedOutHome() {
  const isPainted = useAfterPaint()
  return (
    <>
      <section className={hero.hero}>
        <div className={hero.inner}>
          <div>
            <h1>Building Applications Made Easy</h1>
            <p className={hero.lead}>
              Register an application, get sandbox credentials in a minute, and exchange orders, shipments and invoices
              with every retailer on the network through one API and one document format.
            </p>
            <div className={hero.actions}>
              <Link className={buttonClass({ variant: 'on-ink', size: 'lg' })} to={paths.signup()}>
                Create Trial Account
              </Link>
              <SignInButton variant="on-ink-line" size="lg" />
            </div>
          </div>
          <OrderFlow />
        </div>
      </section>
      <Page>
        <h2 className={styles.tryHeading}>Try it here, without an account</h2>
        {isPainted ? <TryIt placeholder={<TryItPlaceholder />} /> : <TryItPlaceholder />}
        <Welcome />
        <h2 className={styles.heading}>Developer Benefits</h2>
        <div className={styles.benefits}>
          {benefits.map((benefit) => (
            <div key={benefit.title}>
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
              <Link className={styles.go} to={benefit.to}>
                {benefit.link}
                <LockFor to={benefit.to} />
                <Icon of={ArrowRight} size="sm" />
              </Link>
            </div>
          ))}
        </div>
      </Page>
    </>
  )
}

/** Whether the page has been painted once: what is lazily loaded then does not delay it. */
function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}

/** Keeps the place of the demonstrations while their code is being loaded. */
function TryItPlaceholder() {
  return (
    <SkeletonGroup label="Loading the demonstrations" className={styles.tryPlaceholder}>
      <SkeletonLine width={30} />
      <SkeletonLine width={50} />
    </SkeletonGroup>
  )
}

function Welcome() {
  return (
    <Card className={styles.welcome}>
      <div className={styles.intro}>
        <h2>Welcome to Dev Center</h2>
        <p>
          Everything needed to connect a warehouse, a shop system or an ERP to the network: API reference, document
          schemas, test data and keys. Documentation is open to everybody; keys need an account.
        </p>
        <Link className={buttonClass({})} to={paths.gettingStarted()}>
          Get Started
        </Link>
      </div>
      <div className={styles.ways}>
        <LinkRow
          to={paths.docs()}
          label="API Documentation"
          text="Transactions, labels, packing slips, trading partners"
        />
        <LinkRow
          to={paths.rsx()}
          label="What is RSX?"
          text="One document format for all retailers, in XML, JSON, CSV and positional files"
        />
        <LinkRow
          to={paths.userGuides()}
          label="User Guides"
          text="Customer mapping guides for accounting and ERP systems"
        />
      </div>
    </Card>
  )
}
