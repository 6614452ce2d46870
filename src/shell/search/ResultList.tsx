import { Link } from 'react-router-dom'
import type { MouseEvent, PointerEvent } from 'react'
import { paths } from '@/lib/paths'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import type { ResultGroup, SearchHit } from '@/engines/search/search-results'
import { offeredLabels, type OfferedGroup } from '@/modules/search/page-records/use-offered-pages'
import { groupLooks } from '@/modules/search/view/groups'
import { HitLink, isUrl } from '@/modules/search/view/HitLink'
import styles from './ResultList.module.css'

/** A group as the list shows it: one of the results, or pages that are offered before anything is typed. */
export type ListedGroup = ResultGroup | OfferedGroup

/** An option of the list: a result, or the link to all results of a group. */
export interface Option {
  key: string
  /** The address that it opens; undefined for an action. */
  to: string | undefined
  /** Undefined for the link to all results. */
  hit: SearchHit | undefined
  group: ListedGroup
}

/** The options of a list in the order in which they are shown. */
export function optionsOf(groups: readonly ListedGroup[], text: string): Option[] {
  return groups.flatMap((group) => [
    ...group.hits.map((hit) => ({
      key: `${group.group} ${hit.to}`,
      to: isUrl(hit.to) ? hit.to : undefined,
      hit,
      group,
    })),
    ...(group.count > group.hits.length
      ? [{ key: `all ${group.group}`, to: paths.search({ q: text.trim(), group: group.group }), hit: undefined, group }]
      : []),
  ])
}

interface ResultListProps {
  id: string
  groups: readonly ListedGroup[]
  options: readonly Option[]
  current: Option | undefined
  optionId: (index: number) => string
  /** Whether the results of another text are on their way. */
  isBusy: boolean
  onActive: (key: string) => void
  onRun: (id: string) => void
  onClose: () => void
}

/** The results of the dialog as a listbox with groups; the options are links. */
export function ResultList({
  id,
  groups,
  options,
  current,
  optionId,
  isBusy,
  onActive,
  onRun,
  onClose,
}: ResultListProps) {
  const formatNumber = useFormatNumber()
  if (options.length === 0) return null

  // The dialog stays when the reader opens a result in another tab or window.
  const close = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
  }
  const option = (one: Option) => ({
    id: optionId(options.indexOf(one)),
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': one === current,
    onClick: close,
    // Without movement the list has scrolled under the pointer.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (one !== current && (movementX !== 0 || movementY !== 0)) onActive(one.key)
    },
  })

  return (
    // The field must keep the focus when the list is pressed.
    <div role="presentation" className={styles.frame} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-busy={isBusy || undefined} aria-label="Results" className={styles.list}>
        {groups.map((group) => (
          <div key={group.group} role="group" aria-labelledby={`${id}-${group.group}`} className={styles.group}>
            <p id={`${id}-${group.group}`} className={styles.head}>
              <span>{labelOf(group)}</span>
              {!isOffered(group) && (
                <small>
                  {formatNumber(group.hits.length)} of {formatNumber(group.count)}
                </small>
              )}
            </p>
            {options
              .filter((one) => one.group === group)
              .map((one) =>
                one.hit ? (
                  <HitLink key={one.key} hit={one.hit} onRun={onRun} {...option(one)} />
                ) : (
                  <Link key={one.key} className={styles.all} to={one.to ?? ''} {...option(one)}>
                    All {formatNumber(group.count)} in {labelOf(group)}
                  </Link>
                ),
              )}
          </div>
        ))}
      </div>
    </div>
  )
}

function isOffered(listed: ListedGroup): listed is OfferedGroup {
  return listed.group in offeredLabels
}

function labelOf(listed: ListedGroup): string {
  return isOffered(listed) ? offeredLabels[listed.group] : groupLooks[listed.group].label
}
