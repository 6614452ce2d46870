import { Fragment } from 'react'
import type { SchemaLevel, UnsentMembers } from '@/engines/openapi/document/schema-types'
import { closedText, kindsText } from '@/engines/openapi/document/wording/operation'
import { unsentPhrase } from '@/engines/openapi/document/wording/schema'
import { Phrases } from './Facts'
import { OmittedCount } from './OmittedCount'
import { PlainText } from './PlainText'
import { ReadErrors } from './ReadErrors'
import styles from './Schema.module.css'
import { useFirstItems } from './use-first-items'

/** Notes on a level that belong to none of its properties. */
export function LevelNotes({
  level: { unsent, additionalProperties, moreTuple, discriminator, errors },
}: {
  level: SchemaLevel
}) {
  return (
    <>
      <UnsentNote unsent={unsent} />
      {additionalProperties === 'no' && <p className={styles.note}>{closedText}</p>}
      {discriminator && (
        <p className={styles.note}>
          <code>{discriminator.property}</code> {kindsText}
          {discriminator.values.length > 0 && ': '}
          <Kinds values={discriminator.values} /> {discriminator.otherwise}
        </p>
      )}
      <OmittedCount count={moreTuple} what="item" />
      <ReadErrors errors={errors} />
    </>
  )
}

/** Says how many members of an object are only on the other side of the call, and which (DOC-82). */
export function UnsentNote({ unsent }: { unsent: UnsentMembers | undefined }) {
  if (!unsent) return null
  return (
    <p className={styles.note}>
      <Phrases phrases={[unsentPhrase(unsent)]} />
    </p>
  )
}

function Kinds({ values }: { values: NonNullable<SchemaLevel['discriminator']>['values'] }) {
  const [shown, more] = useFirstItems(values, 'kind')
  return (
    <>
      {shown.map(({ value, description }) => (
        <Fragment key={value}>
          <code>{value}</code> <PlainText text={description} />{' '}
        </Fragment>
      ))}
      {more}
    </>
  )
}
