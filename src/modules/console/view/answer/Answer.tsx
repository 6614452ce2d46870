import { useState, type ReactNode } from 'react'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { isEventStream } from '@/engines/openapi/document/media-type'
import { Chevron } from '@/modules/openapi/view/Chevron'
import { Callout } from '@/ui/Callout'
import type { SentState } from '../../send/use-sent-request'
import { AnswerEvents } from './AnswerEvents'
import { AnswerHeaders } from './AnswerHeaders'
import { AnswerStatus } from './AnswerStatus'
import { answerNotes } from './answer-notes'
import { headerOf } from './header-of'
import { ReceivedBody } from './ReceivedBody'
import styles from './Answer.module.css'
import codeBox from './code-box.module.css'

interface AnswerProps {
  state: SentState
  method: string
  /** Name for a saved answer, such as the operation's title. */
  title: string
  /** Shown above the body. */
  explanation?: ReactNode
}

/** Shows the answer to a sent request while it arrives: its progress, then status, headers and body (CONSOLE-33). */
export function Answer({ state, method, title, explanation }: AnswerProps) {
  const { sending, head, body, receivedEvents } = state
  const number = useFormatNumber()
  return (
    <section className={styles.answer} aria-label="Answer">
      <AnswerStatus state={state} />
      {head && (
        <>
          {answerNotes(method, head, body, number).map((note) => (
            <Callout key={note.title} tone={note.tone} title={note.title}>
              <p>{note.text}</p>
            </Callout>
          ))}
          {!head.isHiddenRedirect && <Headers headers={head.headers} />}
          {explanation}
          {body && <ReceivedBody sending={sending} head={head} body={body} title={title} />}
          {!body && isEventStream(headerOf(head, 'content-type') ?? '') && (
            <div className={codeBox.box}>
              <AnswerEvents sending={sending} count={receivedEvents} isStreaming />
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
      {isOpen && <AnswerHeaders headers={headers} />}
    </div>
  )
}
