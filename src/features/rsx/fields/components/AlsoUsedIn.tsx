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

/** The other documents of the version whose field of this name has a list of values, too. */
export function AlsoUsedIn({ version, documentType, qualifier }: AlsoUsedInProps) {
  const versions = useVersions()
  const others = versions.names && (ownValue(versions.names, version) ?? []).filter((name) => name !== documentType)
  const { documents, pending, failed, retry } = useUsedIn(version, others, qualifier)
  // Without the list of versions it is not known which documents there are.
  const unlisted = versions.error !== null && others === undefined
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
      {pending && !unlisted && (
        <SkeletonGroup label="Looking into the other documents">
          <SkeletonLine width={80} />
        </SkeletonGroup>
      )}
      {(failed || unlisted) && (
        <p>
          {unlisted ? 'The other documents' : 'Some documents'} could not be looked into.{' '}
          <RetryButton inline variant="ghost" onRetry={unlisted ? versions.refetch : retry} />
        </p>
      )}
      {!pending && !failed && documents.length === 0 && <p>No other document of {version}.</p>}
    </aside>
  )
}
