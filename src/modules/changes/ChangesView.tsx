import { useMemo, useRef, useState } from 'react'
import { changesCsv, changesMarkdown } from '@/engines/changes/exports'
import { groupChanges, type ChangeGroup } from '@/engines/changes/groups'
import { levels, type Change, type ChangeLevel, type Role } from '@/engines/changes/change'
import { schemaFormats } from '@/lib/schema-formats'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { ExportActions } from '@/modules/downloads/ExportActions'
import type { UrlQuery } from '@/modules/navigation/use-url-state'
import { Button } from '@/ui/Button'
import { FilterField } from '@/ui/FilterField'
import { SelectField } from '@/ui/SelectField'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { usePrinting } from '@/ui/use-printing'
import { ChangeRow, type SideNames, type WorkList } from './ChangeRow'
import styles from './Changes.module.css'
import { useChangeFilter, type ChosenFilters } from './use-change-filter'
import { useWorkListFocus } from './use-work-list-focus'

/** How many rows are shown at first. */
const maxFirstRows = 100

interface ChangesViewProps {
  changes: readonly Change[]
  /** The query of the page. The filters are its parameters `level`, `role`, `format`, `retailer` and `filter`. */
  url: UrlQuery
  /** Names both sides in exports: `Shipments 7.7.0 and 7.7.4`. */
  title: string
  /** The sentence about all changes, for exports. */
  summary: string
  /** The name of saved files without their ending. */
  fileName: string
  /** The names of both sides, for the links to a place. */
  sides: SideNames
  /** Whether the page chooses retailers itself; their changes are then not filtered here. */
  hasOwnRetailers?: boolean
  /** The work list in which the reader ticks changes off; its filter is the parameter `work`. */
  work?: WorkList | undefined
}

/** The changes of a comparison: filters, exports, and the rows by place, with guesses and wording apart (COMPARE-2). */
export function ChangesView({
  changes,
  url,
  title,
  summary,
  fileName,
  sides: { from, to },
  hasOwnRetailers = false,
  work,
}: ChangesViewProps) {
  const { filter, shown, text, setText } = useChangeFilter(changes, { url, hasOwnRetailers, work })
  const countText = useCountText()
  const formatNumber = useFormatNumber()
  const listRef = useRef<HTMLDivElement>(null)
  const beforeTick = useWorkListFocus(listRef)
  // Rows render again only when their own facts change.
  const sides = useMemo(() => ({ from, to }), [from, to])
  const keys = useMemo(() => new Map(changes.map((change, index) => [change, index])), [changes])
  const doneCount = work ? changes.filter(work.isDone).length : 0
  if (changes.length === 0) return null
  return (
    <>
      <div className={toolbar.toolbar}>
        <Filters
          changes={changes}
          url={url}
          filter={filter}
          hasOwnRetailers={hasOwnRetailers}
          hasWorkList={work !== undefined}
        />
        <div className={toolbar.filter}>
          <FilterField placeholder="Field, code or reason" value={text} onChange={setText} />
        </div>
      </div>
      <div className={toolbar.line}>
        <p className={toolbar.count} role="status">
          {shown.length === changes.length
            ? countText(changes.length, 'change')
            : `${countText(shown.length, 'change')} of ${formatNumber(changes.length)}`}
          {work && `, ${formatNumber(doneCount)} done`}
        </p>
        <ExportActions
          label="Changes"
          fileName={fileName}
          markdown={() => changesMarkdown(title, summary, shown, work?.isDone)}
          csv={() => changesCsv(shown, work?.isDone)}
          copyLabel="Copy"
        />
      </div>
      {shown.length === 0 ? (
        <Splash headingLevel={2} mark="empty" title="No records found" />
      ) : (
        <div ref={listRef} onChangeCapture={beforeTick}>
          <ChangeGroups changes={shown} keys={keys} sides={sides} work={work} />
        </div>
      )}
    </>
  )
}

interface FiltersProps {
  changes: readonly Change[]
  url: UrlQuery
  filter: ChosenFilters
  hasOwnRetailers: boolean
  hasWorkList: boolean
}

const roleNames: readonly { value: Role; label: string }[] = [
  { value: 'send', label: 'What you send' },
  { value: 'receive', label: 'What you receive' },
]

const workStates = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
]

/** The lists to choose level, direction, format and retailer from, each where the changes differ in it. */
function Filters({ changes, url: { change }, filter, hasOwnRetailers, hasWorkList }: FiltersProps) {
  const { level: chosenLevel } = filter
  const options = useMemo(() => {
    const counts = new Map<ChangeLevel, number>()
    for (const { level } of changes) counts.set(level, (counts.get(level) ?? 0) + 1)
    const named = (names: readonly string[]) =>
      [...new Set(names)].toSorted().map((name) => ({ value: name, label: name }))
    return {
      level: levels
        .filter(({ value }) => counts.has(value) || value === chosenLevel)
        .map(({ value, title }) => ({ value, label: `${title} (${counts.get(value) ?? 0})` })),
      role: roleNames.filter(({ value }) => changes.some(({ role }) => role === value)),
      // Those that no row names, too: their readers leave out what concerns the others.
      format: changes.some(({ formats }) => formats !== undefined) ? named(schemaFormats) : [],
      retailer: hasOwnRetailers ? [] : named(changes.flatMap(({ retailers = [] }) => retailers)),
      work: hasWorkList ? workStates : [],
    }
  }, [changes, chosenLevel, hasOwnRetailers, hasWorkList])
  const lists = [
    { name: 'level', label: 'Show', all: 'All changes' },
    { name: 'role', label: 'Direction', all: 'Both directions' },
    { name: 'format', label: 'Format', all: 'All formats' },
    { name: 'retailer', label: 'Retailer', all: 'All retailers' },
    { name: 'work', label: 'Work list', all: 'Open and done' },
  ] as const
  return lists
    .filter(({ name }) => options[name].length > 1 || filter[name] !== '')
    .map(({ name, label, all }) => (
      <div key={name} className={toolbar.half}>
        <SelectField<string>
          label={label}
          options={withValue([{ value: '', label: all }, ...options[name]], filter[name])}
          value={filter[name]}
          onChange={(value) => change({ [name]: value })}
        />
      </div>
    ))
}

/** The options of a list, with a value of the address that is not among them: the list must not hide a filter. */
function withValue(options: readonly { value: string; label: string }[], chosen: string) {
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }]
}

interface RowsProps {
  /** All changes by their position, which is the key of their row whatever is filtered. */
  keys: ReadonlyMap<Change, number>
  sides: SideNames
  work: WorkList | undefined
}

/** The rows below the headings of their places; of very many the first ones, until the reader asks for all. */
function ChangeGroups({ changes, ...rows }: RowsProps & { changes: readonly Change[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const isPrinting = usePrinting() !== false
  const countText = useCountText()
  const { main, guesses, wording } = useMemo(() => groupChanges(changes), [changes])
  const count = isWhole || isPrinting ? Infinity : maxFirstRows
  const parts = [
    { title: '', groups: main },
    { title: 'Possibly renamed', groups: guesses },
    { title: 'Wording', groups: wording },
  ]
  let left = count
  return (
    <>
      {parts.map(({ title, groups }) => {
        const first = firstRows(groups, left)
        left -= rowCount(first)
        return first.length > 0 && <ChangePart key={title} title={title} groups={first} {...rows} />
      })}
      {changes.length > count && (
        <p className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>Show all {countText(changes.length, 'change')}</Button>
        </p>
      )}
    </>
  )
}

interface PartProps extends RowsProps {
  title: string
  groups: readonly ChangeGroup[]
}

function ChangePart({ title, groups, keys, sides, work }: PartProps) {
  const list = (
    <div className={styles.groups}>
      {groups.map(({ place, changes }) => {
        const heading = place.length > 0 ? place.join(' / ') : 'The whole document'
        return (
          <section key={heading} aria-label={title === '' ? heading : `${title}: ${heading}`}>
            <h3 className={styles.heading}>{heading}</h3>
            <ul className={styles.rows}>
              {changes.map((change) => (
                <ChangeRow
                  key={keys.get(change)}
                  change={change}
                  sides={sides}
                  isDone={work?.isDone(change)}
                  setDone={work?.setDone}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
  return (
    <section aria-label={title === '' ? 'Changes' : title}>
      <h2 className={title === '' ? 'vh' : styles.part}>{title === '' ? 'Changes' : title}</h2>
      {list}
    </section>
  )
}

function rowCount(groups: readonly ChangeGroup[]): number {
  return groups.reduce((sum, { changes }) => sum + changes.length, 0)
}

/** The first rows of a list, with the groups that they are in. */
function firstRows(groups: readonly ChangeGroup[], count: number): ChangeGroup[] {
  const shown: ChangeGroup[] = []
  let left = count
  for (const { place, changes } of groups) {
    if (left <= 0) break
    shown.push({ place, changes: changes.slice(0, left) })
    left -= changes.length
  }
  return shown
}
