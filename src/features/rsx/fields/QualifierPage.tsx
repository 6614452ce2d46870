import { useEffect } from 'react'
import { isStatus } from '@/api/core/api-error'
import { paths } from '@/lib/paths'
import { RecentPage } from '@/modules/documentation/recent/RecentPage'
import { ErrorState } from '@/ui/ErrorState'
import { showToast } from '@/ui/toast'
import { ListSkeleton } from '../components/ListSkeleton'
import { errorText } from '../model/error-text'
import { AlsoUsedIn } from './components/AlsoUsedIn'
import { FieldsHead } from './components/FieldsHead'
import { FieldsNotFound } from './components/FieldsNotFound'
import { QualifierList } from './components/QualifierList'
import { useFields } from './hooks/use-fields'
import styles from './components/Fields.module.css'

interface QualifierPageProps {
  version: string
  documentType: string
  qualifier: string
}

/** The allowed values of a field (RSX-35). */
export function QualifierPage({ version, documentType, qualifier }: QualifierPageProps) {
  const { fields, error, isMissing, isFetching, refetch } = useFields(version, documentType)
  useEffect(() => {
    if (!error || isMissing || isStatus(error, 401)) return
    showToast({ title: 'Error!', message: errorText('qualifier', error), tone: 'error', key: 'qualifier' })
  }, [error, isMissing])

  const field = fields?.find(({ name }) => name === qualifier)
  if (isMissing) return <FieldsNotFound version={version} documentType={documentType} />
  if (fields && !field) return <FieldsNotFound version={version} documentType={documentType} field={qualifier} />

  return (
    <div className={styles.side}>
      <div>
        <FieldsHead
          above={[{ text: documentType, to: paths.fieldsQualifiers(version, documentType) }]}
          name={qualifier}
          heading={<h1 className={styles.mono}>{qualifier}</h1>}
          lead={[field?.description, `${documentType} ${version}`].filter(Boolean).join('. ')}
        />
        {fields && field ? (
          <>
            <RecentPage
              to={paths.fieldsQualifiers(version, documentType, qualifier)}
              title={qualifier}
              area={`${documentType} ${version}`}
            />
            <QualifierList version={version} documentType={documentType} fields={fields} field={field} />
          </>
        ) : error ? (
          <ErrorState title="The values could not be loaded" onRetry={refetch} retrying={isFetching} />
        ) : (
          <ListSkeleton label="Loading the values" />
        )}
      </div>
      {field && field.enums.length > 0 && (
        <AlsoUsedIn version={version} documentType={documentType} qualifier={qualifier} />
      )}
    </div>
  )
}
