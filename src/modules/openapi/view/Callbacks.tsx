import { uniqueIds } from '@/lib/unique-ids'
import type { CallbackView } from '@/engines/openapi/document/types'
import { callbacksText } from '@/engines/openapi/document/wording/operation'
import { Anchor, anchorId, contentId } from './Anchor'
import { Content } from './Content'
import { Description } from './Description'
import { Method } from '@/ui/Method'
import { OmittedCount } from './OmittedCount'
import { ParameterList } from './Parameters'
import { Responses } from './Responses'
import { Section } from './Section'
import styles from './Callbacks.module.css'

/** The requests that the service sends later because of this one. */
export function Callbacks({ callbacks, more }: { callbacks: readonly CallbackView[]; more: number | undefined }) {
  if (callbacks.length === 0) return null
  // One callback may have several addresses.
  const ids = uniqueIds()
  return (
    <Section id="callbacks" title="Callbacks" aside={callbacksText}>
      {callbacks.map((callback, index) => (
        <Callback
          key={index}
          id={ids(anchorId('callback', callback.name, callback.method.toLowerCase()))}
          callback={callback}
        />
      ))}
      <OmittedCount count={more} what="callback" />
    </Section>
  )
}

function Callback({ id, callback }: { id: string; callback: CallbackView }) {
  const { name, expression, method, title, description, parameters, body, responses, moreResponses } = callback
  return (
    <div className={styles.callback} id={id}>
      <h3>
        {title} <Anchor id={id} name={`callback ${name}`} />
      </h3>
      <p className={styles.path}>
        <Method method={method} /> <code>{expression}</code>
      </p>
      <Description text={description} />
      {parameters.length > 0 && <ParameterList id={anchorId(id, 'parameter')} parameters={parameters} />}
      <Description text={body?.description} />
      {body?.contents.map((content, index) => (
        <div key={content.contentType}>
          <p className={styles.type}>{content.contentType}</p>
          <Content content={content} id={contentId(anchorId(id, 'body'), index)} />
        </div>
      ))}
      <OmittedCount count={body?.moreContents} what="content type" />
      {responses.length > 0 && <Responses id={anchorId('response', id)} responses={responses} more={moreResponses} />}
    </div>
  )
}
