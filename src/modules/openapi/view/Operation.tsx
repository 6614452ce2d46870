import { Fragment, memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Badge } from '@/ui/Badge'
import { Callout } from '@/ui/Callout'
import { lazyPart } from '@/ui/lazy-part'
import type { OperationView } from '../document/types'
import { requestHeaders } from '../document/request-headers'
import { isInternal, missingDescription } from '../document/title'
import type { HarChoices } from '../model/choices'
import { deprecatedText, noResponsesText, unsupportedText } from '../document/wording/operation'
import { Authentication } from './Authentication'
import { Body } from './Body'
import { Callbacks } from './Callbacks'
import { Description } from './Description'
import { OpeningScope } from './disclosure'
import { OperationActions } from './OperationActions'
import { ParameterSection } from './Parameters'
import { PathBox } from './PathBox'
import { Problems } from './Problems'
import { Responses } from './Responses'
import { Section } from './Section'
import { Servers } from './Servers'
import { Tags } from './Tags'
import { useAfterPaint } from './use-after-paint'
import { useAnchorTarget } from './use-anchor-target'
import { usePrintKey } from './use-print-key'
import styles from './Operation.module.css'

const Samples = lazyPart(
  () => import('./Samples'),
  (module) => memo(module.Samples),
)

/** A title with more characters is set smaller: some summaries are whole paragraphs. */
const maxLargeTitleLength = 120

interface OperationProps {
  operation: OperationView
  /** Shown above the heading: breadcrumbs. */
  before?: ReactNode
  /** Shown above the description, such as the notice of a later version. */
  notice?: ReactNode
  /** 2 where the page has a heading of its own above. */
  headingLevel?: 1 | 2
}

/** The page of an operation: its parts (DOC-26), and beside them the samples. */
export function Operation({ operation, before, notice, headingLevel = 1 }: OperationProps) {
  const Heading = `h${headingLevel}` as const
  const [chosen, setChosen] = useState<{ of: OperationView; choices: HarChoices }>({ of: operation, choices: {} })
  // Another operation is rendered without a remount, so that the heading stays in the page and keeps the focus.
  if (chosen.of !== operation) setChosen({ of: operation, choices: {} })
  const { choices } = chosen
  const choose = useCallback(
    (change: HarChoices) => setChosen((last) => ({ ...last, choices: { ...last.choices, ...change } })),
    [],
  )
  useAnchorTarget()
  usePrintKey()
  const { title, method, path, webhook } = operation
  return (
    <div className={styles.page}>
      <article className={styles.op}>
        {before}
        <div className={styles.head}>
          <Heading className={title.length > maxLargeTitleLength ? styles.long : undefined}>{title}</Heading>
          {isInternal(operation) && <Badge tone="internal">Internal</Badge>}
          {operation.deprecated && <Badge tone="warn">Deprecated</Badge>}
          {webhook && <Badge>Webhook</Badge>}
          <OperationActions operation={operation} />
        </div>
        <Fragment key={`${method} ${path}`}>
          <PathBox method={method} server={choices.server ?? operation.server} path={path} webhook={webhook} />
          {notice}
          <OpeningScope>
            <RequestParts operation={operation} choices={choices} onChoose={choose} />
            <ResponseParts operation={operation} />
          </OpeningScope>
        </Fragment>
      </article>
      <DeferredSamples operation={operation} choices={choices} />
    </div>
  )
}

interface RequestPartsProps {
  operation: OperationView
  choices: HarChoices
  onChoose: (change: HarChoices) => void
}

/** The purpose of the operation and everything that a request consists of. */
const RequestParts = memo(function RequestParts({ operation, choices, onChoose }: RequestPartsProps) {
  const { method, webhook, body, servers } = operation
  const headers = useMemo(() => requestHeaders(operation, choices.contentType), [operation, choices.contentType])
  return (
    <>
      {operation.deprecated && <Callout tone="warn" title={deprecatedText} />}
      {!operation.supported && <Callout title={unsupportedText(method)} />}
      <Problems problems={operation.problems} />
      <Section id="about" title="About">
        <Description text={operation.description ?? missingDescription} isProse />
      </Section>
      {!webhook && <Authentication access={operation.access} />}
      <ParameterSection id="header" title="Header" parameters={headers} />
      <ParameterSection id="path" title="Path" parameters={operation.pathParams} />
      <ParameterSection id="query" title="Query" parameters={operation.queryParams} />
      <ParameterSection id="cookie" title="Cookie" parameters={operation.cookieParams} />
      {body && (
        <Body
          body={body}
          contentType={choices.contentType}
          onContentType={(contentType) => onChoose({ contentType })}
          example={choices.example}
          onExample={(example) => onChoose({ example })}
        />
      )}
      {!webhook && (
        <Servers
          servers={servers}
          chosen={choices.server ?? operation.server}
          onChoose={(server) => onChoose({ server })}
        />
      )}
    </>
  )
})

/** The responses, the callbacks, and more about the operation. */
const ResponseParts = memo(function ResponseParts({ operation }: { operation: OperationView }) {
  const { responses, moreResponses, callbacks, moreCallbacks, tags, externalDocs } = operation
  return (
    <>
      <Section id="responses" title="Responses">
        {responses.length > 0 ? <Responses responses={responses} more={moreResponses} /> : <p>{noResponsesText}</p>}
      </Section>
      <Callbacks callbacks={callbacks} more={moreCallbacks} />
      <Tags tags={tags} externalDocs={externalDocs} />
    </>
  )
})

/** Reserves the space of the samples. */
const placeholder = <div className={styles.room} />

/** The samples. Their code loads after the operation has been painted; when it changes, they render with low priority. */
function DeferredSamples({ operation, choices }: { operation: OperationView; choices: HarChoices }) {
  const painted = useAfterPaint()
  const shown = useDeferredValue(useMemo(() => ({ operation, choices }), [operation, choices]))
  return (
    <aside className={styles.samples} id="samples" aria-label="Samples">
      {painted ? <Samples {...shown} fallback={placeholder} placeholder={placeholder} /> : placeholder}
    </aside>
  )
}
