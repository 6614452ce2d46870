import { useState } from 'react'
import type { ResponseView } from '@/engines/openapi/document/types'
import { Anchor, anchorId, contentId } from './Anchor'
import { Chevron } from './Chevron'
import { Choice } from './Choice'
import { Content } from './Content'
import { Description } from './Description'
import { Links } from './Links'
import { OmittedCount } from './OmittedCount'
import { ParameterList } from './Parameters'
import { ReadErrors } from './ReadErrors'
import { useDisclosure, useTargetIndex } from './disclosure'
import { plainLine } from './plain-line'
import styles from './Responses.module.css'

interface ResponsesProps {
  /** Anchor that the anchors of the responses continue. */
  id?: string
  responses: readonly ResponseView[]
  /** How many responses were left out. */
  more?: number | undefined
}

/** Response codes with what each of them returns; the first success is open (DOC-39). */
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
            isInitiallyOpen={index === first}
          />
        ))}
      </ul>
      <OmittedCount count={more} what="response" />
    </>
  )
}

interface ResponseProps {
  id: string
  response: ResponseView
  isInitiallyOpen: boolean
}

function Response({ id, response, isInitiallyOpen }: ResponseProps) {
  const { code, summary, description, headers, contents, moreContents, links, errors } = response
  const { isOpen, toggle } = useDisclosure(id, isInitiallyOpen)
  const lead = plainLine(summary ?? description ?? '')
  const isLine = lead.text.length <= 200 && !(summary ?? description ?? '').trim().includes('\n')
  const hasMore = lead.hasMore || (summary !== undefined && description !== undefined)
  const hasParts = headers.length + contents.length + links.length + errors.length > 0
  // A line of text needs no button, so its links can be in it.
  const isText = !hasParts && isLine && (summary === undefined || description === undefined)
  const hasContent = hasParts || (hasMore && !isText)
  const head = (
    <>
      <code>{code}</code>
      {isText && hasMore ? <Description text={summary ?? description} /> : <span>{lead.text}</span>}
      <small>{contents.map(({ contentType }) => contentType).join(', ')}</small>
    </>
  )
  return (
    <li id={id}>
      <div className={styles.row}>
        {hasContent ? (
          <button type="button" className={styles.head} aria-expanded={isOpen} onClick={toggle}>
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
      {hasContent && isOpen && (
        <div className={styles.body}>
          {hasMore && <Description text={description} />}
          <ReadErrors errors={errors} />
          {headers.length > 0 && (
            <>
              <h3>Headers</h3>
              <ParameterList id={anchorId(id, 'headers')} parameters={headers} />
            </>
          )}
          <Contents id={id} contents={contents} headed={headers.length > 0} />
          <OmittedCount count={moreContents} what="content type" />
          {links.length > 0 && <Links links={links} />}
        </div>
      )}
    </li>
  )
}

function Contents({ id, contents, headed }: { id: string; contents: ResponseView['contents']; headed: boolean }) {
  const ids = contents.map((_, index) => contentId(id, index))
  const [chosen, setChosen] = useState(useTargetIndex(ids))
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
