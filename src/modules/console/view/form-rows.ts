import type { PropertyNode } from '@/engines/openapi/document/schema-types'
import type { ContentView } from '@/engines/openapi/document/types'
import type { ChosenField } from '@/engines/openapi/model/choices'

/** A row of the form. */
export interface FormRow {
  name: string
  /** The field with its value; undefined if it is not sent. */
  field: ChosenField | undefined
  /** Index of `field` among the fields. */
  index: number | undefined
  type: string
  required: boolean
  isFile: boolean
  /** Whether the field may be sent several times. */
  isList: boolean
  /** Whether the reader added the field, so that the schema does not have it. */
  isCustom: boolean
  /** The allowed values; empty when any text is allowed. */
  options: readonly string[]
  /** The field with its first value, which is sent when the reader includes the field. */
  initial: ChosenField
}

/** Returns a row for each property of the schema, or for each of its values, then a row for each other field. */
export function formRows(
  content: ContentView,
  properties: readonly PropertyNode[],
  fields: readonly ChosenField[],
): FormRow[] {
  const files = new Set(content.files?.map(({ property }) => property))
  const rows = properties.flatMap(({ name, required, schema }): FormRow[] => {
    const isFile = files.has(name)
    const placeholder = { name, file: { name: 'file', type: '', size: 0 } }
    const value = schema.default ?? schema.examples[0] ?? schema.enum[0]?.value ?? ''
    const row = {
      name,
      required,
      isFile,
      type: isFile ? 'file' : schema.type,
      isList: schema.type.startsWith('array'),
      isCustom: false,
      options: schema.enumOmitted === undefined ? schema.enum.map((option) => option.value) : [],
      initial: isFile ? placeholder : { name, value },
    }
    const sent = entriesOf(fields).filter(([, field]) => field.name === name)
    if (sent.length === 0) return [{ ...row, field: undefined, index: undefined }]
    return sent.map(([index, field]) => ({ ...row, field, index }))
  })
  const names = new Set(properties.map(({ name }) => name))
  const others = entriesOf(fields).filter(([, field]) => !names.has(field.name))
  return [
    ...rows,
    ...others.map(([index, field]) => ({
      name: field.name,
      field,
      index,
      type: '',
      required: false,
      isFile: 'file' in field,
      isList: false,
      isCustom: true,
      options: [],
      initial: field,
    })),
  ]
}

function entriesOf(fields: readonly ChosenField[]): [number, ChosenField][] {
  return fields.map((field, index) => [index, field])
}
