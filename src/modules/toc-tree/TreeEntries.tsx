import { memo } from 'react'
import { Method } from '@/ui/Method'
import { Badge } from '@/ui/Badge'
import { useGrowing } from '@/ui/use-growing'
import type { TreeEntry } from './tree-entry'
import type { TreeState } from './tree-state'
import { useTreeChoice } from './tree-state'
import { TreeDisclosure, TreeLink } from './TreeRow'
import styles from './Tree.module.css'

/** Lists of more entries are only laid out while they are in view: a frame must not look at thousands of rows. */
const long = 30
/** Height of a row: a list that is not laid out yet takes about the room of its rows. */
const rowRem = 1.875
/** The same for all branches that do not lead to the current entry, which then have nothing to render. */
const nowhere: readonly string[] = []

interface TreeEntriesProps {
  entries: readonly TreeEntry[]
  /** Ids from the outermost to the current entry: these are open unless the reader closed them. */
  current: readonly string[]
  state: TreeState
  /** Entries without anything below them stand as far in as those with a chevron. */
  indent?: boolean
}

/** A list of entries with what is open below them; closed branches are not in the document. */
export function TreeEntries({ entries, current, state, indent = false }: TreeEntriesProps) {
  const shown = useGrowing(entries.length)
  const branched = indent || entries.some(({ children }) => children.length > 0)
  return (
    <ul
      className={shown > long ? styles.long : undefined}
      ref={(list) => list?.style.setProperty('contain-intrinsic-block-size', `auto ${shown * rowRem}rem`)}
    >
      {entries
        .slice(0, shown)
        .map((entry) =>
          entry.children.length > 0 ? (
            <Branch
              key={entry.id}
              entry={entry}
              current={current.includes(entry.id) ? current : nowhere}
              state={state}
            />
          ) : (
            <Leaf key={entry.id} entry={entry} current={current.at(-1) === entry.id} indent={branched} />
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
  const address = entry.to ?? entry.href
  return (
    <li className={styles.item}>
      {address === undefined ? (
        <span className={styles.text}>{entry.text}</span>
      ) : (
        <TreeLink href={address} current={current} indent={indent}>
          <Label entry={entry} />
        </TreeLink>
      )}
    </li>
  )
})

interface BranchProps {
  entry: TreeEntry
  current: readonly string[]
  state: TreeState
}

const Branch = memo(function Branch({ entry, current, state }: BranchProps) {
  const open = useTreeChoice(state, entry.id) ?? current.includes(entry.id)
  const toggle = () => state.set(entry.id, !open)
  const address = entry.to ?? entry.href
  return (
    <li>
      {address === undefined ? (
        <TreeDisclosure open={open} onToggle={toggle}>
          <Label entry={entry} />
        </TreeDisclosure>
      ) : (
        <div className={styles.row}>
          <TreeDisclosure open={open} onToggle={toggle} label={`${open ? 'Close' : 'Open'} ${entry.text}`} />
          <TreeLink href={address} current={current.at(-1) === entry.id}>
            <Label entry={entry} />
          </TreeLink>
        </div>
      )}
      {open && <TreeEntries entries={entry.children} current={current} state={state} />}
    </li>
  )
})

function Label({ entry }: { entry: TreeEntry }) {
  return (
    <>
      {entry.text}
      {entry.internal && <Badge tone="internal">Internal</Badge>}
      {entry.method !== undefined && <Method method={entry.method} look="bare" />}
    </>
  )
}
