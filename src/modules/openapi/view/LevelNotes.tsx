import type { SchemaLevel } from '../engine/schema-types'
import { More } from './More'
import { Problems } from './Problems'
import styles from './Schema.module.css'

/** What a level says beside its properties. */
export function LevelNotes({
  level: { additionalProperties, moreTuple, discriminator, problems },
}: {
  level: SchemaLevel
}) {
  return (
    <>
      {additionalProperties === 'no' && <p className={styles.note}>No other properties are allowed.</p>}
      {discriminator && (
        <p className={styles.note}>
          <code>{discriminator.property}</code> tells the kinds apart
          {discriminator.values.length > 0 && ': '}
          {discriminator.values.map(({ value, description }) => (
            <span key={value}>
              <code>{value}</code> {description}{' '}
            </span>
          ))}
        </p>
      )}
      <More count={moreTuple} what="item" />
      <Problems problems={problems} />
    </>
  )
}
