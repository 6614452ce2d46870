import { useEffect, useState } from 'react'
import { ErrorState } from '@/ui/ErrorState'
import { Segments } from '@/ui/Segments'
import type { ResponseBody, ResponseHead, Sending } from '@/engines/requests/model/types'
import type { TextPlace } from '@/engines/requests/tree/tree-node'
import { ResponseEvents } from './ResponseEvents'
import { ResponseHex } from './ResponseHex'
import { ResponsePicture } from './ResponsePicture'
import { ResponseText, isSmall } from './ResponseText'
import { ResponseTree } from './ResponseTree'
import { BodyActions } from './BodyActions'
import { bodyViewLabels, bodyViews, type BodyView } from './body-views'
import { useBodyTree } from './use-body-tree'
import { Checkbox } from '@/ui/Checkbox'
import codeBox from './code-box.module.css'
import styles from './ReceivedBody.module.css'

interface ReceivedBodyProps {
  sending: Sending
  head: ResponseHead
  body: ResponseBody
  title: string
}

/** Shows a received body in one of the views of its kind, with buttons to copy and save it (CONSOLE-34). */
export function ReceivedBody({ sending, head, body, title }: ReceivedBodyProps) {
  const [unreadable, setUnreadable] = useState<string>()
  const views = bodyViews(body).filter((value) => value !== 'tree' || unreadable === undefined)
  const [chosen, setChosen] = useState<BodyView>()
  const [isFormatted, setFormatted] = useState(true)
  const view = chosen !== undefined && views.includes(chosen) ? chosen : views[0]
  if (view === undefined) return null
  return (
    <>
      <div className={styles.toolbar}>
        {views.length > 1 && (
          <Segments
            label="Show the body as"
            labelHidden
            options={views.map((value) => ({ value, label: bodyViewLabels[value] }))}
            value={view}
            onChange={setChosen}
          />
        )}
        {view === 'text' && body.kind === 'json' && isSmall(body) && (
          <Checkbox look="switch" checked={isFormatted} onChange={setFormatted}>
            Line breaks
          </Checkbox>
        )}
        <div className={styles.actions}>
          <BodyActions sending={sending} head={head} body={body} title={title} />
        </div>
      </div>
      {body.kind === 'pdf' && (
        <p className={styles.note}>The portal does not preview PDFs. Save the file and open it in a PDF viewer.</p>
      )}
      {body.kind === 'html' && (
        <p className={styles.note}>The response is a web page. It is shown as its source, and nothing in it is run.</p>
      )}
      {unreadable !== undefined && (
        <p className={styles.note} role="status">
          {unreadable}
        </p>
      )}
      <div className={codeBox.box}>
        {view === 'tree' && <TreeView sending={sending} body={body} onUnreadable={setUnreadable} />}
        {view === 'text' && <ResponseText sending={sending} body={body} isFormatted={isFormatted} />}
        {view === 'events' && <ResponseEvents sending={sending} count={body.events} isStreaming={false} />}
        {view === 'picture' && <ResponsePicture sending={sending} />}
        {view === 'hex' && <ResponseHex sending={sending} body={body} />}
      </div>
    </>
  )
}

interface TreeViewProps {
  sending: Sending
  body: ResponseBody
  /** Called with the reason, as a sentence, if the body has no tree. Must be a stable function. */
  onUnreadable: (reason: string) => void
}

function TreeView({ sending, body, onUnreadable }: TreeViewProps) {
  const state = useBodyTree(sending, body)
  const reason = typeof state === 'object' && 'unreadable' in state ? unreadableText(body, state.stop) : undefined
  useEffect(() => {
    if (reason !== undefined) onUnreadable(reason)
  }, [reason, onUnreadable])
  if (state === 'loading' || 'unreadable' in state) return <p className={styles.note}>Reading the body…</p>
  if ('tree' in state) return <ResponseTree tree={state.tree} root={state.root} />
  return (
    <ErrorState
      headingLevel={3}
      title="The tree could not be loaded"
      message="Look at the text of the body, or check your internet connection and try again."
      onRetry={state.retry}
    />
  )
}

function unreadableText({ kind }: ResponseBody, stop: TextPlace | undefined): string {
  const format = kind === 'json' ? 'JSON' : 'XML'
  const place = stop ? ` Reading stopped at line ${stop.line}, column ${stop.column}.` : ''
  return `The body is not ${format}, although its content type says so. It is shown as text.${place}`
}
