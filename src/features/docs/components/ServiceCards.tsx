import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import type { ServiceCardFacts } from '../model/sections'
import styles from './ServiceCards.module.css'

/** Name of the card that leads to Getting Started. */
export const startTitle = 'Get Started'

interface ServiceCardsProps {
  cards: readonly ServiceCardFacts[]
  /** The card that leads to Getting Started comes first. */
  withStart: boolean
}

/** The services as cards; the whole card is the link. */
export function ServiceCards({ cards, withStart }: ServiceCardsProps) {
  return (
    <ul className={styles.cards}>
      {withStart && (
        <li className={styles.lead}>
          <Link className={styles.card} to={paths.gettingStarted()}>
            <div>
              <h2>{startTitle}</h2>
              <p>From an account to the first answered request.</p>
            </div>
            <Icon of={ArrowRight} size="sm" />
          </Link>
        </li>
      )}
      {cards.map(({ service: { id, slug, name, isBeta, public: open }, internal }) => (
        <li key={id}>
          <Link className={styles.card} to={paths.service(slug)} title={name}>
            <h2>
              <bdi>{name ?? slug}</bdi>
              {isBeta && <Badge tone="beta">Beta</Badge>}
              {internal ? <Badge tone="internal">Internal</Badge> : open === false && <Badge>Private</Badge>}
            </h2>
            <Icon of={ArrowRight} size="sm" />
            <code>{paths.service(slug)}</code>
          </Link>
        </li>
      ))}
    </ul>
  )
}
