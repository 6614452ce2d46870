import { Link } from 'react-router-dom'
import { designDocuments } from '@/config/design-documents'
import type { NamedInterchange } from '@/engines/rsx/read/name-interchange'
import { paths } from '@/lib/paths'
import { usualVersions } from '@/lib/usual-versions'
import { Callout } from '@/ui/Callout'
import styles from './InterchangeNote.module.css'

/** Says what a file in X12 or EDIFACT is, and what to do with it (CHECK-59). */
export function InterchangeNote({ interchange }: { interchange: NamedInterchange }) {
  const { sentence, documents, isAcknowledgment } = interchange
  const samples = documents.filter((document) => designDocuments.some(({ value }) => value === document))
  return (
    <Callout title={sentence}>
      {isAcknowledgment ? (
        <p>
          It says how a document was received. Paste it into the{' '}
          <Link to={paths.tool('error-decoder')}>Error Decoder</Link> to see what was refused and what to change.
        </p>
      ) : (
        <p>
          This tool checks RSX documents, and the network converts between the two.{' '}
          {documents.length > 0 && <>It becomes {documents.join(', ')}: check the RSX document instead.</>}
        </p>
      )}
      <ul className={styles.links}>
        <li>
          <Link to={paths.rsxPage('from-x12')}>From X12 to RSX</Link>
        </li>
        {documents.map((document) => (
          <li key={document}>
            <Link to={paths.fieldsQualifiers(usualVersions.qualified, document)}>Fields of {document}</Link>
          </li>
        ))}
        {samples.map((document) => (
          <li key={document}>
            <Link to={paths.documentSample({ document })}>Make a sample of {document}</Link>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
