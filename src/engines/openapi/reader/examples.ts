import { exampleText } from './example-text'
import type { ExampleContent } from './example-text'
import { generateExample } from './generate-example'
import { isObject, own, ownText, present } from '../document/json'
import { isEventStream, isJsonSequence } from '../document/media-type'
import { follow } from './references'
import { below, entriesBelow } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { ExampleView } from '../document/types'

const exampleLimit = 50

interface Examples {
  examples: ExampleView[]
  moreExamples?: number
}

/** Returns the examples of a body for one content type: those of the document, else one generated from the schema (DOC-38). */
export function examplesFor(reading: Reading, holder: Place, content: ExampleContent): Examples {
  const { schema, contentType, direction } = content
  const documented = documentedExamples(reading, holder, content)
  const item = below(holder, 'itemSchema')
  const isStream = item.value !== undefined && (isJsonSequence(contentType) || isEventStream(contentType))
  if (documented.examples.length > 0 || (schema.length === 0 && !isStream)) return documented
  // The schema of a stream describes the list of all its items.
  const make = () =>
    schema.length > 0 ? generateExample(reading, schema, direction) : [generateExample(reading, [item], direction)]
  return { examples: generatedExample(reading, make, { ...content, encoding: own(holder.value, 'encoding') }) }
}

/** Formats a generated example; none for answers without generated examples, and once the budget is spent. */
export function generatedExample(reading: Reading, make: () => unknown, content: ExampleContent): ExampleView[] {
  if (!reading.generatesExamples || reading.isTextSpent || reading.isSpent) return []
  return [{ text: reading.countedText(exampleText(reading, make(), content)), generated: true }]
}

/** Formats a value of the document; empty once the budget is spent. */
export function documentedText(reading: Reading, value: unknown, content: ExampleContent): string {
  if (reading.isTextSpent) return ''
  return reading.countedText(exampleText(reading, value, content))
}

/** Returns the examples that the document has for a body or parameter: `examples`, else `example`. */
export function documentedExamples(reading: Reading, holder: Place, content: ExampleContent): Examples {
  if (reading.isTextSpent) return { examples: [] }
  const encoding = own(holder.value, 'encoding')
  const text = (value: unknown) => documentedText(reading, value, { ...content, encoding })
  const named = below(holder, 'examples')
  if (isObject(named.value)) {
    const { shown: examples, more } = reading.viewsOf(entriesBelow(named), exampleLimit, ([name, place]) =>
      exampleView(reading, name, place, text),
    )
    if (examples.length > 0) return present({ examples, moreExamples: more })
  }
  const single = own(holder.value, 'example')
  return { examples: single === undefined ? [] : [{ text: text(single), generated: false }] }
}

function exampleView(reading: Reading, name: string, start: Place, text: (value: unknown) => string): ExampleView {
  const { place, overlays, error } = follow(reading, start)
  const sources = [...overlays, place].map(({ value }) => value)
  const say = (key: string) => {
    const texts = sources.map((source) => ownText(source, key))
    return reading.textWithinBudget(texts.find((found) => found !== undefined))
  }
  const serialized = own(place.value, 'serializedValue')
  const value = own(place.value, 'value') ?? own(place.value, 'dataValue')
  const bare = !isObject(place.value) || !isExampleObject(place.value)
  const shown =
    typeof serialized === 'string' ? reading.textWithinBudget(serialized) : bare ? text(place.value) : text(value)
  const externalUrl = say('externalValue')
  return {
    ...present({
      name: reading.textWithinBudget(name),
      summary: say('summary'),
      description: say('description'),
      externalUrl,
      error,
    }),
    text: error || (externalUrl !== undefined && value === undefined) ? '' : shown,
    generated: false,
  }
}

/** False for a value that a document has in place of an Example Object. */
function isExampleObject(value: object): boolean {
  const known = ['value', 'externalValue', 'dataValue', 'serializedValue', 'summary', 'description']
  return known.some((key) => Object.hasOwn(value, key))
}
