import { Link } from 'react-router-dom'
import { ownValue } from '@/lib/own-value'
import { paths } from '@/lib/paths'
import { Plate } from '@/ui/Plate'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { RetryButton } from '@/ui/RetryButton'
import { useDocumentNumbers, useVersions } from '../hooks/use-fields'
import { useUsedIn } from '../hooks/use-used-in'
import styles from './Fields.module.css'

interface AlsoUsedInProps {
  version: string
  documentType: string
  qualifier: string
}

/** The other documents of the version in which a field of this name has qualifiers. */
export function AlsoUsedIn({ version, documentType, qualifier }: AlsoUsedInProps) {
  const versions = useVersions()
  const others = versions.names && (ownValue(versions.names, version) ?? []).filter((name) => name !== documentType)
  const { documents, isPending, hasFailed, retry } = useUsedIn(version, others, qualifier)
  // Without the list of versions the other documents are not known.
  const areOthersUnknown = versions.error !== null && others === undefined
  const numbersOf = useDocumentNumbers(version)
  return (
    <aside className={styles.aside} aria-labelledby="also-used-in">
      <h2 id="also-used-in">Also used in</h2>
      {documents.length > 0 && (
        <ul>
          {documents.map((name) => (
            <li key={name}>
              <Link to={paths.fieldsQualifiers(version, name, qualifier)}>{name}</Link>
              {numbersOf(name)
                .slice(0, 1)
                .map((number) => (
                  <Plate key={number}>{number}</Plate>
                ))}
            </li>
          ))}
        </ul>
      )}
      {isPending && !areOthersUnknown && (
        <SkeletonGroup label="Searching the other documents">
          <SkeletonLine width={80} />
        </SkeletonGroup>
      )}
      {(hasFailed || areOthersUnknown) && (
        <p>
          {areOthersUnknown ? 'The other documents' : 'Some documents'} could not be searched.{' '}
          <RetryButton inline variant="ghost" onRetry={areOthersUnknown ? versions.refetch : retry} />
        </p>
      )}
      {!isPending && !hasFailed && documents.length === 0 && <p>No other document of {version}.</p>}
    </aside>
  )
}
