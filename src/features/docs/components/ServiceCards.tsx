import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import type { ServiceCardFacts } from '../model/sections'
import styles from './ServiceCards.module.css'

/** The services as cards; the whole card is the link. */
export function ServiceCards({ cards }: { cards: readonly ServiceCardFacts[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.service.id} className={card.isLead ? styles.lead : undefined}>
          <Link className={styles.card} to={card.to} title={card.isLead ? undefined : card.title}>
            {card.isLead ? <Lead title={card.title} /> : <Facts {...card} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Lead({ title }: { title: string }) {
  return (
    <>
      <div>
        <h2>{title}</h2>
        <p>From an account to the first successful request.</p>
      </div>
      <Icon of={ArrowRight} size="sm" />
    </>
  )
}

function Facts({ service, title, isInternal }: ServiceCardFacts) {
  return (
    <>
      <h2>
        <bdi>{title}</bdi>
        {service.isBeta && <Badge tone="beta">Beta</Badge>}
        {isInternal ? <Badge tone="internal">Internal</Badge> : service.public === false && <Badge>Private</Badge>}
      </h2>
      <Icon of={ArrowRight} size="sm" />
      {service.description !== undefined && <p className={styles.text}>{service.description}</p>}
    </>
  )
}
