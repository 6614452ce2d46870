import { bareText } from '../engine/parameter-style'
import type { Phrase } from '../engine/schema-types'
import { parsedText } from '../engine/text'
import type { ParameterView } from '../engine/types'

/** What a reader must know to write the parameter, where that is not the usual way. */
export function parameterNotes(parameter: Omit<ParameterView, 'notes'>): Phrase[] {
  const { in: place, schema, contentType, style, explode } = parameter
  const isForm = place !== 'path' && place !== 'header'
  const isUsual = (style === (isForm ? 'form' : 'simple') || style === 'cookie') && explode === isForm
  const isList = schema.items !== undefined || /array|object/.test(schema.type)
  const example = parameter.examples.find(({ generated }) => !generated)
  const notes = [
    contentType === undefined
      ? isList && !isUsual && `Style ${style}${explode ? ', exploded' : ''}`
      : `As ${contentType}`,
    parameter.allowEmptyValue && 'May be empty',
    style === 'cookie' && 'Nothing is percent-encoded',
    parameter.allowReserved && 'Reserved characters stay as they are',
  ]
  return [
    ...notes.flatMap((text) => (text === false ? [] : [{ text }])),
    ...(example && schema.examples.length === 0
      ? [{ text: 'Example', codes: [bareText(parsedText(example.text))] }]
      : []),
  ]
}
