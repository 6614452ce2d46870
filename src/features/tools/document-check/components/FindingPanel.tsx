import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useCountText } from '@/modules/dates/use-count-text'
import { isCertain, type Finding } from '@/engines/rsx/findings/finding'
import type { CheckedDocument } from '@/engines/rsx/documents'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { classNames } from '@/ui/class-names'
import { FilterField } from '@/ui/FilterField'
import { Icon } from '@/ui/Icon'
import { SelectField } from '@/ui/SelectField'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { countAll, filterFindings, groupFindings, levels, networkOnly, type FindingFilter } from '../model/finding-list'
import { judgedUpToText } from '../model/judged-up-to'
import { useFindingWalk } from '../hooks/use-finding-walk'
import { useFocusAfterFix } from '../hooks/use-focus-after-fix'
import { FindingList } from './FindingList'
import styles from './FindingPanel.module.css'

interface FindingPanelProps {
  result: CheckedDocument
  /** The retailers of the check. */
  retailers: readonly string[]
  /** The retailer whose findings are shown; empty for all. */
  retailer: string
  onRetailer: (retailer: string) => void
  /** Whether the text is open in the editor, so that fixes can be applied. */
  canFix: boolean
  /** Goes to a finding in the editor. `isStep`: reached with "next" or "previous", so that the focus stays where it is. */
  onReveal: (finding: Finding, isStep: boolean) => void
  onFix: (finding: Finding) => void
  onFixAll: (finding: Finding) => void
}

/** The findings of a document with their filters, and the buttons that step from one to the next. */
export function FindingPanel({ result, retailers, retailer, onRetailer, canFix, ...on }: FindingPanelProps) {
  const { onReveal, onFix, onFixAll } = on
  const count = useCountText()
  const headingId = useId()
  const [text, setText] = useState('')
  const [chosenLevel, setChosenLevel] = useState<FindingFilter['level']>('')
  const query = useDeferredValue(text)
  const { findings, counts } = result
  const level = chosenLevel !== '' && counts[chosenLevel] > 0 ? chosenLevel : ''
  const shown = useMemo(
    () => filterFindings(findings, { text: query, level, retailer }),
    [findings, query, level, retailer],
  )
  const groups = useMemo(() => groupFindings(shown), [shown])
  const fixable = useMemo(() => countQuickFixes(findings), [findings])
  const list = useRef<HTMLDivElement>(null)
  const walk = useFindingWalk(list, groups, ({ finding }) => onReveal(finding, true))
  const keys = useMemo(
    () =>
      new Map(
        groups.flatMap(({ findings: all }) =>
          all.flatMap(({ key, finding, others }) => [finding, ...others].map((one) => [one, key] as const)),
        ),
      ),
    [groups],
  )
  const { reveal } = walk
  const keepFocus = useFocusAfterFix()
  const actions = useMemo(
    () => ({
      onReveal: (finding: Finding) => {
        const key = keys.get(finding)
        if (key !== undefined) reveal(key)
        onReveal(finding, false)
      },
      onFix: (finding: Finding) => {
        keepFocus()
        onFix(finding)
      },
      onFixAll: (finding: Finding) => {
        keepFocus()
        onFixAll(finding)
      },
    }),
    [keys, reveal, keepFocus, onReveal, onFix, onFixAll],
  )
  const total = countAll(counts)
  const judgedUpTo = judgedUpToText(result)
  if (total === 0) return null
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className="vh">
        Findings
      </h2>
      {judgedUpTo !== undefined && (
        <Callout tone="warn">
          <p>{judgedUpTo}</p>
        </Callout>
      )}
      <div className={classNames(toolbar.toolbar, styles.filters)}>
        <div className={toolbar.filter}>
          <FilterField placeholder="Message, element or value" value={text} onChange={setText} />
        </div>
        <SelectField
          label="Level"
          options={[
            { value: '', label: 'All levels' },
            ...levels
              .filter(({ value }) => counts[value] > 0)
              .map(({ value, one, many }) => ({ value, label: count(counts[value], one, many) })),
          ]}
          value={level}
          onChange={setChosenLevel}
        />
        {retailers.length > 0 && (
          <SelectField
            label="Counts for"
            options={[
              { value: '', label: 'Any retailer' },
              { value: networkOnly, label: 'The network' },
              ...retailers.map((name) => ({ value: name, label: name })),
            ]}
            value={retailer}
            onChange={onRetailer}
          />
        )}
      </div>
      <div className={toolbar.line}>
        <p className={toolbar.count} role="status">
          {shown.length === findings.length ? count(total, 'finding') : `${shown.length} of ${count(total, 'finding')}`}
          {total > findings.length && `, the first ${count(findings.length, 'finding')} are listed`}
        </p>
        <div className={styles.steps}>
          <Button
            size="sm"
            aria-keyshortcuts="Shift+F8"
            title="Previous finding (Shift+F8)"
            onClick={() => walk.step(-1)}
          >
            <Icon of={ArrowUp} size="sm" />
            Previous
          </Button>
          <Button size="sm" aria-keyshortcuts="F8" title="Next finding (F8)" onClick={() => walk.step(1)}>
            <Icon of={ArrowDown} size="sm" />
            Next
          </Button>
        </div>
      </div>
      <p className="vh" role="status">
        {walk.announcement}
      </p>
      <div ref={list}>
        {groups.length > 0 ? (
          <FindingList
            groups={groups}
            document={result.document}
            version={result.version}
            currentKey={walk.currentKey}
            fixable={fixable}
            canFix={canFix}
            actions={actions}
          />
        ) : (
          <Splash
            headingLevel={3}
            mark="empty"
            title="No records found"
            actions={
              <Button
                onClick={() => {
                  setText('')
                  setChosenLevel('')
                  onRetailer('')
                }}
              >
                Clear the filter
              </Button>
            }
          />
        )}
      </div>
    </section>
  )
}

function countQuickFixes(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { code, quickFix } of findings) if (isCertain(quickFix)) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}
