import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link } from 'react-router-dom'
import { NumberText } from '@/modules/dates/NumberText'
import { useCountText } from '@/modules/dates/use-count-text'
import type { OperationKey } from '@/engines/openapi/document/types'
import type { Finding, FoundPlace, Position, Severity } from '@/engines/openapi/verify/report'
import type { DocumentAccess } from '@/modules/openapi/view/queries'
import { Callout } from '@/ui/Callout'
import { Card, CardBody, CardHead } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { useVerification } from '../hooks/use-verification'
import styles from './VerificationReport.module.css'

interface VerificationReportProps {
  url: string
  access: DocumentAccess
  linkTo: (operation: Partial<OperationKey>) => string
}

const icons = { error: CircleAlert, warning: TriangleAlert, note: Info }
/** How many places of a finding are shown without opening the others. */
const visiblePlaces = 3

/** The findings in a document, the worst first. */
export function VerificationReport({ url, access, linkTo }: VerificationReportProps) {
  const { report, positions, arePositionsMissing, error } = useVerification(url, access)
  return (
    <section aria-label="Report">
      <Card>
        <CardHead>
          <h2>Report</h2>
          {report && <Tally findings={report.findings} />}
        </CardHead>
        {error ? (
          <CardBody>
            <Callout tone="danger" title="The document could not be checked">
              {error.message}
            </Callout>
          </CardBody>
        ) : !report ? (
          <CardBody>
            <SkeletonGroup label="Checking the document">
              <SkeletonLine />
            </SkeletonGroup>
          </CardBody>
        ) : report.findings.length === 0 ? (
          <CardBody>Nothing was found: the document is complete and valid.</CardBody>
        ) : (
          <ul className={styles.report}>
            {arePositionsMissing && (
              <li>
                The lines of the findings could not be loaded. Check your internet connection, then verify the document
                again.
              </li>
            )}
            {report.findings.map((finding, index) => (
              <FindingItem key={index} finding={finding} positions={positions} linkTo={linkTo} />
            ))}
            {report.omitted > 0 && (
              <li>
                <NumberText value={report.omitted} /> more findings are not listed.
              </li>
            )}
          </ul>
        )}
      </Card>
    </section>
  )
}

function Tally({ findings }: { findings: readonly Finding[] }) {
  const counted = useCountText()
  const kinds: Severity[] = ['error', 'warning', 'note']
  return (
    <p className={styles.tally} role="status">
      {kinds.map((kind) => {
        const count = findings.filter(({ severity }) => severity === kind).length
        return (
          <span key={kind}>
            <i className={styles[kind]} />
            {counted(count, kind)}
          </span>
        )
      })}
    </p>
  )
}

interface FindingItemProps {
  finding: Finding
  positions: Record<string, Position> | undefined
  linkTo: VerificationReportProps['linkTo']
}

function FindingItem({ finding: { severity, title, text, places, count }, positions, linkTo }: FindingItemProps) {
  const list = (some: readonly FoundPlace[]) => (
    <ul>
      {some.map((place, index) => (
        <li key={index}>
          <Place
            place={place}
            position={place.document === undefined ? positions?.[place.pointer] : undefined}
            linkTo={linkTo}
          />
        </li>
      ))}
    </ul>
  )
  const rest = places.slice(visiblePlaces)
  return (
    <li>
      <span className={styles[severity]}>
        <Icon of={icons[severity]} size="sm" label={severity} />
      </span>
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {list(places.slice(0, visiblePlaces))}
        {rest.length > 0 && (
          <details>
            <summary>
              <NumberText value={count - visiblePlaces} /> more places
            </summary>
            {list(rest)}
            {count > places.length && (
              <p>
                <NumberText value={places.length} /> of them are listed.
              </p>
            )}
          </details>
        )}
      </div>
    </li>
  )
}

interface PlaceProps {
  place: FoundPlace
  position: Position | undefined
  linkTo: VerificationReportProps['linkTo']
}

function Place({ place: { pointer, document, operation }, position, linkTo }: PlaceProps) {
  const name = <code>{pointerText(pointer)}</code>
  return (
    <>
      {operation ? <Link to={linkTo(operation)}>{name}</Link> : name}
      {position && (
        <small>
          line {position.line}, column {position.column}
        </small>
      )}
      {document !== undefined && <small>in {document}</small>}
    </>
  )
}

/** `paths./labels/{id}.get` for `/paths/~1labels~1{id}/get`. */
function pointerText(pointer: string): string {
  const tokens = pointer.split('/').slice(1)
  if (tokens.length === 0) return 'document'
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')
}
