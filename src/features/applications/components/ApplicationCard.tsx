import ArrowRight from 'lucide-react/icons/arrow-right'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Application } from '@/api/devcenter/schemas'
import { paths } from '@/lib/paths'
import { AppTile } from '@/modules/application/AppTile'
import { cut, typeLabel } from '@/modules/application/labels'
import { Card } from '@/ui/Card'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import { SkeletonGroup, SkeletonLine, SkeletonSquare } from '@/ui/Skeleton'
import styles from './ApplicationCard.module.css'

/** The first card of every page: starts a new application (APP-2). */
export function BuildCard() {
  return (
    <li>
      <Card hoverable className={classNames(styles.app, styles.build)}>
        <span className={styles.plus}>
          <Icon of={Plus} />
        </span>
        <h3>
          <Link to={paths.app()}>Build An App</Link>
        </h3>
        <span className={styles.kind}>Four short steps</span>
        <p className={styles.text}>Name it, choose its type and receive Sandbox Keys right away.</p>
      </Card>
    </li>
  )
}

/**
 * An application as a card (APP-4). The whole card is one link with the name of the application. Name and description are
 * cut, and complete in its tooltip (APP-5).
 */
export function ApplicationCard({ application }: { application: Application }) {
  const id = useId()
  const { name, description, appType, iconName, iconColor } = application
  return (
    <li>
      <Card hoverable className={styles.app}>
        <AppTile iconName={iconName} iconColor={iconColor} />
        <h3 dir="auto">
          <Link
            to={paths.app(application.id)}
            aria-label={name}
            // Otherwise a screen reader would read the title, with the whole description.
            aria-describedby={`${id}kind ${id}text`}
            title={[name, description].filter(Boolean).join('\n')}
          >
            {cut(name)}
          </Link>
        </h3>
        <span id={`${id}kind`} className={styles.kind}>
          {typeLabel(appType)}
        </span>
        <p id={`${id}text`} className={styles.text}>
          {description ? <bdi>{cut(description)}</bdi> : <span className="dim">No description</span>}
        </p>
        <span className={styles.more} aria-hidden="true">
          Details
          <Icon of={ArrowRight} size="sm" />
        </span>
      </Card>
    </li>
  )
}

const skeletonCards = Array.from({ length: 8 }, (_, index) => index)

/** Eight cards as a skeleton: with Build An App they fill three rows. */
export function SkeletonCards() {
  return (
    <li className={styles.waiting}>
      <SkeletonGroup label="Loading your applications" className={styles.cards}>
        {skeletonCards.map((card) => (
          <Card key={card} className={classNames(styles.app, styles.shape)}>
            <SkeletonSquare />
            <SkeletonLine width={65} />
            <SkeletonLine width={50} />
            <div className={styles.text}>
              <SkeletonLine />
              <SkeletonLine width={80} />
            </div>
          </Card>
        ))}
      </SkeletonGroup>
    </li>
  )
}
