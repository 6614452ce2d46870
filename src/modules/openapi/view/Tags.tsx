import type { ExternalDocs } from '@/engines/openapi/document/schema-types'
import type { TagView } from '@/engines/openapi/document/types'
import { tagLabel } from '@/engines/openapi/model/sibling'
import { describedTags } from '@/engines/openapi/document/wording/operation'
import { Description } from './Description'
import { ExternalLink } from './ExternalLink'
import { Section } from './Section'
import styles from './Tags.module.css'

/** The tags of an operation, and links to further documentation. */
export function Tags({ tags, externalDocs }: { tags: readonly TagView[]; externalDocs: ExternalDocs | undefined }) {
  const described = describedTags(tags)
  if (described.length === 0 && !externalDocs) return null
  return (
    <Section id="more" title="More">
      {externalDocs && <ExternalLink url={externalDocs.url} text={externalDocs.description} />}
      {described.map((tag) => (
        <div key={tag.name} className={styles.tag}>
          <h3>{tagLabel(tag)}</h3>
          <Description text={tag.description} />
          {tag.externalDocs && <ExternalLink url={tag.externalDocs.url} text={tag.externalDocs.description} />}
        </div>
      ))}
    </Section>
  )
}
