import { useMemo } from 'react'
import { useGrowing } from '@/ui/use-growing'
import { usePrinting } from '@/ui/use-printing'
import type { FindingGroup } from '../model/finding-list'
import { FindingRow, type FindingActions } from './FindingRow'
import styles from './FindingList.module.css'

interface FindingListProps {
  groups: readonly FindingGroup[]
  document: string
  version: string
  currentKey: string | undefined
  /** How many findings of each kind have a certain fix. */
  fixable: ReadonlyMap<string, number>
  canFix: boolean
  actions: FindingActions
}

/** The findings below the headings of their places. A long list is rendered step by step. */
export function FindingList({ groups, currentKey, fixable, ...row }: FindingListProps) {
  const total = useMemo(() => groups.reduce((sum, { findings }) => sum + findings.length, 0), [groups])
  const grown = useGrowing(total)
  const isPrinting = usePrinting() !== false
  const shownGroups = useMemo(
    () => firstFindings(groups, isPrinting ? total : grown),
    [groups, isPrinting, total, grown],
  )
  return (
    <div className={styles.groups}>
      {shownGroups.map(({ place, findings }) => (
        <section key={place} aria-label={place || 'The file'}>
          <h3 className={styles.heading}>{place || 'The file'}</h3>
          <ul className={styles.rows}>
            {findings.map((entry) => (
              <FindingRow
                key={entry.key}
                entry={entry}
                isCurrent={entry.key === currentKey}
                fixable={fixable.get(entry.finding.code) ?? 0}
                {...row}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The first findings of a list, with the groups that they are in. */
function firstFindings(groups: readonly FindingGroup[], count: number): FindingGroup[] {
  const shown: FindingGroup[] = []
  let left = count
  for (const { place, findings } of groups) {
    if (left <= 0) break
    shown.push({ place, findings: findings.slice(0, left) })
    left -= findings.length
  }
  return shown
}
