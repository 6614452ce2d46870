import { isClosing } from './budget'
import { gatherSchema, keyword } from './gather-schema'
import { present } from '../document/json'
import { isBinaryType } from '../document/media-type'
import { splitMembers } from './members'
import { itemPlaces } from './schema-type'
import type { Bundle, Place } from './spec-document'
import type { Direction } from '../document/schema-types'
import type { FormFile } from '../document/types'

/** Returns the form fields whose schema is a file or a list of files; empty for answers without samples. */
export function formFiles(bundle: Bundle, schema: readonly Place[], direction: Direction): FormFile[] {
  if (!bundle.budget.generated) return []
  const fields = [...splitMembers(bundle, gatherSchema(bundle, schema), { direction }).properties]
  return fields.flatMap(([property, places]) => fileOf(bundle, property, places) ?? [])
}

/** Returns a form field as a file; undefined when it is none, and once the budget is spent. */
export function fileOf(bundle: Bundle, property: string, places: readonly Place[]): FormFile | undefined {
  if (isClosing(bundle)) return undefined
  const field = gatherSchema(bundle, places)
  bundle.budget.parts -= field.parts.length
  const items = itemPlaces(field)
  const value = items.length > 0 ? gatherSchema(bundle, items) : field
  const media = keyword(value, 'contentMediaType')
  const contentType = typeof media === 'string' ? media : undefined
  const isFile =
    keyword(value, 'type') === 'file' ||
    keyword(value, 'format') === 'binary' ||
    keyword(value, 'contentEncoding') !== undefined ||
    (contentType !== undefined && isBinaryType(contentType))
  return isFile ? present({ property, contentType }) : undefined
}
