import { designDocuments } from '@/config/design-documents'
import { gapQuestions } from '@/engines/rsx/compare/questions'
import { RetailerBar } from '@/modules/rsx/retailers/RetailerBar'
import type { RetailerList } from '@/modules/rsx/retailers/retailers'
import { SearchSelect } from '@/ui/SearchSelect'
import { Segments } from '@/ui/Segments'
import { SelectField } from '@/ui/SelectField'
import toolbar from '@/ui/toolbar.module.css'
import type { useGapChoice } from '../hooks/use-gap-choice'
import styles from './GapChoices.module.css'

interface GapChoicesProps {
  choice: ReturnType<typeof useGapChoice>
  list: RetailerList
}

/** The retailers that the reader ships to, the one to add, the document, and the question about them. */
export function GapChoices({ choice, list }: GapChoicesProps) {
  const { question, shipTo, added = '', document = '' } = choice
  return (
    <>
      <RetailerBar
        label="I ship to"
        list={list}
        chosen={shipTo}
        description="Choose the retailers that you ship to now. The retailer to add is compared with them."
        action="Compare with"
        onChoose={choice.setShipTo}
      />
      <div className={toolbar.toolbar}>
        <div className={styles.added}>
          <SearchSelect
            label="Retailer to add"
            options={(list.retailers ?? []).map(({ name }) => ({ value: name, label: name }))}
            value={added}
            onChange={choice.setAdded}
            debounceMs={0}
            emptyText={emptyText(list)}
          />
        </div>
        <div className={toolbar.half}>
          <SelectField<string>
            label="Document"
            options={[{ value: '', label: 'All documents' }, ...designDocuments]}
            value={document}
            onChange={choice.setDocument}
          />
        </div>
      </div>
      <div className={styles.questions}>
        <Segments label="Question" labelHidden options={gapQuestions} value={question} onChange={choice.setQuestion} />
      </div>
    </>
  )
}

function emptyText({ retailers, error, isFetching }: RetailerList): string {
  if (retailers) return 'No records found'
  return isFetching && !error ? 'Loading the retailers' : 'The retailers could not be loaded'
}
