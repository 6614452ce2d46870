import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { SkeletonLine } from '@/ui/Skeleton'
import { CodeBlock } from './CodeBlock'
import { LanguageSelect } from './LanguageSelect'
import { usePreferredLanguage } from './preferred-language'
import type { SampleChoice, SampleRequest } from '@/engines/samples/sample-request'
import { useSnippet } from './use-snippet'
import styles from './RequestSample.module.css'

interface RequestSampleProps {
  /** Must stay the same object while the request is the same. */
  request: SampleRequest
  /** Title of the request in the bar. */
  head: ReactNode
  /** Adds content to the code that must not reach the converter, such as a token. */
  complete?: (code: string, language: SampleChoice) => string
  /** Renders content below the code. */
  foot?: ((code: string, language: SampleChoice) => ReactNode) | undefined
}

/** Shows a request as code in the reader's preferred language. */
export function RequestSample({ request, head, complete, foot }: RequestSampleProps) {
  const [preferred, choose] = usePreferredLanguage()
  const { code, language, isUnavailable } = useSnippet(request, preferred)
  const select = <LanguageSelect value={preferred} onChange={choose} />
  if (code !== undefined) {
    return (
      <CodeBlock
        code={complete?.(code, language) ?? code}
        language={language}
        head={head}
        end={select}
        foot={foot?.(code, language)}
      />
    )
  }
  return (
    <div
      className={classNames(styles.empty, !isUnavailable && styles.pending)}
      data-loading={isUnavailable ? undefined : ''}
    >
      <div className={styles.bar}>
        {head}
        {select}
      </div>
      <div className={styles.body}>{isUnavailable ? 'No sample is available.' : <SkeletonLine width={65} />}</div>
    </div>
  )
}
