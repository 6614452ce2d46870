import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { RequestSample } from '@/modules/code-samples/RequestSample'
import { sampleLanguages, type SampleChoice } from '@/engines/samples/sample-request'
import { SampleTabs, type Sample } from '@/modules/code-samples/SampleTabs'
import { isBinaryType } from '@/engines/openapi/document/media-type'
import type { OperationView } from '@/engines/openapi/document/types'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { sampleRequest } from '@/engines/openapi/model/sample-request'
import { Method } from '@/ui/Method'
import { useShownDocument } from './document-context'
import { samplesQuery } from './queries'
import { SampleRunNote } from './SampleRunNote'
import styles from './Samples.module.css'

interface SamplesProps {
  operation: OperationView
  /** Must be the same object until the reader makes another choice. */
  choices: HarChoices
  /** Rendered until the examples have been read. */
  fallback: ReactNode
}

/** Longer examples are not highlighted, which would double the size of the page, in characters. */
const maxHighlightedLength = 12_000

/** The request as code, and examples of the responses (DOC-27, DOC-28). */
export function Samples({ operation: shown, choices, fallback }: SamplesProps) {
  const { url, access } = useShownDocument()
  const { data, isPending } = useQuery({ ...samplesQuery(url, shown, access), placeholderData: keepPreviousData })
  // If the operation cannot be read again, the examples of the document are left.
  const operation = data ?? shown
  const request = useMemo(() => sampleRequest(operation, choices), [operation, choices])
  const { ranSamples, method, path } = operation
  const runNote =
    ranSamples === undefined
      ? undefined
      : (code: string, choice: SampleChoice) => {
          // The forms for the shells of Windows run nowhere.
          const language = sampleLanguages.find((one) => one === choice)
          return (
            language && (
              <SampleRunNote
                file={ranSamples}
                operation={{ method, path }}
                request={request}
                code={code}
                language={language}
              />
            )
          )
        }
  const responses = useMemo(() => responseSamples(operation), [operation])
  if (isPending) return fallback
  return (
    <>
      <RequestSample
        request={request}
        foot={runNote}
        head={
          <span className={styles.head}>
            <Method method={operation.method} />
            <b>{operation.path}</b>
          </span>
        }
      />
      <SampleTabs key={`${operation.method} ${operation.path}`} label="Response samples" samples={responses} />
    </>
  )
}

/** Every example of every response; codes without an example have no tab. A generated example of a file would mean nothing. */
function responseSamples({ responses }: OperationView): Sample[] {
  return responses.flatMap(({ code, contents }) => {
    const shown = contents.flatMap(({ contentType, examples }) =>
      examples
        .filter(({ text, generated }) => text !== '' && !(generated && isBinaryType(contentType)))
        .map(({ name, text }) => ({ contentType, name, text })),
    )
    const first = shown[0]?.contentType
    return shown.map(({ contentType, name, text }, index): Sample => {
      const more = index === 0 ? undefined : contentType === first ? (name ?? index + 1) : contentType
      return {
        label: more === undefined ? code : `${code} ${more}`,
        code: text,
        language: text.length > maxHighlightedLength ? 'text' : languageOf(contentType),
        mark: code.startsWith('2') ? 'success' : undefined,
      }
    })
  })
}

function languageOf(contentType: string): string {
  if (/json/i.test(contentType)) return 'json'
  if (/html/i.test(contentType)) return 'html'
  return /xml/i.test(contentType) ? 'xml' : 'text'
}
