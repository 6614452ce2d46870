import type { ContentView, ExampleView } from '@/engines/openapi/document/types'
import { partText, streamText } from '@/engines/openapi/document/wording/operation'
import { anchorId } from './Anchor'
import { Description } from './Description'
import { ExternalLink } from './ExternalLink'
import { OmittedCount } from './OmittedCount'
import { ParameterList } from './Parameters'
import { ReadErrors } from './ReadErrors'
import { SchemaBody } from './Schema'
import styles from './Body.module.css'

/** A body in one content type. */
export function Content({ content, id }: { content: ContentView; id: string }) {
  const { schema, itemSchema, encoding, examples, moreExamples, errors } = content
  return (
    <>
      {schema && <SchemaBody schema={schema} id={id} depth={0} />}
      {itemSchema && (
        <>
          <p className={styles.note}>{streamText}</p>
          <SchemaBody schema={itemSchema} id={anchorId(id, 'item')} depth={0} />
        </>
      )}
      {encoding.map((part) => (
        <div key={part.property} className={styles.note}>
          <code>{part.property}</code> {partText(part)}
          {part.headers.length > 0 && (
            <ParameterList id={anchorId(id, part.property, 'headers')} parameters={part.headers} />
          )}
        </div>
      ))}
      <ExampleNotes examples={examples} />
      <OmittedCount count={moreExamples} what="example" />
      <ReadErrors errors={errors} />
    </>
  )
}

/** The notes of the document on its examples; the examples themselves are shown as samples. */
function ExampleNotes({ examples }: { examples: readonly ExampleView[] }) {
  const described = examples.filter(
    ({ description, externalUrl, error }) => description !== undefined || externalUrl !== undefined || error,
  )
  if (described.length === 0) return null
  return (
    <ul className={styles.notes}>
      {described.map(({ name, summary, description, externalUrl, error }, index) => (
        <li key={index}>
          <b>{summary ?? name ?? 'Example'}</b>
          <Description text={description} />
          {externalUrl !== undefined && <ExternalLink url={externalUrl} />}
          <ReadErrors errors={[error]} />
        </li>
      ))}
    </ul>
  )
}
