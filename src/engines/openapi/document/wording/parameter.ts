import type { Phrase } from '../schema-types'
import { parsedText, valueText } from '../value-text'
import type { ExampleView, NamedExamples, ParameterView } from '../types'

/** Explains how to write a parameter, where that differs from the usual way. */
export function parameterNotes(parameter: Omit<ParameterView, 'notes'>): Phrase[] {
  const { in: place, schema, contentType, style, explode, namedExamples, examples } = parameter
  const isForm = place !== 'path' && place !== 'header'
  const isUsual = (style === (isForm ? 'form' : 'simple') || style === 'cookie') && explode === isForm
  const isList = schema.items !== undefined || /array|object/.test(schema.type)
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
    ...(namedExamples
      ? []
      : examples.filter(isShown).map((example) => ({ text: 'Example', codes: [valueOf(example)] }))),
  ]
}

/** Returns the examples that need a list of their own: several, or one with a summary. */
export function namedOf(examples: readonly ExampleView[], omitted: number | undefined): NamedExamples | undefined {
  const shown = examples.filter(isShown)
  if (shown.length < 2 && shown[0]?.summary === undefined) return undefined
  const values = shown.map((example) => {
    const description = example.summary ?? example.name
    return { value: valueOf(example), ...(description !== undefined && { description }) }
  })
  return { values, ...(omitted !== undefined && { omitted }) }
}

/** False for an example that cannot be shown; its problem is shown instead. */
function isShown({ error }: ExampleView): boolean {
  return error === undefined
}

function valueOf({ text, externalUrl }: ExampleView): string {
  return text === '' && externalUrl !== undefined ? externalUrl : valueText(parsedText(text))
}
