import { useEffect, useEffectEvent } from 'react'
import type { BodyView } from '@/engines/openapi/document/types'
import { contentOf } from '@/engines/openapi/document/body-content'
import { optionalBodyText } from '@/engines/openapi/document/wording/operation'
import { contentId } from './Anchor'
import { Choice } from './Choice'
import { Content } from './Content'
import { Description } from './Description'
import { OmittedCount } from './OmittedCount'
import { ReadErrors } from './ReadErrors'
import { Section } from './Section'
import { useTargetIndex } from './disclosure'
import styles from './Body.module.css'

interface BodyProps {
  body: BodyView
  contentType: string | undefined
  onContentType: (contentType: string) => void
  example: string | undefined
  onExample: (name: string) => void
}

/** Data Parameters: the content of the body in the content type that the reader has chosen (DOC-38). */
export function Body({ body, contentType, onContentType, example, onExample }: BodyProps) {
  const { contents, moreContents, required, description, errors } = body
  const types = contents.map((content) => content.contentType)
  const content = contentOf(body, contentType)
  // The content that is shown first has anchors without a number. A link into another one chooses that one.
  const standard = contentOf(body, undefined)
  const ordered = [...new Set(standard && [standard, ...contents])]
  const led = ordered[useTargetIndex(ordered.map((_, index) => contentId('body', index)))]
  const follow = useEffectEvent((target: typeof led) => {
    if (target && target !== standard) onContentType(target.contentType)
  })
  useEffect(() => follow(led), [led])
  const examples = content?.examples ?? []
  const named = Math.max(
    examples.findIndex(({ name }) => name === example),
    0,
  )
  return (
    <Section
      id="body"
      title="Data Parameters"
      aside={
        <Choice
          label="Content type"
          isLabelHidden
          options={types}
          value={content ? contents.indexOf(content) : 0}
          onChange={(index) => onContentType(types[index] ?? '')}
        />
      }
    >
      <Description text={description} />
      {!required && <p className={styles.note}>{optionalBodyText}</p>}
      <ReadErrors errors={errors} />
      <OmittedCount count={moreContents} what="content type" />
      {content && (
        <Content key={content.contentType} content={content} id={contentId('body', ordered.indexOf(content))} />
      )}
      {examples.length > 1 && (
        <p className={styles.choice}>
          <Choice
            label="Example of the sample"
            options={examples.map(({ name, summary }, index) => summary ?? name ?? `Example ${index + 1}`)}
            value={named}
            onChange={(index) => onExample(examples[index]?.name ?? '')}
          />
        </p>
      )}
    </Section>
  )
}
