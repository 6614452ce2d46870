import type { ExampleView } from '../document/types'
import { Description } from './Description'
import { MoreLink } from './MoreLink'
import { Problems } from './Problems'
import styles from './ExampleNotes.module.css'

/** What the document says of its examples; they themselves stand among the samples. */
export function ExampleNotes({ examples }: { examples: readonly ExampleView[] }) {
  const told = examples.filter(
    ({ description, externalUrl, problem }) => description !== undefined || externalUrl !== undefined || problem,
  )
  if (told.length === 0) return null
  return (
    <ul className={styles.notes}>
      {told.map(({ name, summary, description, externalUrl, problem }, index) => (
        <li key={index}>
          <b>{summary ?? name ?? 'Example'}</b>
          <Description text={description} />
          {externalUrl !== undefined && <MoreLink url={externalUrl} />}
          <Problems problems={[problem]} />
        </li>
      ))}
    </ul>
  )
}
