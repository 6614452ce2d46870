import { writeJson } from '@/lib/exact-json'
import { isBinaryType } from '@/engines/openapi/document/media-type'
import { contentOf } from '@/engines/openapi/document/body-content'
import { joinedItems } from '@/engines/openapi/document/parameter-style'
import type { ContentView, OperationView } from '@/engines/openapi/document/types'
import { changedChoices } from '@/engines/openapi/model/choice-change'
import type { ChosenField, HarChoices } from '@/engines/openapi/model/choices'
import { toHar } from '@/engines/openapi/model/to-har'

/** Returns the input for a body: the fields of a form or the parts of a multipart body, a file, or a text. */
export function bodyKind({ contentType, schema }: ContentView): 'form' | 'file' | 'text' {
  if (/^(application\/x-www-form-urlencoded\b|multipart\/)/i.test(contentType)) return 'form'
  const isFile = schema?.format === 'binary' || schema?.type === 'file' || isBinaryType(contentType)
  return isFile ? 'file' : 'text'
}

/** The most members that a form shows: all are rendered with each key. */
const maxFormMembers = 60

/** Whether the members of a body may be filled in with a form: it is a JSON object without alternatives (CONSOLE-50). */
export function hasJsonForm({ contentType, schema }: ContentView): boolean {
  if (schema?.type !== 'object' || !schema.nested || !/[/+]json\b/i.test(contentType)) return false
  const { properties, choices } = schema.nested
  return choices === 0 && properties > 0 && properties <= maxFormMembers
}

/** Returns the form fields of the chosen example. Its files have the name that the samples show, and no content. */
export function exampleFields(operation: OperationView, choices: HarChoices): ChosenField[] {
  const { postData } = toHar(operation, changedChoices(choices, { body: undefined }))
  const encoding = contentOf(operation.body, choices.contentType)?.encoding ?? []
  return (postData?.params ?? []).map(({ name, value = '', isEncoded, fileName, contentType = '' }) => {
    if (fileName !== undefined) return { name, file: { name: fileName, type: contentType, size: 0 } }
    const items =
      isEncoded &&
      joinedItems(
        value,
        encoding.find(({ property }) => property === name),
      )
    return { name, value: items ? writeJson(items) : value }
  })
}
