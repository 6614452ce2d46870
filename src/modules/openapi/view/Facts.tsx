import { Fragment, type ReactNode } from 'react'
import { Badge } from '@/ui/Badge'
import type { EnumValue, SchemaNode } from '../engine/schema-types'
import { More } from './More'
import { itemsOf } from './nested'
import styles from './Schema.module.css'
import { useFolded } from './use-folded'

/** The type as a reader says it: 'string, date', 'array of object or null'. */
function typeText({ type, format, nullable }: SchemaNode): string {
  return `${format === undefined ? type : `${type}, ${format}`}${nullable ? ' or null' : ''}`
}

/** What follows a name on its line: type, whether it is required, rules, states; of an array those of its items, too. */
export function Facts({ schema, required = false }: { schema: SchemaNode; required?: boolean }) {
  const items = itemsOf(schema)
  const rules = rulesOf(schema)
  const again = [schema, ...items].find(({ recursive, name }) => recursive && name !== undefined)
  return (
    <>
      <span className={styles.type}>{typeText(schema)}</span>
      {again && <span className={styles.type}>{again.name}, again</span>}
      {required && <span className={styles.required}>Required</span>}
      {schema.deprecated && <Badge tone="warn">Deprecated</Badge>}
      {schema.readOnly && <Badge>Read only</Badge>}
      {schema.writeOnly && <Badge>Write only</Badge>}
      <Rules rules={rules} />
      {items.map((item, depth) => (
        <Rules key={depth} rules={[...rulesOf(item), ...statesOf(item)]} lead={each(depth)} />
      ))}
    </>
  )
}

function Rules({ rules, lead }: { rules: readonly ReactNode[]; lead?: string }) {
  if (rules.length === 0) return null
  return (
    <span className={styles.rules}>
      {rules.map((rule, index) => (
        <span key={index}>
          {lead !== undefined && `${lead} `}
          {rule}
        </span>
      ))}
    </span>
  )
}

/** Says of what in an array something holds; `depth` counts the arrays around that array. */
export function each(depth: number): string {
  return depth === 0 ? 'Each:' : `Each${' of each'.repeat(depth)}:`
}

function statesOf({ deprecated, readOnly, writeOnly }: SchemaNode): ReactNode[] {
  return [deprecated && 'deprecated', readOnly && 'read only', writeOnly && 'write only'].filter(Boolean)
}

function rulesOf({ enum: values, enumOmitted, rules, pattern, ...schema }: SchemaNode): ReactNode[] {
  const found: ReactNode[] = []
  if (schema.const !== undefined) found.push(<>Always {code(schema.const)}</>)
  if (values.length > 0 && !isExplained(values)) {
    found.push(<OneOf values={values} omitted={enumOmitted} />)
  }
  found.push(...rules)
  if (pattern !== undefined) found.push(<>Pattern {code(pattern)}</>)
  if (schema.default !== undefined) found.push(<>Default {code(schema.default)}</>)
  if (schema.examples.length > 0) found.push(<>Example {code(schema.examples[0] ?? '')}</>)
  if (schema.xml !== undefined) found.push(<>XML {code(schema.xml)}</>)
  return found
}

function code(text: string) {
  return <code>{text === '' ? '""' : text}</code>
}

function isExplained(values: readonly EnumValue[]): boolean {
  return values.some(({ description }) => description !== undefined)
}

interface ValuesProps {
  values: readonly EnumValue[]
  /** Values that were left out. */
  omitted: number | undefined
}

function OneOf({ values, omitted }: ValuesProps) {
  const [shown, more] = useFolded(values, 'value')
  return (
    <>
      One of{' '}
      {shown.map(({ value }) => (
        <Fragment key={value}>{code(value)} </Fragment>
      ))}
      {more ?? (omitted !== undefined && `and ${omitted} more`)}
    </>
  )
}

/** Values with what each of them means; for those that say so. */
export function ExplainedValues({ schema }: { schema: SchemaNode }) {
  return isExplained(schema.enum) && <Values values={schema.enum} omitted={schema.enumOmitted} />
}

function Values({ values, omitted }: ValuesProps) {
  const [shown, more] = useFolded(values, 'value')
  return (
    <>
      <dl className={styles.values}>
        {shown.map(({ value, description }) => (
          <div key={value}>
            <dt>{code(value)}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      {more ?? <More count={omitted} what="value" />}
    </>
  )
}
