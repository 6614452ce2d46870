import {
  Fragment,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { afterPaint } from '@/browser/after-paint'
import { useUrlQuery } from '@/modules/navigation/use-url-state'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { HideUntilLoaded } from '@/ui/HideUntilLoaded'
import { lazyPart, type LazyPart } from '@/ui/lazy-part'
import type { OperationView } from '@/engines/openapi/document/types'
import { requestHeaders } from '@/engines/openapi/document/request-headers'
import { isInternal, missingDescription } from '@/engines/openapi/document/title'
import { changedChoices, type ChoiceChange } from '@/engines/openapi/model/choice-change'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { chosenOperation } from '@/engines/openapi/model/chosen-operation'
import { openingChoices } from '@/engines/openapi/model/opening-choices'
import { deprecatedText, noResponsesText, unsupportedText } from '@/engines/openapi/document/wording/operation'
import { Authentication } from './Authentication'
import { Body } from './Body'
import { Callbacks } from './Callbacks'
import { Description } from './Description'
import { OpeningScope } from './disclosure'
import { OperationActions } from './OperationActions'
import { ParameterSection } from './Parameters'
import { PathBox } from './PathBox'
import { ReadErrors } from './ReadErrors'
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

/** The props that an operation's page passes to its console, which fills in and sends a request. */
export interface ConsoleProps {
  operation: OperationView
  choices: HarChoices
  /** Must be a stable function. */
  onChoose: (change: ChoiceChange) => void
  onClose: () => void
  /** The application that the address names; undefined if it names none. */
  applicationId: string | undefined
  /** Called once what the console shows at first has loaded. */
  onLoaded: () => void
}

interface OperationProps {
  operation: OperationView
  /** The console, loaded when it is opened. */
  console: LazyPart<ConsoleProps>
  /** Shown above the heading: breadcrumbs. */
  before?: ReactNode
  /** Shown above the description, such as the notice of a later version. */
  notice?: ReactNode
  /** Shown below everything else. */
  after?: ReactNode
  /** 2 where the page has a heading of its own above. */
  headingLevel?: 1 | 2
}

/** The page of an operation: its parts (DOC-26), and beside them the samples. */
export function Operation({ operation, console: Console, before, notice, after, headingLevel = 1 }: OperationProps) {
  const Heading = `h${headingLevel}` as const
  const { title, method, path, webhook } = operation
  const key = `${method} ${path} ${webhook}`
  const opening = (): { of: string; choices: HarChoices } => ({ of: key, choices: openingChoices(operation) })
  const [chosen, setChosen] = useState(opening)
  const [isOpening, setIsOpening] = useState(false)
  const [loadedConsole, setLoadedConsole] = useState<string>()
  // Another operation is rendered without a remount, so that the heading stays in the page and keeps the focus. A new
  // version of the same operation keeps what the reader has filled in.
  if (chosen.of !== key) {
    setChosen(opening)
    setIsOpening(false)
  }
  const { choices } = chosen
  const choose = useCallback(
    (change: ChoiceChange) => setChosen((last) => ({ ...last, choices: changedChoices(last.choices, change) })),
    [],
  )
  const tryButton = useRef<HTMLButtonElement>(null)
  const { query, change: changeUrl } = useUrlQuery()
  const tried = webhook ? null : query.get('try')
  if (isOpening && tried !== null) setIsOpening(false)
  const isTried = tried !== null || isOpening
  const closeConsole = () => {
    changeUrl({ try: undefined })
    tryButton.current?.focus()
  }
  useAnchorTarget()
  usePrintKey()
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
          <PathBox method={method} server={chosenOperation(operation, choices).server} path={path} webhook={webhook}>
            {!webhook && (
              <Button
                ref={tryButton}
                variant={isTried ? 'secondary' : 'primary'}
                size="sm"
                aria-expanded={isTried}
                onPointerEnter={Console.preload}
                onFocus={Console.preload}
                onClick={() => (tried === null ? setIsOpening(true) : changeUrl({ try: undefined }))}
              >
                Try it
              </Button>
            )}
          </PathBox>
          {isOpening && <ConsoleRoom onPainted={() => changeUrl({ try: 'true' })} />}
          <HideUntilLoaded pending={tried !== null && loadedConsole !== key}>
            {tried !== null && (
              <Console
                operation={operation}
                choices={choices}
                onChoose={choose}
                onClose={closeConsole}
                applicationId={tried === '' || tried === 'true' ? undefined : tried}
                onLoaded={() => setLoadedConsole(key)}
                placeholder={growingRoom}
              />
            )}
            {notice}
            <OpeningScope>
              <RequestParts
                operation={operation}
                contentType={choices.contentType}
                example={choices.example}
                onChoose={choose}
              />
              {!webhook && (
                <Servers
                  servers={operation.servers}
                  chosen={choices.server ?? operation.server}
                  variables={choices.serverVariables}
                  onChoose={choose}
                />
              )}
              <ResponseParts operation={operation} />
            </OpeningScope>
          </HideUntilLoaded>
        </Fragment>
        {after}
      </article>
      <DeferredSamples operation={operation} choices={choices} />
    </div>
  )
}

interface RequestPartsProps {
  operation: OperationView
  contentType: string | undefined
  example: string | undefined
  onChoose: (change: ChoiceChange) => void
}

/** The purpose of the operation and everything that a request consists of. */
const RequestParts = memo(function RequestParts({ operation, contentType, example, onChoose }: RequestPartsProps) {
  const { method, webhook, body } = operation
  const headers = useMemo(() => requestHeaders(operation, contentType), [operation, contentType])
  return (
    <>
      {operation.deprecated && <Callout tone="warn" title={deprecatedText} />}
      {!operation.supported && <Callout title={unsupportedText(method)} />}
      <ReadErrors errors={operation.errors} />
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
          contentType={contentType}
          onContentType={(type) => onChoose({ contentType: type, example: undefined, body: undefined })}
          example={example}
          onExample={(name) => onChoose({ example: name, body: undefined })}
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

/** Reserves the space of what loads later: the samples and the console. */
const placeholder = <div className={styles.room} />
/** The same for the console that a link opens, which grows while it loads. */
const growingRoom = <div className={styles.room} data-growing />

/**
 * The room of a console that is being opened. The address is changed once it has been painted, because the navigation renders
 * all that reads the address, which would delay the response to the press.
 */
function ConsoleRoom({ onPainted }: { onPainted: () => void }) {
  const open = useEffectEvent(onPainted)
  useEffect(() => afterPaint(() => open()), [])
  return placeholder
}

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
