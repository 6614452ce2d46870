import LifeBuoy from 'lucide-react/icons/life-buoy'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import ReceiptText from 'lucide-react/icons/receipt-text'
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { contactChannels } from '@/config/contact'
import { paths } from '@/lib/paths'
import { lazyPart } from '@/ui/lazy-part'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/Page'
import { Channel, ContactCard, Phone } from './components/ContactCard'
import { SubmittedDialog } from './components/SubmittedDialog'
import type { FormKind } from './model/contact-forms'
import { aboutPage } from './model/about-page'
import { dropPostedDrafts, postedForm } from './model/drafts'
import styles from './ContactPage.module.css'

// The forms come with the captcha: only who opens one loads them.
const ContactDialog = lazyPart(
  () => import('./components/ContactDialog'),
  (module) => module.ContactDialog,
)

/**
 * The contact page with its four cards and three forms (CONTACT-1 to 6). `contactSupport=true` opens the support form
 * (CONTACT-7), `contactProduct=true` that of the product team about a page (CONTACT-24). A last segment of the path confirms a form that was sent (CONTACT-8). A form that was sent without a
 * confirmation opens again (CONTACT-22).
 */
export function ContactPage() {
  const { success } = useParams()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const requested = requestedForm(query)
  const session = useSession()
  const person = session.status === 'signedIn' ? session.userId : undefined
  const submitted = success !== undefined
  const [chosen, setChosen] = useState<FormKind>()
  const [resumed, setResumed] = useState(submitted)
  // Only after the session is known: the form may have been sent by another person.
  if (!resumed && session.status !== 'loading') {
    setResumed(true)
    setChosen(chosen ?? postedForm(person))
  }
  const form = submitted ? undefined : (chosen ?? requested)

  useEffect(() => {
    if (submitted) dropPostedDrafts()
  }, [submitted])

  function close() {
    setChosen(undefined)
    // Removes what opened the dialog from the address.
    if (requested || submitted) void navigate(paths.contact(), { replace: true })
  }

  return (
    <Page>
      <h1>Contact</h1>
      <p className={styles.lead}>Support answers within one business day. For anything that stops production, call.</p>
      <div className={styles.cards}>
        <ContactCard
          icon={LifeBuoy}
          title="Help for the portal"
          text="Sign-in, keys, API errors and everything else that does not work as the documentation says."
        >
          <Button variant="primary" onClick={() => setChosen('support')}>
            Contact Support
          </Button>
          <Channel label="or call">
            <Phone number={contactChannels.portalPhone} />
          </Channel>
        </ContactCard>
        <ContactCard
          icon={CircleArrowUp}
          title="Upgrade Your Account"
          text="Move from a trial to production: more trading partners, Production Keys and onboarding help."
        >
          <Button onClick={() => setChosen('sales')}>Contact Sales</Button>
          <Channel label="Billing">
            <Phone number={contactChannels.billingPhone} />
          </Channel>
        </ContactCard>
        <ContactCard
          icon={MessageSquareText}
          title="Product Requests and Feedback"
          text="A missing endpoint, an unclear page, a field you need. The product team reads all of it."
        >
          <Button onClick={() => setChosen('product')}>Contact Product Team</Button>
        </ContactCard>
        <ContactCard
          icon={ReceiptText}
          title="Billing and Payment Inquiries"
          text="Invoices, purchase orders and payment details for your organization."
        >
          <Channel label="Phone">
            <Phone number={contactChannels.billingPhone} />
          </Channel>
          <Channel label="Email">
            <a href={`mailto:${contactChannels.billingEmail}`}>{contactChannels.billingEmail}</a>
          </Channel>
        </ContactCard>
      </div>
      {form && (
        <ContactDialog
          key={form}
          kind={form}
          person={person}
          about={form === 'product' ? aboutPage(query, window.location.origin) : undefined}
          onClose={close}
          onUnavailable={close}
        />
      )}
      {submitted && (
        <SubmittedDialog
          sales={pathname === paths.contactSuccess('sales')}
          number={ticketNumber(query)}
          onClose={close}
        />
      )}
    </Page>
  )
}

/** The form that the address opens. */
function requestedForm(query: URLSearchParams): FormKind | undefined {
  if (query.get('contactSupport') === 'true') return 'support'
  return query.get('contactProduct') === 'true' ? 'product' : undefined
}

/**
 * The number of a support ticket, which the receiving service adds to the URL it returns to as `ticket` (CONTACT-23).
 * Undefined unless it is given once, with at most 20 letters or digits: anybody can make such a URL.
 */
function ticketNumber(query: URLSearchParams): string | undefined {
  const [number, ...more] = query.getAll('ticket')
  return number !== undefined && more.length === 0 && /^[A-Za-z0-9]{1,20}$/.test(number) ? number : undefined
}
