import { Fragment } from 'react'
import { Badge } from '@/ui/Badge'
import type { EnumValue, Phrase, SchemaNode } from '@/engines/openapi/document/schema-types'
import type { NamedExamples } from '@/engines/openapi/document/types'
import { explainedValues, rulesOf, statesOf, typeText } from '@/engines/openapi/document/wording/schema'
import { recursiveName } from '@/engines/openapi/document/nested'
import { OmittedCount } from './OmittedCount'
import { PlainText } from './PlainText'
import styles from './Schema.module.css'
import { useFirstItems } from './use-first-items'

/** Shown for an empty text, which would be invisible. */
const emptyCode = '""'

/** The facts on the line of a name: type, required, rules and states, for an array also those of its items (DOC-40). */
export function Facts({ schema, required = false }: { schema: SchemaNode; required?: boolean }) {
  const again = recursiveName(schema)
  return (
    <>
      <span className={styles.type}>{typeText(schema)}</span>
      {again !== undefined && <span className={styles.type}>{again}, again</span>}
      {required && <span className={styles.required}>Required</span>}
      {statesOf(schema).map((state) => (
        <Badge key={state} tone={state === 'Deprecated' ? 'warn' : 'neutral'}>
          {state}
        </Badge>
      ))}
      {rulesOf(schema).map((phrases, depth) => (
        <Phrases key={depth} phrases={phrases} />
      ))}
    </>
  )
}

/** Facts in a row. */
export function Phrases({ phrases }: { phrases: readonly Phrase[] }) {
  if (phrases.length === 0) return null
  return (
    <span className={styles.rules}>
      {phrases.map(({ text, codes = [], omitted }, index) => (
        <span key={index}>
          {text}
          {codes.length > 1 ? <Codes codes={codes} omitted={omitted} /> : codes.map(codeOf)}
        </span>
      ))}
    </span>
  )
}

function Codes({ codes, omitted }: { codes: readonly string[]; omitted: number | undefined }) {
  const [shown, more] = useFirstItems(codes, 'value')
  return (
    <>
      {shown.map(codeOf)}
      {more && ' '}
      {more ?? (omitted !== undefined && ` and ${omitted} more`)}
    </>
  )
}

function codeOf(code: string) {
  return (
    <Fragment key={code}>
      {' '}
      <code>{code || emptyCode}</code>
    </Fragment>
  )
}

/** The values of an enumeration that have descriptions, with these. */
export function ExplainedValues({ schema }: { schema: SchemaNode }) {
  return <Values values={explainedValues(schema)} what="value" omitted={schema.enumOmitted} />
}

/** The examples of a parameter with their descriptions. */
export function Examples({ examples: { values, omitted } }: { examples: NamedExamples }) {
  return (
    <>
      <p className={styles.examples}>{values.length === 1 ? 'Example' : 'Examples'}</p>
      <Values values={values} what="example" omitted={omitted} />
    </>
  )
}

function Values({
  values,
  what,
  omitted,
}: {
  values: readonly EnumValue[]
  what: string
  omitted: number | undefined
}) {
  const [shown, more] = useFirstItems(values, what)
  if (shown.length === 0) return null
  return (
    <>
      <dl className={styles.values}>
        {shown.map(({ value, description }, index) => (
          <div key={index}>
            <dt>
              <code>{value || emptyCode}</code>
            </dt>
            <dd>
              <PlainText text={description} />
            </dd>
          </div>
        ))}
      </dl>
      {more ?? <OmittedCount count={omitted} what={what} />}
    </>
  )
}
