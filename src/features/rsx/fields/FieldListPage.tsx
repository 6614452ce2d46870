import { useLocation, useNavigate } from 'react-router-dom'
import { ownValue } from '@/lib/own-value'
import { paths } from '@/lib/paths'
import { RecentPage } from '@/modules/documentation/recent/RecentPage'
import { Callout } from '@/ui/Callout'
import { ErrorState } from '@/ui/ErrorState'
import { Plate } from '@/ui/Plate'
import { RetryButton } from '@/ui/RetryButton'
import { classNames } from '@/ui/class-names'
import { SearchSelect } from '@/ui/SearchSelect'
import toolbar from '@/ui/toolbar.module.css'
import { CompareLink } from '../components/CompareLink'
import { ListSkeleton } from '../components/ListSkeleton'
import { VersionSelect } from '../components/VersionSelect'
import { errorText } from '../model/error-text'
import { FieldList } from './components/FieldList'
import { FieldsHead, fieldsTitle } from './components/FieldsHead'
import { FieldsNotFound } from './components/FieldsNotFound'
import { useDocumentNumbers, useFields, useOutline, useVersions } from './hooks/use-fields'
import styles from './components/Fields.module.css'

/** The fields of a document in a version (RSX-33). */
export function FieldListPage({ version, documentType }: { version: string; documentType: string }) {
  const { fields, error, isMissing, isFetching, refetch } = useFields(version, documentType)
  const { outline, hasFailed, isFetching: isReading, retry } = useOutline(version, documentType)
  const numbers = useDocumentNumbers(version)(documentType)
  if (isMissing) return <FieldsNotFound version={version} documentType={documentType} />

  return (
    <>
      <FieldsHead
        name={documentType}
        heading={
          <div className={styles.title}>
            <h1>{documentType}</h1>
            {numbers.map((number) => (
              <Plate key={number} look="lg">
                {number}
              </Plate>
            ))}
          </div>
        }
        lead="Every field of the document and the values a field may take."
      />
      {fields && (outline || hasFailed) ? (
        <>
          <RecentPage
            to={paths.fieldsQualifiers(version, documentType)}
            title={`${documentType} ${version}`}
            area={fieldsTitle}
          />
          <VersionsError />
          {hasFailed && (
            <Callout tone="warn" className={styles.error}>
              <p>The schema could not be read, so types, lengths, groups and the tree are missing.</p>
              <p>
                <RetryButton inline pending={isReading} onRetry={retry} />
              </p>
            </Callout>
          )}
          <FieldList
            version={version}
            documentType={documentType}
            fields={fields}
            outline={outline}
            pickers={<Pickers version={version} documentType={documentType} />}
          />
        </>
      ) : error ? (
        <ErrorState
          title="The fields could not be loaded"
          message={errorText('schema', error)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <ListSkeleton label="Loading the fields" />
      )}
    </>
  )
}

/** Shown if the list of versions could not be loaded, because then only the version on screen is offered. */
function VersionsError() {
  const { names, error, isFetching, refetch } = useVersions()
  if (!error || names) return null
  return (
    <Callout tone="danger" className={styles.error}>
      <p>{errorText('versions', error)}</p>
      <p>
        <RetryButton inline pending={isFetching} onRetry={refetch} />
      </p>
    </Callout>
  )
}

/**
 * Lists to choose version and document from. A choice opens its page and keeps the filter. Without the list of versions they
 * offer only what is on screen.
 */
function Pickers({ version, documentType }: { version: string; documentType: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { names, versions } = useVersions()
  const documents = ownValue(names, version) ?? [documentType]
  const open = (...place: [string, string]) => void navigate({ pathname: paths.fieldsQualifiers(...place), search })
  return (
    <>
      <VersionSelect
        versions={names ? versions : [version]}
        value={version}
        // If the other version does not have this document, the reader chooses one again.
        onChange={(next) => {
          const hasDocument = ownValue(names, next)?.includes(documentType)
          if (hasDocument) open(next, documentType)
          else void navigate(paths.fieldsQualifiers(next))
        }}
      />
      <div className={classNames(styles.document, toolbar.half)}>
        <SearchSelect
          label="Document type"
          options={documents.map((name) => ({ value: name, label: name }))}
          value={documentType}
          onChange={(next) => open(version, next)}
          debounceMs={0}
          emptyText="No document matches"
        />
      </div>
      <CompareLink documentType={documentType} version={version} />
    </>
  )
}
