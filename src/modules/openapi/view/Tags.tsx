import type { ExternalDocs } from '../document/schema-types'
import type { TagView } from '../document/types'
import { tagLabel } from '../model/sibling'
import { toldTags } from '../document/wording/operation'
import { Description } from './Description'
import { MoreLink } from './MoreLink'
import { Section } from './Section'
import styles from './Tags.module.css'

/** What the operation belongs to, and where more is written about it. */
export function Tags({ tags, externalDocs }: { tags: readonly TagView[]; externalDocs: ExternalDocs | undefined }) {
  const told = toldTags(tags)
  if (told.length === 0 && !externalDocs) return null
  return (
    <Section id="more" title="More">
      {externalDocs && <MoreLink url={externalDocs.url} text={externalDocs.description} />}
      {told.map((tag) => (
        <div key={tag.name} className={styles.tag}>
          <h3>{tagLabel(tag)}</h3>
          <Description text={tag.description} />
          {tag.externalDocs && <MoreLink url={tag.externalDocs.url} text={tag.externalDocs.description} />}
        </div>
      ))}
    </Section>
  )
}
