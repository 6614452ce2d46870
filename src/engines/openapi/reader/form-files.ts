import { gatherSchema, keyword } from './gather-schema'
import { present } from '../document/json'
import { isBinaryType } from '../document/media-type'
import { splitMembers } from './members'
import { itemPlaces } from './schema-type'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { Direction } from '../document/schema-types'
import type { FormFile } from '../document/types'

/** Returns the form fields whose schema is a file or a list of files; empty for answers without samples. */
export function formFiles(reading: Reading, schema: readonly Place[], direction: Direction): FormFile[] {
  if (!reading.generatesExamples) return []
  const fields = [...splitMembers(reading, gatherSchema(reading, schema), { direction }).properties]
  return fields.flatMap(([property, places]) => fileOf(reading, property, places) ?? [])
}

/** Returns a form field as a file; undefined when it is none, and once the budget is spent. */
export function fileOf(reading: Reading, property: string, places: readonly Place[]): FormFile | undefined {
  if (reading.isClosing) return undefined
  const field = gatherSchema(reading, places)
  reading.countParts(field.parts.length)
  const items = itemPlaces(field)
  const value = items.length > 0 ? gatherSchema(reading, items) : field
  const media = keyword(value, 'contentMediaType')
  const contentType = typeof media === 'string' ? media : undefined
  const isFile =
    keyword(value, 'type') === 'file' ||
    keyword(value, 'format') === 'binary' ||
    keyword(value, 'contentEncoding') !== undefined ||
    (contentType !== undefined && isBinaryType(contentType))
  return isFile ? present({ property, contentType }) : undefined
}
