import { useQuery } from '@tanstack/react-query'
import { designQueries } from '@/api/content/design-queries'
import { TieredListPlaceholder } from '@/ui/Placeholders'
import { ErrorState } from '@/ui/ErrorState'
import { PageHead } from '@/ui/Page'
import { Segments } from '@/ui/Segments'
import { ToolBreadcrumbs } from '../components/ToolBreadcrumbs'
import { errorText } from '../model/error-text'
import { designDocuments } from '@/config/design-documents'
import { DesignView } from './components/DesignView'
import { useDesignChoice } from './hooks/use-design-choice'
import styles from './MyDesignsPage.module.css'

const title = 'My Designs'

/** My Designs, `/rsx/docs/my-designs`: the fields and qualifiers of a document with the retailers that require them (RSX-37). */
export function MyDesignsPage() {
  const control = useDesignChoice()
  const { document } = control
  const { data, error, isFetching, refetch } = useQuery(designQueries.design(document.file))
  return (
    <>
      <ToolBreadcrumbs name={title} />
      <PageHead title={title}>
        What your retailers require, in one tree. Bars show how many retailers require a field; qualifiers name the
        retailers that require a value. Choose the retailers that you trade with to see only what they require.
      </PageHead>
      <div className={styles.documents}>
        <Segments
          label="Document type"
          labelHidden
          options={designDocuments}
          value={document.value}
          onChange={control.setDocument}
        />
      </div>
      {data ? (
        <DesignView key={document.value} design={data} control={control} />
      ) : error ? (
        <ErrorState
          title="The design could not be loaded"
          message={errorText('schema', error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <TieredListPlaceholder label="Loading the design" />
      )}
    </>
  )
}
