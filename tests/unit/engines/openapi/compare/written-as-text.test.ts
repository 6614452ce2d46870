import { describe, expect, it } from 'vitest'
import { documentOf, object, parametersOf, query, text } from './documents'
import { linesOf, type Json } from './support'

const integer = { type: 'integer' }
const boolean = { type: 'boolean' }
const at = '@ /orders / POST'
const limit = `${at} / query parameter limit`
const inBody = `${at} / request body`
const parameters = (schema: Json) => parametersOf(query(schema))
const content = (type: string, schema: Json, rest: Json = {}) =>
  documentOf({ operation: { requestBody: { content: { [type]: { schema, ...rest } } } } })
const header = (schema: Json) =>
  documentOf({ operation: { responses: { 200: { description: 'Done', headers: { Size: { schema } } } } } })
const jsonField = { encoding: { n: { contentType: 'application/json' } } }
const form = 'application/x-www-form-urlencoded'

type Case = [title: string, from: unknown, to: unknown, ...lines: string[]]

const cases: Case[] = [
  [
    'a string with a format takes the place of a number',
    parameters(integer),
    parameters({ ...text, format: 'uuid' }),
    `breaking send type-changed ${limit}`,
  ],
  [
    'a string that has to be longer takes the place of a mark',
    parameters(boolean),
    parameters({ ...text, minLength: 10 }),
    `harmless send type-widened ${limit}`,
    `breaking send limit-tightened ${limit}`,
  ],
  [
    'a short string takes the place of a number',
    parameters(integer),
    parameters({ ...text, maxLength: 3 }),
    `harmless send type-widened ${limit}`,
    `breaking send limit-set ${limit}`,
  ],
  [
    'a string that is not empty takes the place of a number',
    parameters(integer),
    parameters({ ...text, minLength: 1 }),
    `harmless send type-widened ${limit}`,
  ],
  [
    'a string of the same digits takes the place of a number',
    parameters({ ...integer, format: 'int64' }),
    parameters({ ...text, format: 'int64' }),
    `harmless send type-widened ${limit}`,
  ],
  [
    'a number may be a date as well',
    parameters(integer),
    parameters({ type: ['integer', 'string'], format: 'date' }),
    `harmless send type-widened ${limit}`,
  ],
  [
    'a number takes the place of a short string in a header',
    header({ ...text, maxLength: 3 }),
    header(integer),
    `harmless receive type-narrowed ${at} / response 200 / header Size`,
    `breaking receive limit-lifted ${at} / response 200 / header Size`,
  ],
  [
    'the same values are numbers and strings',
    parameters({ ...integer, enum: [1, 2] }),
    parameters({ ...text, enum: ['1', '2'] }),
    `harmless send type-widened ${limit}`,
  ],
  [
    'the texts of a mark are listed',
    parameters(boolean),
    parameters({ ...text, enum: ['true', 'false'] }),
    `harmless send type-widened ${limit}`,
  ],
  [
    'a field of a form becomes a string',
    content(form, object({ n: integer })),
    content(form, object({ n: text })),
    `harmless send type-widened ${inBody} / n`,
  ],
  [
    'a string in JSON may be another type, and has a format',
    content('application/json', text),
    content('application/json', { type: ['string', 'integer'], format: 'date' }),
    `breaking send type-changed ${inBody}`,
  ],
  [
    'a member of a parameter that is written as JSON becomes a string',
    ...jsonParameters(object({ n: integer }), object({ n: text })),
    `breaking send type-changed ${limit} / n`,
  ],
  [
    'a member of a part of a form becomes a string',
    content('multipart/form-data', object({ meta: object({ n: integer }) })),
    content('multipart/form-data', object({ meta: object({ n: text }) })),
    `breaking send type-changed ${inBody} / meta / n`,
  ],
  [
    'a field that is written as JSON becomes a string',
    content(form, object({ n: integer }), jsonField),
    content(form, object({ n: text }), jsonField),
    `breaking send type-changed ${inBody} / n`,
  ],
  [
    'a media type has a name with "form" in it',
    content('application/vnd.platform.v1+json', object({ n: integer })),
    content('application/vnd.platform.v1+json', object({ n: text })),
    `breaking send type-changed ${inBody} / n`,
  ],
]

function jsonParameters(from: Json, to: Json): [unknown, unknown] {
  const document = (schema: Json) =>
    parametersOf({ name: 'limit', in: 'query', content: { 'application/json': { schema } } })
  return [document(from), document(to)]
}

describe('values that are written as text, or as JSON', () => {
  it.each(cases)('%s', async (_, from, to, ...lines) => {
    expect((await linesOf(from, to)).toSorted()).toEqual(lines.toSorted())
  })
})
