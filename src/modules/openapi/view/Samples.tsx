import { useMemo } from 'react'
import { RequestSample } from '@/modules/code-samples/RequestSample'
import { SampleTabs, type Sample } from '@/modules/code-samples/SampleTabs'
import type { SampleRequest } from '@/modules/code-samples/sample-request'
import type { OperationView } from '../engine/types'
import { toHar, type HarChoices } from '../model/to-har'
import { Method } from './Method'
import styles from './Samples.module.css'

interface SamplesProps {
  operation: OperationView
  /** Must stay the same object while nothing else is chosen. */
  choices: HarChoices
}

/** The request as code, and what the responses look like. */
export function Samples({ operation, choices }: SamplesProps) {
  const request = useMemo(() => sampleRequest(operation, choices), [operation, choices])
  const answers = useMemo(() => answerSamples(operation), [operation])
  return (
    <>
      <RequestSample
        request={request}
        head={
          <span className={styles.head}>
            <Method method={operation.method} />
            <b>{operation.path}</b>
          </span>
        }
      />
      <SampleTabs key={`${operation.method} ${operation.path}`} label="Response samples" samples={answers} />
    </>
  )
}

function sampleRequest(operation: OperationView, choices: HarChoices): SampleRequest {
  const { method, url, headers, cookies, queryString, postData } = toHar(operation, choices)
  const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return {
    method,
    url,
    headers: cookie === '' ? headers : [...headers, { name: 'Cookie', value: cookie }],
    query: queryString,
    ...(postData && { body: postData }),
  }
}

/** Every example of every response; codes without one have no tab. */
function answerSamples({ responses }: OperationView): Sample[] {
  return responses.flatMap(({ code, contents }) =>
    contents.flatMap(({ contentType, examples }, content) =>
      examples
        .filter(({ text }) => text !== '')
        .map(({ name, text }, index): Sample => {
          const more = [content > 0 && contentType, index > 0 && (name ?? index + 1)].filter(Boolean)
          return {
            label: [code, ...more].join(' '),
            code: text,
            language: languageOf(contentType),
            mark: code.startsWith('2') ? 'ok' : undefined,
          }
        }),
    ),
  )
}

function languageOf(contentType: string): string {
  if (/json/i.test(contentType)) return 'json'
  if (/html/i.test(contentType)) return 'html'
  return /xml/i.test(contentType) ? 'xml' : 'text'
}
