import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { devcenterQueries } from '@/api/devcenter/queries'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { LinkRow } from '@/modules/navigation/LinkRow'
import { SideCard } from '@/modules/navigation/SideCard'
import { Card } from '@/ui/Card'
import { HideUntilLoaded } from '@/ui/HideUntilLoaded'
import { HomeFrame } from './HomeFrame'
import styles from './HomeFrame.module.css'
import { LateNews } from './LateNews'
import { RecentlyOpened } from './RecentlyOpened'
import { YourApplications } from './YourApplications'

// HOME-6 to HOME-9.
const cards = [
  {
    title: 'Connect to API Services',
    text: 'Call the transaction, label and trading-partner APIs from your own system.',
    links: [
      { label: 'Get Started', to: paths.gettingStarted() },
      { label: 'API Services', to: paths.docs() },
    ],
  },
  {
    title: 'Connect your Network to RSX',
    text: 'Exchange documents over AS2, SFTP or the Transaction API in one format.',
    links: [
      { label: 'Connection Tools', to: paths.rsxPage('connect-to-network') },
      { label: 'Schema', to: paths.rsxPage('schema-download') },
    ],
  },
  {
    title: 'Building Applications',
    text: 'Register an application and use its keys to obtain access tokens.',
    links: [
      { label: 'Get Started', to: paths.gettingStarted() },
      { label: 'Authentication Info', to: paths.service('authentication') },
      { label: 'My Apps', to: paths.applications() },
    ],
  },
  {
    title: 'Shipping Label & Packing Slip Service',
    text: 'Render retailer-compliant GS1-128 labels and packing slips as PDF or ZPL.',
    links: [
      { label: 'API docs', to: paths.service('label') },
      { label: 'Shipping Document Browser', to: paths.tool('shipping-doc-browser') },
    ],
  },
]

const rsxTools = [
  { to: paths.documentCheck(), label: 'Check a Document', text: 'Find errors in a document before you send it' },
  { to: paths.rsxPage('schema-download'), label: 'Schema Downloads', text: 'XML, JSON, CSV and positional' },
  { to: paths.rsxPage('example-download'), label: 'Example Files', text: 'Seven document types, v7.7' },
  { to: paths.rsxPage('fields-qualifiers'), label: 'Fields and Qualifiers', text: 'Allowed values for every field' },
  {
    to: paths.rsxPage('my-designs'),
    label: 'My Designs',
    text: 'Requirements across your retailers',
    flag: 'my-designs',
  },
  { to: paths.rsxPage('test-data'), label: 'Test Data', text: 'Orders to import while building' },
  { to: paths.rsxPage('integration-readiness'), label: 'Integration Readiness', text: 'Checklist before going live' },
]

/** The home page of signed-in people: first steps or newest applications, four cards, RSX Integration Tools (HOME-10), recently opened pages, news. */
export function SignedInHome() {
  const session = useSession()
  const { featureFlags } = environment()
  const { isPending } = useQuery(devcenterQueries.applications(1))
  const tools = rsxTools.filter(({ flag }) => flag === undefined || featureFlags.includes(flag))
  return (
    // First steps, and fewer than three applications, move what follows them.
    <HideUntilLoaded pending={isPending}>
      <HomeFrame
        side={
          <>
            <SideCard title="RSX Integration Tools">
              {tools.map(({ to, label, text }) => (
                <LinkRow key={to} to={to} label={label} text={text} />
              ))}
            </SideCard>
            {session.status === 'signedIn' && (
              <Fragment key={session.userId}>
                <RecentlyOpened person={session.userId} />
                <LateNews person={session.userId} />
              </Fragment>
            )}
          </>
        }
      >
        <YourApplications />
        <div className={styles.quad}>
          {cards.map(({ title, text, links }) => (
            <Card key={title}>
              <div className={styles.top}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
              {links.map((link) => (
                <LinkRow key={link.label} {...link} />
              ))}
            </Card>
          ))}
        </div>
      </HomeFrame>
    </HideUntilLoaded>
  )
}
