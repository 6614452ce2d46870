import Rss from 'lucide-react/icons/rss'
import { useLocation } from 'react-router-dom'
import type { ChangesEntry } from '@/api/content/schemas'
import { decode } from '@/lib/percent-encoding'
import { useCountText } from '@/modules/dates/use-count-text'
import { useHashTarget } from '@/modules/markdown/use-hash-target'
import { Icon } from '@/ui/Icon'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import styles from './ChangeHistory.module.css'
import { FoldedList } from './FoldedList'
import { HistoryEntry } from './HistoryEntry'

/** How many entries are shown at first; more if the address names an older one. */
const maxFirstEntries = 5

interface ChangeHistoryProps {
  /** The newest first; the same list until it is loaded again. */
  entries: readonly ChangesEntry[]
  /** URL of the Atom feed; undefined where it needs a token, which feed readers do not have. */
  feed: string | undefined
}

/** The history of a documentation, entry by entry; of a long one the latest entries, until all are asked for (COMPARE-73). */
export function ChangeHistory({ entries, feed }: ChangeHistoryProps) {
  const { hash } = useLocation()
  const countText = useCountText()
  useHashTarget(entries)
  const named = entries.findIndex(({ id }) => id === decode(hash.slice(1)))
  return (
    <>
      <div className={toolbar.line}>
        <p className={toolbar.count}>{entries.length > 0 && countText(entries.length, 'entry', 'entries')}</p>
        {feed !== undefined && (
          <a className={styles.feed} href={feed} type="application/atom+xml">
            <Icon of={Rss} size="sm" />
            Atom feed
          </a>
        )}
      </div>
      {entries.length === 0 ? (
        <Splash
          headingLevel={2}
          mark="empty"
          title="Nothing has changed yet"
          text="The next publication that changes a document is listed here."
        />
      ) : (
        <FoldedList
          className={styles.entries}
          items={entries}
          maxFirst={Math.max(maxFirstEntries, named + 1)}
          nouns={['older entry', 'older entries']}
        >
          {(entry) => <HistoryEntry entry={entry} />}
        </FoldedList>
      )}
    </>
  )
}
