import { useDeferredValue, useMemo } from 'react'
import type { SchemaFormat } from '@/lib/schema-formats'
import { quoted } from '@/lib/quoted'
import { useCountText } from '@/modules/dates/use-count-text'
import { DownloadsProvider } from '@/modules/downloads/DownloadsProvider'
import { PageHead } from '@/ui/Page'
import { Splash } from '@/ui/Splash'
import { DocumentToolbar } from '../components/DocumentToolbar'
import { ToolBreadcrumbs } from '../components/ToolBreadcrumbs'
import { WorkflowBar } from '../components/WorkflowBar'
import { sortModeNamed, type SortMode } from '@/engines/rsx/document-order'
import { formatNamed } from '../model/formats'
import { stepOf } from '../model/workflow'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { exampleCards } from './model/example-list'
import { ExampleCard } from './components/ExampleCard'
import { FilePreview } from './components/FilePreview'
import { SampleForm } from './components/SampleForm'
import { useOpenedFile } from './hooks/use-opened-file'
import styles from './ExampleFilesPage.module.css'

const title = 'Example Files'
const step = stepOf('example-download')

/** Example Files, `/rsx/docs/example-download`: sample documents by document type, fulfilment model and format (RSX-47). */
export function ExampleFilesPage() {
  const countText = useCountText()
  const url = useUrlQuery()
  const { query, change } = url
  const [filter, setFilter] = useUrlText(url, 'filter')
  const deferredFilter = useDeferredValue(filter)
  const sort = sortModeNamed(query.get('sort'))
  const format = formatNamed(query.get('format'))
  const cards = useMemo(() => exampleCards(deferredFilter, sort), [deferredFilter, sort])
  const list = useMemo(
    () => cards.map((group) => <ExampleCard key={group.header} group={group} format={format} query={query} />),
    [cards, format, query],
  )
  const { opened, close } = useOpenedFile(url)

  return (
    <DownloadsProvider>
      <ToolBreadcrumbs name={title} />
      {step && <WorkflowBar step={step} />}
      <PageHead title={title}>
        Complete sample documents, version 7.7, for each fulfilment model. The acknowledgement, shipment and invoice of
        an order have its number.
      </PageHead>
      <SampleForm format={format} />
      <DocumentToolbar
        filter={filter}
        onFilter={setFilter}
        sort={sort}
        onSort={(next: SortMode) => change({ sort: next === 'used' ? undefined : next })}
        format={format}
        onFormat={(next: SchemaFormat) => change({ format: next === 'XML' ? undefined : next.toLowerCase() })}
        count={countText(cards.length, 'document type')}
      />
      {cards.length > 0 ? (
        <div className={styles.cards}>{list}</div>
      ) : (
        <Splash
          headingLevel={2}
          mark="empty"
          title="No records found"
          text={`No document name or number contains ${quoted(filter)}.`}
        />
      )}
      <FilePreview file={opened} onClose={close} />
    </DownloadsProvider>
  )
}
