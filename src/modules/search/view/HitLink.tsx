import { Link } from 'react-router-dom'
import type { AriaAttributes, MouseEvent, PointerEvent } from 'react'
import { isPortalPath } from '@/lib/document-url'
import { Icon } from '@/ui/Icon'
import { LockMark } from '@/ui/LockMark'
import { Method } from '@/ui/Method'
import type { MarkedText, SearchHit } from '@/engines/search/search-results'
import { groupLooks } from './groups'
import styles from './HitLink.module.css'

/** How many parts of a place are shown: the inner ones, which tell results apart. */
const maxPlaces = 3

interface HitLinkProps extends AriaAttributes {
  hit: SearchHit
  /** Runs an action of the portal by its id. */
  onRun: (id: string) => void
  onClick?: (event: MouseEvent) => void
  onPointerMove?: (event: PointerEvent) => void
  id?: string
  role?: 'option'
  tabIndex?: number
}

/** One result: its kind, its title and where it was found, and where it leads. A link; for an action of the portal a button. */
export function HitLink({ hit, onRun, onClick, ...rest }: HitLinkProps) {
  if (isUrl(hit.to)) {
    return (
      <Link className={styles.hit} to={hit.to} onClick={onClick} {...rest}>
        <Content hit={hit} />
      </Link>
    )
  }
  const run = (event: MouseEvent) => {
    onClick?.(event)
    onRun(hit.to)
  }
  return (
    <button type="button" className={styles.hit} onClick={run} {...rest}>
      <Content hit={hit} />
    </button>
  )
}

/** Whether a result leads to a page; otherwise it is an action with this id. */
export function isUrl(to: string): boolean {
  return isPortalPath(to)
}

function Content({ hit: { group, to, title, page, excerpt, place, isLocked } }: { hit: SearchHit }) {
  const { method, path } = group === 'operations' ? operationAt(to) : {}
  return (
    <>
      <span className={styles.kind}>{method ? <Method method={method} /> : <Icon of={groupLooks[group].icon} />}</span>
      <span className={styles.main}>
        <span className={styles.title}>
          {page && (
            <>
              <Marked text={page} />
              <span className={styles.separator}> › </span>
            </>
          )}
          <Marked text={title} />
          {isLocked && <LockMark />}
          {path && (
            <>
              {' '}
              <small className={styles.path}>
                <bdi>{path}</bdi>
              </small>
            </>
          )}
        </span>
        {excerpt && (
          <small className={styles.excerpt}>
            <Marked text={excerpt} />
          </small>
        )}
      </span>
      {place.length > 0 && (
        <small className={styles.place}>
          {place.slice(-maxPlaces).map((part, index) => (
            <bdi key={index}>
              {index > 0 && ' › '}
              {part}
            </bdi>
          ))}
        </small>
      )}
    </>
  )
}

/** A text with the words of the query marked. Documents may be in any direction of writing. */
function Marked({ text }: { text: MarkedText }) {
  return <bdi>{text.map((piece, index) => (piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text))}</bdi>
}

/** The method and the path of an operation, which the address of its page holds. */
function operationAt(to: string): { method?: string | undefined; path?: string | null | undefined } {
  const query = URL.parse(to, 'http://portal.invalid')?.searchParams
  return { method: query?.get('method')?.toUpperCase(), path: query?.get('path') }
}
