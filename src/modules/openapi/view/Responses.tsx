import { useState } from 'react'
import type { ResponseView } from '../document/types'
import { Anchor, anchorId, contentId } from './Anchor'
import { Chevron } from './Chevron'
import { Choice } from './Choice'
import { Content } from './Content'
import { Description } from './Description'
import { Links } from './Links'
import { More } from './More'
import { ParameterList } from './Parameters'
import { Problems } from './Problems'
import { useDisclosure } from './use-disclosure'
import { useLedTo } from './use-led-to'
import styles from './Responses.module.css'

interface ResponsesProps {
  /** Anchor that those of the responses continue. */
  id?: string
  responses: readonly ResponseView[]
  /** Responses that were left out. */
  more?: number | undefined
}

/** Response codes with what each of them brings; the first success stands open. */
export function Responses({ id = 'response', responses, more }: ResponsesProps) {
  const first = Math.max(
    responses.findIndex(({ code }) => code.startsWith('2')),
    0,
  )
  return (
    <>
      <ul className={styles.list}>
        {responses.map((response, index) => (
          <Response
            key={response.code}
            id={anchorId(id, response.code)}
            response={response}
            initially={index === first}
          />
        ))}
      </ul>
      <More count={more} what="response" />
    </>
  )
}

interface ResponseProps {
  id: string
  response: ResponseView
  initially: boolean
}

function Response({ id, response, initially }: ResponseProps) {
  const { code, summary, description, headers, contents, moreContents, links, problems } = response
  const { open, toggle } = useDisclosure(id, initially)
  const lead = firstLine(summary ?? description ?? '')
  const more = lead.more || (summary !== undefined && description !== undefined)
  const inside = headers.length + contents.length + links.length + problems.length > 0 || more
  const head = (
    <>
      <code>{code}</code>
      <span>{lead.text}</span>
      <small>{contents.map(({ contentType }) => contentType).join(', ')}</small>
    </>
  )
  return (
    <li id={id}>
      <div className={styles.row}>
        {inside ? (
          <button type="button" className={styles.head} aria-expanded={open} onClick={toggle}>
            <Chevron />
            {head}
          </button>
        ) : (
          <div className={styles.head}>
            <span />
            {head}
          </div>
        )}
        <Anchor id={id} name={`response ${code}`} />
      </div>
      {inside && open && (
        <div className={styles.body}>
          {more && <Description text={description} />}
          <Problems problems={problems} />
          {headers.length > 0 && (
            <>
              <h3>Headers</h3>
              <ParameterList id={anchorId(id, 'headers')} parameters={headers} />
            </>
          )}
          <Contents id={id} contents={contents} headed={headers.length > 0} />
          <More count={moreContents} what="content type" />
          {links.length > 0 && <Links links={links} />}
        </div>
      )}
    </li>
  )
}

function Contents({ id, contents, headed }: { id: string; contents: ResponseView['contents']; headed: boolean }) {
  const ids = contents.map((_, index) => contentId(id, index))
  const [chosen, setChosen] = useState(useLedTo(ids))
  const content = contents[chosen]
  if (!content) return null
  const types = contents.map(({ contentType }) => contentType)
  return (
    <>
      {headed && <h3>Body</h3>}
      {types.length > 1 && (
        <p className={styles.choice}>
          <Choice label="Content type" options={types} value={chosen} onChange={setChosen} />
        </p>
      )}
      <Content key={chosen} content={content} id={contentId(id, chosen)} />
    </>
  )
}

/** A description's first line stands in the head; the whole only where there is more. */
function firstLine(text: string): { text: string; more: boolean } {
  const [line = ''] = text.trim().split('\n')
  const plain = line.replaceAll(/[`*]/g, '').slice(0, 200)
  return { text: plain, more: text.trim().length > line.length || line.length > 200 || /[[\]<]/.test(line) }
}
