import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ChangesEntry, PublishedChange } from '@/api/content/schemas'
import { levelTitle, placeText } from '@/engines/changes/change'
import { DayText } from '@/modules/dates/DayText'
import { useCountText } from '@/modules/dates/use-count-text'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import { usePrinting } from '@/ui/use-printing'
import styles from './ChangeHistory.module.css'
import { FoldedList } from './FoldedList'
import { PlaceName, PublishedRow } from './PublishedRow'

/** How many rows and deprecations of an entry are shown at first. */
const maxFirstRows = 6

/** The changes of one step: the day, a sentence, the changes, breaking first and wording apart, and what is deprecated. */
export function HistoryEntry({ entry }: { entry: ChangesEntry }) {
  const { id, date, title, summary, changes, wording, deprecations, documents, from, to = from } = entry
  return (
    <article id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
      <div className={styles.date}>
        <DayText day={date} />
        {to !== undefined && <code>{to}</code>}
      </div>
      <div className={styles.content}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        {changes.length > 0 && <Rows label={`Changes of ${title}`} changes={changes} />}
        <Omitted entry={entry} />
        {deprecations.length > 0 && <Deprecations deprecations={deprecations} />}
        {wording.length > 0 && <Wording title={title} wording={wording} count={entry.counts.wording} />}
        {documents.length > 0 && <Documents documents={documents} from={entry.from} to={entry.to} />}
      </div>
    </article>
  )
}

function Rows({ label, changes }: { label: string; changes: readonly PublishedChange[] }) {
  return (
    <FoldedList
      className={styles.rows}
      label={label}
      items={changes}
      maxFirst={maxFirstRows}
      nouns={['more change', 'more changes']}
    >
      {(change) => <PublishedRow change={change} />}
    </FoldedList>
  )
}

function Deprecations({ deprecations }: Pick<ChangesEntry, 'deprecations'>) {
  return (
    <FoldedList
      className={styles.deprecations}
      label="Deprecations"
      items={deprecations}
      maxFirst={maxFirstRows}
      nouns={['more deprecation', 'more deprecations']}
    >
      {({ place, sunset, link }) => (
        <p>
          <Badge tone="warn">Deprecated</Badge>{' '}
          <PlaceName name={place.length > 0 ? placeText(place) : 'The whole document'} link={link} />
          {sunset !== undefined && (
            <span className={styles.sunset}>
              {' '}
              Sunset <DayText day={sunset} />
            </span>
          )}
        </p>
      )}
    </FoldedList>
  )
}

/** How many changes the file does not list. */
function Omitted({ entry: { omitted, documents } }: { entry: ChangesEntry }) {
  const countText = useCountText()
  if (omitted === 0) return null
  const isCompared = documents.some(({ comparison }) => comparison !== undefined)
  return (
    <p className={styles.note}>
      {countText(omitted, 'more change is', 'more changes are')} not listed here
      {isCompared && '; the comparison below has all of them'}.
    </p>
  )
}

/** The changes of wording, closed until they are asked for; printed, they are open. */
function Wording({ title, wording, count }: Pick<ChangesEntry, 'title' | 'wording'> & { count: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = usePrinting() !== false
  const countText = useCountText()
  return (
    <details
      className={styles.wording}
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => !isPrinting && setIsOpen(currentTarget.open)}
    >
      <summary>
        <Icon of={ChevronRight} size="sm" />
        {levelTitle('wording')}, {countText(count, 'place')}
        <span className="vh"> of {title}</span>
      </summary>
      {(isOpen || isPrinting) && <Rows label={`Wording of ${title}`} changes={wording} />}
    </details>
  )
}

/** The documents of an entry, each with its comparison, else with its page. */
function Documents({ documents, from, to }: Pick<ChangesEntry, 'documents' | 'from' | 'to'>) {
  const countText = useCountText()
  const [only] = documents
  const isStep = from !== undefined && to !== undefined
  if (documents.length === 1 && only?.comparison !== undefined) {
    return (
      <p className={styles.note}>
        <Link to={only.comparison}>
          {isStep ? `Compare ${from} with ${to}` : 'Compare the versions'}
          <span className="vh"> of {only.name}</span>
        </Link>
      </p>
    )
  }
  return (
    <>
      {isStep && (
        <p className={styles.note}>
          Compare {from} with {to}:
        </p>
      )}
      <ul className={styles.documents} aria-label={isStep ? `Documents of ${from} and ${to}` : 'Documents'}>
        {documents.map(({ name, counts, link, comparison = link }, index) => (
          <li key={index}>
            <p>
              {comparison === undefined ? name : <Link to={comparison}>{name}</Link>}
              {counts.breaking > 0 && <span> {countText(counts.breaking, 'change breaks', 'changes break')}</span>}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
