import { useNavigate } from 'react-router-dom'
import { ownValue } from '@/lib/own-value'
import { paths } from '@/lib/paths'
import { usualVersions } from '@/lib/usual-versions'
import { LinkRow } from '@/modules/navigation/LinkRow'
import { ErrorState } from '@/ui/ErrorState'
import { Plate } from '@/ui/Plate'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { CompareLink } from '../components/CompareLink'
import { ListSkeleton } from '../components/ListSkeleton'
import { VersionSelect } from '../components/VersionSelect'
import { documentOrder } from '@/engines/rsx/document-order'
import { errorText } from '../model/error-text'
import { FieldsHead } from './components/FieldsHead'
import { FieldsNotFound } from './components/FieldsNotFound'
import { useDocumentNumbers, useVersions } from './hooks/use-fields'
import styles from './components/Fields.module.css'

/** The first page of the lookup, `/rsx/docs/fields-qualifiers[/:version]`: choose a version and a document (RSX-32). */
export function ChooserPage({ versionInUrl }: { versionInUrl: string | undefined }) {
  const navigate = useNavigate()
  const { names, versions, error, isFetching, refetch } = useVersions()
  const version =
    versionInUrl ?? (versions.includes(usualVersions.qualified) ? usualVersions.qualified : (versions[0] ?? ''))
  const numbersOf = useDocumentNumbers(version)
  if (names && versionInUrl !== undefined && !ownValue(names, versionInUrl))
    return <FieldsNotFound version={versionInUrl} />

  const documents = (ownValue(names, version) ?? []).toSorted(documentOrder('used', version))
  return (
    <>
      <FieldsHead
        heading={<h1>Fields and Qualifiers</h1>}
        lead="Every field of a document, and the values that a field may take. Choose a version and a document."
      />
      {names ? (
        <>
          <div className={toolbar.toolbar}>
            <VersionSelect
              versions={versions}
              value={version}
              onChange={(next) => void navigate(paths.fieldsQualifiers(next))}
            />
            <CompareLink version={version} />
          </div>
          {documents.length > 0 ? (
            <nav className={styles.documents} aria-label={`Documents of ${version}`}>
              {documents.map((name) => (
                <LinkRow key={name} to={paths.fieldsQualifiers(version, name)} label={label(name, numbersOf(name))} />
              ))}
            </nav>
          ) : (
            <Splash headingLevel={2} mark="empty" title="No records found" />
          )}
        </>
      ) : error ? (
        <ErrorState
          title="The versions could not be loaded"
          message={errorText('versions', error)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <ListSkeleton label="Loading the versions" />
      )}
    </>
  )
}

function label(name: string, numbers: readonly string[]) {
  return (
    <>
      {name}{' '}
      <span>
        {numbers.map((number) => (
          <Plate key={number} look="quiet">
            {number}
          </Plate>
        ))}
      </span>
    </>
  )
}
