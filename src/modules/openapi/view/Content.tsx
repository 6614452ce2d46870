import type { ContentView } from '../document/types'
import { partText, streamText } from '../document/wording/operation'
import { anchorId } from './Anchor'
import { ExampleNotes } from './ExampleNotes'
import { More } from './More'
import { ParameterList } from './Parameters'
import { Problems } from './Problems'
import { SchemaBody } from './Schema'
import styles from './Body.module.css'

/** A body in one content type. */
export function Content({ content, id }: { content: ContentView; id: string }) {
  const { schema, itemSchema, encoding, examples, moreExamples, problems } = content
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
      <More count={moreExamples} what="example" />
      <Problems problems={problems} />
    </>
  )
}
