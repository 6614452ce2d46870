import { memo } from 'react'
import { Method } from '@/ui/Method'
import { Badge } from '@/ui/Badge'
import { ServiceRowsPlaceholder } from '@/ui/Placeholders'
import { useGrowing } from '@/ui/use-growing'
import { shortLabel } from '@/engines/documentation/short-label'
import type { TreeEntry } from '@/engines/documentation/tree-entry'
import type { TreeState } from './tree-state'
import { useTreeChoice } from './tree-state'
import { TreeDisclosure, TreeLink } from './TreeRow'
import styles from './Tree.module.css'

/** Lists with more entries are laid out only while in view, because thousands of rows would slow down every frame. */
const maxEntriesAlwaysLaidOut = 30
/** Approximate height of a row, for the size of lists that are not laid out yet. */
const rowHeightRem = 1.875
/** One array for all branches without the current entry, so that their memoized components do not render again. */
const noCurrentIds: readonly string[] = []

interface TreeEntriesProps {
  entries: readonly TreeEntry[]
  /** Ids from the first level down to the current entry. These entries are open unless the reader has closed them. */
  current: readonly string[]
  state: TreeState
  /** Indents entries without children as far as those with a chevron. */
  indent?: boolean
}

/** A list of entries and of the open entries below them. Closed branches are not in the DOM. */
export function TreeEntries({ entries, current, state, indent = false }: TreeEntriesProps) {
  const shownCount = useGrowing(entries.length)
  const isIndented = indent || entries.some(({ children }) => children.length > 0)
  return (
    <ul
      className={shownCount > maxEntriesAlwaysLaidOut ? styles.long : undefined}
      ref={(list) => list?.style.setProperty('contain-intrinsic-block-size', `auto ${shownCount * rowHeightRem}rem`)}
    >
      {entries
        .slice(0, shownCount)
        .map((entry) =>
          entry.children.length > 0 ? (
            <Branch
              key={entry.id}
              entry={entry}
              current={current.includes(entry.id) ? current : noCurrentIds}
              state={state}
            />
          ) : (
            <Leaf key={entry.id} entry={entry} current={current.at(-1) === entry.id} indent={isIndented} />
          ),
        )}
    </ul>
  )
}

interface LeafProps {
  entry: TreeEntry
  current: boolean
  indent: boolean
}

const Leaf = memo(function Leaf({ entry, current, indent }: LeafProps) {
  const url = entry.to ?? entry.href
  return (
    <li className={styles.item}>
      {url === undefined ? (
        <span className={styles.text}>{shortLabel(entry.text)}</span>
      ) : (
        <TreeLink href={url} current={current} indent={indent}>
          <Label entry={entry} />
        </TreeLink>
      )}
      {entry.isLoading && <ServiceRowsPlaceholder label={`Loading ${entry.text}`} />}
    </li>
  )
})

interface BranchProps {
  entry: TreeEntry
  current: readonly string[]
  state: TreeState
}

const Branch = memo(function Branch({ entry, current, state }: BranchProps) {
  const isOpen = useTreeChoice(state, entry.id) ?? current.includes(entry.id)
  const toggle = () => state.set(entry.id, !isOpen)
  const url = entry.to ?? entry.href
  return (
    <li>
      {url === undefined ? (
        <TreeDisclosure open={isOpen} onToggle={toggle}>
          <Label entry={entry} />
        </TreeDisclosure>
      ) : (
        <div className={styles.row}>
          <TreeDisclosure
            open={isOpen}
            onToggle={toggle}
            label={`${isOpen ? 'Close' : 'Open'} ${shortLabel(entry.text)}`}
          />
          <TreeLink href={url} current={current.at(-1) === entry.id}>
            <Label entry={entry} />
          </TreeLink>
        </div>
      )}
      {isOpen && <TreeEntries entries={entry.children} current={current} state={state} />}
    </li>
  )
})

function Label({ entry }: { entry: TreeEntry }) {
  return (
    <>
      {shortLabel(entry.text)}
      {entry.internal && <Badge tone="internal">Internal</Badge>}
      {entry.method !== undefined && <Method method={entry.method} look="bare" />}
    </>
  )
}
