import { useMemo } from 'react'
import { designDocuments } from '@/config/design-documents'
import { gapQuestionNamed, type GapQuestion } from '@/engines/rsx/compare/questions'
import { useUrlQuery } from '@/modules/navigation/use-url-state'

/** The question, the retailers and the document that the reader has chosen. All are kept in the address. */
export function useGapChoice() {
  const url = useUrlQuery()
  const { query, change } = url
  const joinedNames = query.getAll('retailer').join('\n')
  const shipTo = useMemo(() => [...new Set(joinedNames.split('\n').filter((name) => name !== ''))], [joinedNames])
  return {
    url,
    question: gapQuestionNamed(query.get('question')),
    shipTo,
    added: query.get('add') || undefined,
    /** The only document to compare; undefined for all of them. */
    document: designDocuments.find(({ value }) => value === query.get('document'))?.value,
    setQuestion: (question: GapQuestion) => change({ question: question === 'adds' ? undefined : question }),
    setShipTo: (names: readonly string[]) => change({ retailer: names }),
    setAdded: (name: string) => change({ add: name }),
    setDocument: (name: string) => change({ document: name }),
  }
}
