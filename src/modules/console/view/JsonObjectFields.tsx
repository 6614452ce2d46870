import type { Node } from 'jsonc-parser'
import { useId, useState } from 'react'
import type { Nested } from '@/engines/openapi/document/schema-types'
import { UnsentNote } from '@/modules/openapi/view/LevelNotes'
import { Description } from '@/modules/openapi/view/Description'
import { Checkbox } from '@/ui/Checkbox'
import {
  memberValues,
  withInserted,
  withMember,
  withoutChild,
  withoutMember,
  withReplaced,
  writtenValue,
} from '@/engines/requests/model/json-edits'
import type { BodyFinding } from '@/engines/requests/validation/check-body'
import { initialLiteral, jsonMembers, typedLiteral, type JsonMember } from './json-members'
import { useLevel } from './use-level'
import { ValueControl } from './ValueControl'
import { jsonLiteral, maxRows } from './value-input'
import { ListEditor } from './ListEditor'
import control from '@/ui/control.module.css'
import styles from './Fields.module.css'

interface JsonObjectFieldsProps {
  nested: Nested | undefined
  /** Names of the members from the root to the object. */
  path: readonly string[]
  /** The object in the text; undefined while the text is empty. */
  object: Node | undefined
  /** The text of the body. */
  text: string
  /** The errors of the body. */
  findings: readonly BodyFinding[]
  onChange: (text: string) => void
}

/** The fields for the members of an object, and the names of members that have no field. */
export function JsonObjectFields({ nested, path, ...fields }: JsonObjectFieldsProps) {
  const level = useLevel(nested)
  if (!level) return null
  const { members, others } = jsonMembers(level, path.length > 0)
  const order = level.properties.map(({ name }) => name)
  return (
    <>
      {members.map((member) => (
        <JsonMemberField key={member.name} member={member} path={[...path, member.name]} order={order} {...fields} />
      ))}
      {others.length > 0 && <p className={styles.note}>Edit in the text: {others.join(', ')}.</p>}
      <UnsentNote unsent={level.unsent} />
    </>
  )
}

interface JsonMemberFieldProps extends Omit<JsonObjectFieldsProps, 'nested'> {
  member: JsonMember
  /** Names of the members from the root to this member. */
  path: readonly string[]
  /** Names of all members, in the order of the document. */
  order: readonly string[]
}

/**
 * The field for a member of an object: its name, its control and its error. The checkbox of an optional member adds and
 * removes it.
 */
function JsonMemberField({ member, path, order, text, object, findings, onChange }: JsonMemberFieldProps) {
  const id = useId()
  const { name, required, schema, input } = member
  const found = memberValues(object, name)
  const [node] = found
  const set = (literal: string) =>
    onChange(node ? withReplaced(text, node, literal) : withMember(text, object, { name, literal }, order))
  const pointer = path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  const errorAt = (place: string) => findings.find((finding) => finding.pointer === place)?.reason
  const error = required && !node ? 'Required by the API schema.' : errorAt(pointer)
  const describedBy =
    [schema.description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const kind = kindOf(node)
  const isFitting = found.length < 2 && (!node || kind === 'null' || kind === input.kind)
  const isNullBoxShown = schema.nullable && !(input.kind === 'value' && input.options.length > 0)

  return (
    <div className={styles.row}>
      <span className={styles.name}>
        {!required && (
          <input
            type="checkbox"
            className={control.checkbox}
            aria-label={`Send ${name}`}
            checked={node !== undefined}
            onChange={({ target }) => {
              if (target.checked) set(initialLiteral(member))
              else if (object) onChange(withoutMember(text, object, name))
            }}
          />
        )}
        {input.kind === 'object' ? <b>{name}</b> : <label htmlFor={id}>{name}</label>}
        <span className={styles.type}>{schema.type}</span>
        {required && <span className={styles.required}>required</span>}
      </span>
      <div className={styles.value}>
        {!isFitting ? (
          <p className={styles.note}>
            {found.length > 1 ? 'The text has it more than once.' : 'The text has a value of another kind.'} Edit it
            there.
          </p>
        ) : input.kind === 'value' ? (
          <TypedValue
            id={id}
            aria-required={required || undefined}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy}
            value={valueOf(text, node, input.options)}
            options={input.options}
            meanings={
              new Map(schema.enum.flatMap(({ value, description }) => (description ? [[value, description]] : [])))
            }
            isMultiline={false}
            placeholder={kind === 'null' ? 'null' : undefined}
            onChange={(typed) => set(typedLiteral(typed, schema, input))}
          />
        ) : input.kind === 'list' ? (
          <ListEditor
            id={id}
            name={name}
            values={node?.children?.map((item) => writtenValue(text, item)) ?? []}
            options={input.options}
            describedBy={describedBy}
            errorOf={(index) => errorAt(`${pointer}/${index}`)}
            onSplice={(index, removed, added) => {
              const item = node?.children?.[index]
              const literal = added === undefined ? '' : jsonLiteral(added, input.type)
              if (!node || kind === 'null') set(`[${literal}]`)
              else if (added === undefined) onChange(withoutChild(text, node, index))
              else if (removed > 0 && item) onChange(withReplaced(text, item, literal))
              else onChange(withInserted(text, node, index, literal))
            }}
          />
        ) : null}
        {isNullBoxShown && (
          <Checkbox
            checked={kind === 'null'}
            onChange={(isNull) => set(isNull ? 'null' : emptyLiterals[input.kind])}
            input={{ 'aria-label': `${name} is null` }}
          >
            null
          </Checkbox>
        )}
        <div id={`${id}-about`}>
          <Description text={schema.description} />
        </div>
        {error !== undefined && (
          <span className={styles.error} id={`${id}-error`}>
            {error}
          </span>
        )}
      </div>
      {input.kind === 'object' && isFitting && kind === 'object' && (
        <div className={styles.nested} role="group" aria-label={name}>
          <JsonObjectFields
            nested={input.nested}
            path={path}
            text={text}
            object={node}
            findings={findings}
            onChange={onChange}
          />
        </div>
      )}
    </div>
  )
}

const emptyLiterals = { value: '""', list: '[]', object: '{}' }

/** Returns the kind of control for a value in the text. */
function kindOf(node: Node | undefined): 'value' | 'list' | 'object' | 'null' | undefined {
  if (!node || node.type === 'object' || node.type === 'null') return node?.type as 'object' | 'null' | undefined
  if (node.type !== 'array') return 'value'
  const { children = [] } = node
  const isFlat = children.length <= maxRows && children.every(({ type }) => type !== 'object' && type !== 'array')
  return isFlat ? 'list' : undefined
}

/** Returns the text that the control shows. A choice has null as one of its values. */
function valueOf(text: string, node: Node | undefined, options: readonly string[]): string | undefined {
  if (!node) return undefined
  return node.type === 'null' && options.length === 0 ? '' : writtenValue(text, node)
}

/**
 * The control for a value. It stays multi-line after the first line break, because another control would not have the focus.
 */
function TypedValue(props: Parameters<typeof ValueControl>[0]) {
  const [isMultiline, setMultiline] = useState(false)
  const hasLines = props.value?.includes('\n') ?? false
  if (hasLines && !isMultiline) setMultiline(true)
  return <ValueControl {...props} isMultiline={isMultiline} />
}
