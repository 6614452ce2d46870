import { useDeferredValue } from 'react'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { quoted } from '@/lib/quoted'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { CardGridPlaceholder } from '@/ui/Placeholders'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import { ErrorState } from '@/ui/ErrorState'
import { FilterField } from '@/ui/FilterField'
import { PageHead } from '@/ui/Page'
import { Splash } from '@/ui/Splash'
import { ServiceCards } from './components/ServiceCards'
import { matchingCards, serviceCards, type ServiceCardFacts } from './model/sections'
import { useServices, useServicesToast } from '@/modules/documentation/pages/use-services'
import styles from './DocsPage.module.css'

/** The first page of the documentation: a card per service, filtered by typing (DOC-2). */
export function DocsPage() {
  const { services, error, isFetching, refetch } = useServices()
  useServicesToast(error)
  const isVisitor = useSession().status === 'anonymous'
  const [filter, setFilter] = useUrlText(useUrlQuery(), 'filter')
  const wanted = useDeferredValue(filter)
  const all = services && serviceCards(services, environment())
  const cards = all && matchingCards(all, wanted)

  return (
    <>
      <FrameBar place="API Documentation" />
      <PageHead title="API Documentation">
        One card per service, with its guides and its reference.{isVisitor && ' Reading needs no account.'}
      </PageHead>
      <FilterField placeholder="Service name" value={filter} onChange={setFilter} />
      <p className={styles.count} role="status">
        {cards && countOf(cards, all)}
      </p>
      {cards ? (
        cards.length > 0 ? (
          <ServiceCards cards={cards} />
        ) : (
          <Splash
            headingLevel={2}
            mark="empty"
            title="No service matches"
            text={`Nothing is named like ${quoted(wanted)}.`}
          />
        )
      ) : error ? (
        <ErrorState title="The services could not be loaded" onRetry={refetch} retrying={isFetching} />
      ) : (
        <CardGridPlaceholder label="Loading the services" />
      )}
    </>
  )
}

/** Counts services and areas apart, because an area such as the user guides is no service. */
function countOf(shown: readonly ServiceCardFacts[], all: readonly ServiceCardFacts[]): string {
  if (all.length === 0) return 'There are no services to show.'
  if (shown.length < all.length) return `${shown.length} of ${all.length} shown`
  const areas = all.filter(({ isArea }) => isArea).length
  const services = all.length - areas
  const counts = [services > 0 && counted(services, 'service'), areas > 0 && counted(areas, 'area')].filter(Boolean)
  const hasPrivate = all.some(({ service, isInternal }) => service.public === false && !isInternal)
  return counts.join(', ') + (hasPrivate ? '. Private services are shown only to people who are signed in.' : '')
}

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`
}
