import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { memo, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { useCountText } from '@/modules/dates/use-count-text'
import { isCertain, type Finding, type Reference } from '@/engines/rsx/findings/finding'
import { kinds } from '@/engines/rsx/findings/kinds'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazy-part'
import { TextPlaceholder } from '@/ui/Placeholders'
import { levels, type FoldedFinding } from '../model/finding-list'
import styles from './FindingRow.module.css'

const KindExplanation = lazyPart(
  () => import('./KindExplanation'),
  (module) => module.KindExplanation,
)

const marks = { error: CircleAlert, warning: TriangleAlert, note: Info, unknown: CircleHelp }
/** How many further places of a finding are listed. */
const maxOtherPlaces = 50

/** The actions on a finding. */
export interface FindingActions {
  /** Goes to the place of a finding. */
  onReveal: (finding: Finding) => void
  /** Applies the fix of a finding. */
  onFix: (finding: Finding) => void
  /** Applies the fixes of all findings of the same kind. */
  onFixAll: (finding: Finding) => void
}

interface FindingRowProps {
  entry: FoldedFinding
  document: string
  version: string
  isCurrent: boolean
  /** How many findings of the kind have a certain fix. */
  fixable: number
  /** undefined while the text cannot be edited. */
  actions: FindingActions
  canFix: boolean
}

/** A finding: its level, place and message, who asks, how to fix it, and the page that explains it. */
export const FindingRow = memo(function FindingRow({
  entry: { finding, others },
  document,
  version,
  isCurrent,
  fixable,
  actions,
  canFix,
}: FindingRowProps) {
  const count = useCountText()
  const [isExplained, setIsExplained] = useState(false)
  const { level, place, guidePlace, message, retailers, fix, quickFix, reference, code, found, expected } = finding
  const link = reference && referenceLink(reference, document, version)
  const title = levels.find(({ value }) => value === level)?.title ?? level
  return (
    <li className={classNames(styles.row, isCurrent && styles.current)} data-level={level} aria-current={isCurrent}>
      <span className={styles.mark}>
        <Icon of={marks[level]} label={title} />
      </span>
      <div className={styles.body}>
        <p>
          <button type="button" className={styles.place} data-finding onClick={() => actions.onReveal(finding)}>
            {place.label}
          </button>
          {guidePlace !== undefined && (
            <span className={styles.guidePlace} title="Its place in X12 or EDIFACT">
              {' '}
              ({guidePlace})
            </span>
          )}
        </p>
        <p className={styles.message}>{message}</p>
        {retailers.length > 0 && (
          <p className={styles.who}>
            Asked for by{' '}
            {retailers.map((name) => (
              <Badge key={name} tone="accent">
                {name}
              </Badge>
            ))}
          </p>
        )}
        {(found !== undefined || expected !== undefined) && (
          <dl className={styles.values}>
            {found !== undefined && (
              <div>
                <dt>Found</dt>
                <dd>
                  <code>{found === '' ? 'nothing' : found}</code>
                </dd>
              </div>
            )}
            {expected !== undefined && (
              <div>
                <dt>Expected</dt>
                <dd>{withoutLongList(expected)}</dd>
              </div>
            )}
          </dl>
        )}
        {fix !== undefined && <p className={styles.fix}>{fix}</p>}
        {canFix && quickFix?.caution !== undefined && <p className={styles.fix}>{quickFix.caution}</p>}
        <div className={styles.actions}>
          {canFix && quickFix && (
            <Button size="sm" onClick={() => actions.onFix(finding)}>
              {quickFix.label}
            </Button>
          )}
          {canFix && isCertain(quickFix) && fixable > 1 && (
            <Button size="sm" variant="ghost" onClick={() => actions.onFixAll(finding)}>
              Fix all {count(fixable, 'finding')} of this kind
            </Button>
          )}
          {link && (
            // Beside the document, which following the link here would close.
            <Link to={link.to} target="_blank" rel="noopener">
              {link.text}
              <span className="vh"> (new tab)</span>
            </Link>
          )}
        </div>
        <details className={styles.kind} onToggle={({ currentTarget }) => setIsExplained(currentTarget.open)}>
          <summary>
            Finding {kinds[code].number}: {kinds[code].title}
          </summary>
          {isExplained && (
            <KindExplanation code={code} placeholder={<TextPlaceholder label="Loading the explanation" rows={1} />} />
          )}
        </details>
        {others.length > 0 && (
          <p className={styles.printed}>Also: {others.map((other) => other.place.label).join('; ')}</p>
        )}
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>{count(others.length, 'more place')}</summary>
            <ul>
              {others.slice(0, maxOtherPlaces).map((other) => (
                <li key={other.place.span.start}>
                  <button type="button" className={styles.place} onClick={() => actions.onReveal(other)}>
                    {other.place.label}
                  </button>
                </li>
              ))}
            </ul>
            {others.length > maxOtherPlaces && <p>{count(others.length - maxOtherPlaces, 'further place')}</p>}
          </details>
        )}
      </div>
    </li>
  )
})

/** The most codes that are listed; the link beside them leads to all, and reports have them. */
const maxListedCodes = 12

function withoutLongList(expected: string): string {
  const codes = expected.split(', ')
  if (codes.length <= maxListedCodes) return expected
  return `${codes.slice(0, maxListedCodes).join(', ')} … (${codes.length} in all)`
}

/** The page that explains a finding, with the words of the link. */
function referenceLink(reference: Reference, document: string, version: string): { to: string; text: string } {
  const { field } = reference
  if (reference.kind === 'field') {
    return { to: paths.fieldsQualifiers(version, document, undefined, { filter: field }), text: `About ${field}` }
  }
  return { to: paths.fieldsQualifiers(version, document, field, { filter: reference.code }), text: `Codes of ${field}` }
}
