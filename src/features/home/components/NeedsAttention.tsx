import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Application } from '@/api/devcenter/schemas'
import { paths } from '@/lib/paths'
import { cut } from '@/modules/application/labels'
import { missingForToken } from '@/modules/application/missing'
import { useCountText } from '@/modules/dates/use-count-text'
import { LinkRow } from '@/modules/navigation/LinkRow'
import styles from './NeedsAttention.module.css'

const maxShown = 3

/** The applications that lack a type or a redirect URI, each with a link to the step that adds it. Renders nothing without any. */
export function NeedsAttention({ applications }: { applications: readonly Application[] }) {
  const id = useId()
  const counted = useCountText()
  const incomplete = applications.flatMap((application) => {
    const missing = missingForToken(application)
    return missing ? [{ application, missing }] : []
  })
  if (incomplete.length === 0) return null
  const moreCount = incomplete.length - maxShown
  return (
    <section className={styles.attention} aria-labelledby={id}>
      <h3 id={id}>Needs attention</h3>
      <ul className={styles.list}>
        {incomplete.slice(0, maxShown).map(({ application, missing }) => (
          <li key={application.id}>
            <LinkRow
              to={paths.app(application.id, { expandIndex: missing.step })}
              label={<bdi title={application.name}>{cut(application.name)}</bdi>}
              text={missing.summary}
            />
          </li>
        ))}
      </ul>
      {moreCount > 0 && (
        <p>
          <Link to={paths.applications({ show: 'attention' })}>
            {counted(moreCount, 'more application needs', 'more applications need')} attention
          </Link>
        </p>
      )}
    </section>
  )
}
