import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contentQueries } from '@/api/content/queries'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { exampleFileGroups } from '@/engines/rsx/example-files'
import { countOf } from '@/lib/phrases'
import { madeExamples } from '@/modules/rsx/samples/made-examples'
import { orderDocuments } from '@/modules/rsx/samples/sample-choice'
import type { CheckState } from '../model/check-state'
import type { Beside } from '../model/document-comparison'

/** An option of the other side of a comparison. */
export interface BesideOption {
  value: string
  label: string
  beside: Beside
}

/**
 * The options for the other side of a comparison with the selected document: other open files, the document before the edits,
 * a sample for the chosen retailers, and the examples of its type that the reader may open.
 */
export function useBesideOptions(state: CheckState, id: number | undefined, isEdited: boolean): BesideOption[] {
  const queryClient = useQueryClient()
  const isVisitor = useSession().status !== 'signedIn'
  const { documents, checkedRetailers } = state
  return useMemo(() => {
    const entry = documents.find(({ opened }) => opened.id === id)
    if (!entry || entry.document === undefined) return []
    const { document } = entry
    const others = documents.flatMap(({ opened }): BesideOption[] =>
      opened.id === id || opened.interchange
        ? []
        : [{ value: `open ${opened.id}`, label: opened.name, beside: { kind: 'open', id: opened.id } }],
    )
    const edits: BesideOption = { value: 'edits', label: 'The file before your edits', beside: { kind: 'edits' } }
    const sample: BesideOption = {
      value: 'sample',
      label:
        checkedRetailers.length > 0
          ? `A sample for ${countOf(checkedRetailers.length, 'chosen retailer')}`
          : 'A sample',
      beside: { kind: 'sample' },
    }
    const load = async (url: string, fileName: string) => {
      const text = await queryClient.fetchQuery(contentQueries.text(environment().contentUrl + url))
      return { name: fileName, content: new Blob([text]) }
    }
    const examples = isVisitor
      ? madeExamples
          .filter((example) => example.document === document)
          .map(({ fileName, label, text }) =>
            exampleOption(fileName, label, () => Promise.resolve({ name: fileName, content: new Blob([text]) })),
          )
      : exampleFileGroups
          .filter(({ header }) => header === document)
          .flatMap(({ formats }) => formats[entry.opened.format ?? 'XML']?.files ?? formats.XML?.files ?? [])
          .map(({ fileName, title, url }) => exampleOption(fileName, title, () => load(url, fileName)))
    return [
      ...others,
      ...(isEdited ? [edits] : []),
      ...(orderDocuments.includes(document) ? [sample] : []),
      ...examples,
    ]
  }, [documents, checkedRetailers, id, isEdited, isVisitor, queryClient])
}

function exampleOption(fileName: string, label: string, load: Extract<Beside, { kind: 'file' }>['load']): BesideOption {
  return { value: `example ${fileName}`, label: `Example: ${label}`, beside: { kind: 'file', load } }
}
