import { useState, type ReactNode } from 'react'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { isEventStream } from '@/engines/openapi/document/media-type'
import { Chevron } from '@/modules/openapi/view/Chevron'
import { Callout } from '@/ui/Callout'
import type { SentState } from '../../send/use-sent-request'
import { ResponseEvents } from './ResponseEvents'
import { ResponseHeaders } from './ResponseHeaders'
import { ResponseStatus } from './ResponseStatus'
import { responseNotes } from './response-notes'
import { headerOf } from '@/engines/errors/failed-response'
import { ReceivedBody } from './ReceivedBody'
import styles from './ReceivedResponse.module.css'
import codeBox from './code-box.module.css'

interface ReceivedResponseProps {
  state: SentState
  method: string
  /** Name for a saved response, such as the operation's title. */
  title: string
  /** Shown above the body. */
  explanation?: ReactNode
}

/** Shows the response to a sent request while it arrives: its progress, then status, headers and body (CONSOLE-33). */
export function ReceivedResponse({ state, method, title, explanation }: ReceivedResponseProps) {
  const { sending, head, body, receivedEvents } = state
  const number = useFormatNumber()
  return (
    <section className={styles.response} aria-label="Response">
      <ResponseStatus state={state} />
      {head && (
        <>
          {responseNotes(method, head, body, number).map((note) => (
            <Callout key={note.title} tone={note.tone} title={note.title}>
              <p>{note.text}</p>
            </Callout>
          ))}
          {!head.isHiddenRedirect && <Headers headers={head.headers} />}
          {explanation}
          {body && <ReceivedBody sending={sending} head={head} body={body} title={title} />}
          {!body && isEventStream(headerOf(head, 'content-type') ?? '') && (
            <div className={codeBox.box}>
              <ResponseEvents sending={sending} count={receivedEvents} isStreaming />
            </div>
          )}
        </>
      )}
    </section>
  )
}

function Headers({ headers }: { headers: readonly [string, string][] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <button type="button" className={styles.disclosure} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Chevron />
        Headers <small>{headers.length}</small>
      </button>
      {isOpen && <ResponseHeaders headers={headers} />}
    </div>
  )
}
