import { describe, expect, it } from 'vitest'
import { documentOf, object, parametersOf, query, text } from './documents'
import { linesOf, type Json } from './support'

const done = { description: 'Done' }
const at = '@ /orders / POST'
const limit = `${at} / query parameter limit`
const body = (schema: unknown, rest: Json = {}) =>
  documentOf({ operation: { requestBody: { content: { 'application/json': { schema } }, ...rest } } })
const responses = (all: Json) => documentOf({ operation: { responses: all } })
const secured = (
  security: unknown,
  schemes: Json = { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, other: { type: 'http', scheme: 'basic' } },
) => documentOf({ operation: { security }, root: { components: { securitySchemes: schemes } } })
const headers = (all: Json) => responses({ 200: { ...done, headers: all } })
const header = (rest: Json = {}) => ({ schema: text, ...rest })

type Case = [title: string, from: unknown, to: unknown, ...lines: string[]]

const cases: Case[] = [
  [
    '1 a path is removed',
    documentOf(),
    documentOf({ path: '/labels' }),
    'breaking send path-removed @ /orders',
    'harmless send path-added @ /labels',
  ],
  [
    '2 an operation is removed',
    { ...documentOf(), paths: { '/orders': { get: {}, post: {} } } },
    { ...documentOf(), paths: { '/orders': { post: {} } } },
    'breaking send operation-removed @ /orders / GET',
  ],
  [
    '2 an operation is added',
    { ...documentOf(), paths: { '/orders': { post: {} } } },
    { ...documentOf(), paths: { '/orders': { get: {}, post: {} } } },
    'harmless send operation-added @ /orders / GET',
  ],
  [
    '3 an operation is removed after its sunset',
    { ...documentOf(), paths: { '/orders': { get: { 'x-sunset': '2026-05-31' }, post: {} } } },
    { ...documentOf(), paths: { '/orders': { post: {} } } },
    'harmless send removed-after-sunset @ /orders / GET',
  ],
  [
    '3 an operation is removed before its sunset',
    { ...documentOf(), paths: { '/orders': { get: { 'x-sunset': '2026-06-02' }, post: {} } } },
    { ...documentOf(), paths: { '/orders': { post: {} } } },
    'breaking send operation-removed @ /orders / GET',
  ],
  [
    '4 a path variable is renamed',
    documentOf({
      path: '/orders/{id}',
      operation: { parameters: [{ name: 'id', in: 'path', required: true, schema: text }] },
    }),
    documentOf({
      path: '/orders/{orderId}',
      operation: { parameters: [{ name: 'orderId', in: 'path', required: true, schema: text }] },
    }),
    'harmless send path-variable-renamed @ /orders/{orderId}',
  ],
  [
    '5 a webhook is removed',
    documentOf({ root: { webhooks: { sent: { post: {} } } } }),
    documentOf(),
    'breaking receive webhook-removed @ webhook sent',
  ],
  [
    '6 an operation ID changes',
    documentOf({ operation: { operationId: 'a' } }),
    documentOf({ operation: { operationId: 'b' } }),
    `warning send operation-id-changed ${at}`,
  ],
  [
    '7 a server is removed',
    documentOf({ root: { servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }] } }),
    documentOf({ root: { servers: [{ url: 'https://a.example' }] } }),
    'warning send server-removed @ Document',
  ],
  [
    '7 a server changes',
    documentOf({ root: { servers: [{ url: 'https://a.example' }] } }),
    documentOf({ root: { servers: [{ url: 'https://b.example' }] } }),
    'warning send server-changed @ Document',
  ],
  [
    '8 an operation is deprecated',
    documentOf(),
    documentOf({ operation: { deprecated: true } }),
    `harmless send deprecated ${at}`,
  ],
  [
    '8 a sunset moves nearer',
    documentOf({ operation: { 'x-sunset': '2026-12-01' } }),
    documentOf({ operation: { 'x-sunset': '2026-09-01' } }),
    `warning send sunset-nearer ${at}`,
  ],
  [
    '9 a security requirement is added',
    secured([]),
    secured([{ key: [] }]),
    `breaking send security-added ${at} / security`,
  ],
  [
    '9 a further scheme is required',
    secured([{ key: [] }]),
    secured([{ key: [], other: [] }]),
    `breaking send security-added ${at} / security`,
  ],
  [
    '9 an alternative is added',
    secured([{ key: [] }]),
    secured([{ key: [] }, { other: [] }]),
    `harmless send security-alternative-added ${at} / security`,
  ],
  [
    '9 an alternative is removed',
    secured([{ key: [] }, { other: [] }]),
    secured([{ key: [] }]),
    `breaking send security-alternative-removed ${at} / security`,
  ],
  [
    '10 a scope is added',
    secured([{ key: ['a'] }]),
    secured([{ key: ['a', 'b'] }]),
    `breaking send scope-added ${at} / security / key`,
  ],
  [
    '11 the place of a key changes',
    secured([{ key: [] }]),
    secured([{ key: [] }], { key: { type: 'apiKey', in: 'query', name: 'X-Key' } }),
    `breaking send scheme-changed ${at} / security / scheme key`,
  ],
  [
    '12 a required parameter is added',
    parametersOf(),
    parametersOf(query(text, { required: true })),
    `breaking send required-parameter-added ${limit}`,
  ],
  [
    '13 an optional parameter is added',
    parametersOf(),
    parametersOf(query(text)),
    `harmless send parameter-added ${limit}`,
  ],
  ['14 a parameter is removed', parametersOf(query(text)), parametersOf(), `warning send parameter-removed ${limit}`],
  [
    '15 a parameter moves',
    parametersOf(query(text)),
    parametersOf(query(text, { in: 'header' })),
    `breaking send parameter-moved ${at} / limit`,
  ],
  [
    '16 a parameter becomes required',
    parametersOf(query(text)),
    parametersOf(query(text, { required: true })),
    `breaking send became-required ${limit}`,
  ],
  [
    '17 a parameter becomes optional',
    parametersOf(query(text, { required: true })),
    parametersOf(query(text)),
    `harmless send became-optional ${limit}`,
  ],
  [
    '18 the type of a parameter is narrowed',
    parametersOf(query(text)),
    parametersOf(query({ type: 'integer' })),
    `breaking send type-narrowed ${limit}`,
  ],
  [
    '19 the type of a parameter is widened',
    parametersOf(query({ type: 'integer' })),
    parametersOf(query(text)),
    `harmless send type-widened ${limit}`,
  ],
  [
    '20 a code of a parameter is removed',
    parametersOf(query({ enum: ['A', 'B'] })),
    parametersOf(query({ enum: ['A'] })),
    `breaking send code-removed ${limit}`,
  ],
  [
    '28 explode changes',
    parametersOf(query({ type: 'array', items: text })),
    parametersOf(query({ type: 'array', items: text }, { explode: false })),
    `breaking send style-changed ${limit}`,
  ],
  [
    '28 allowReserved changes',
    parametersOf(query(text)),
    parametersOf(query(text, { allowReserved: true })),
    `breaking send style-changed ${limit}`,
  ],
  [
    '29 a body becomes required',
    body(text),
    body(text, { required: true }),
    `breaking send became-required ${at} / request body`,
  ],
  [
    '29 a required body is added',
    documentOf(),
    body(text, { required: true }),
    `breaking send required-body-added ${at} / request body`,
  ],
  ['30 a body is removed', body(text), documentOf(), `breaking send body-removed ${at} / request body`],
  [
    '31 a media type of a request is removed',
    documentOf({ operation: { requestBody: { content: { 'application/json': {}, 'text/csv': {} } } } }),
    documentOf({ operation: { requestBody: { content: { 'application/json': {} } } } }),
    `breaking send media-type-removed ${at} / request body / text/csv`,
  ],
  [
    '44 a value of a discriminator is removed',
    ...discriminated(
      { cat: '#/components/schemas/Cat', kitten: '#/components/schemas/Cat' },
      { cat: '#/components/schemas/Cat' },
    ),
    `breaking send mapping-removed ${at} / request body / kitten`,
  ],
  [
    '45 a success status is removed',
    responses({ 200: done, 201: done }),
    responses({ 200: done }),
    `breaking receive status-removed ${at} / response 201`,
  ],
  [
    '45 an error status is removed',
    responses({ 200: done, 404: done }),
    responses({ 200: done }),
    `harmless receive status-removed ${at} / response 404`,
  ],
  [
    '46 a status is added',
    responses({ 200: done }),
    responses({ 200: done, 202: done }),
    `warning receive status-added ${at} / response 202`,
  ],
  [
    '46 a status is added that a default includes',
    responses({ 200: done, default: done }),
    responses({ 200: done, 404: done, default: done }),
    `harmless receive status-added ${at} / response 404`,
  ],
  [
    '47 a media type of a response is removed',
    responses({ 200: { ...done, content: { 'application/json': {}, 'text/csv': {} } } }),
    responses({ 200: { ...done, content: { 'application/json': {} } } }),
    `breaking receive media-type-removed ${at} / response 200 / text/csv`,
  ],
  [
    '56 a required header is removed',
    headers({ 'X-Total': header({ required: true }) }),
    headers({}),
    `breaking receive header-removed ${at} / response 200 / header X-Total`,
  ],
  [
    '56 an optional header is removed',
    headers({ 'X-Total': header() }),
    headers({}),
    `harmless receive header-removed ${at} / response 200 / header X-Total`,
  ],
  [
    '56 a required header becomes optional',
    headers({ 'X-Total': header({ required: true }) }),
    headers({ 'x-total': header() }),
    `breaking receive became-optional ${at} / response 200 / header x-total`,
  ],
  [
    '57 a required read-only property is added to a request',
    body(object({ a: text })),
    body(object({ a: text, b: { ...text, readOnly: true } }, ['b'])),
    `harmless send property-added ${at} / request body / b`,
  ],
  [
    '57 a type of a read-only property changes',
    body(object({ b: { ...text, readOnly: true } })),
    body(object({ b: { type: 'integer', readOnly: true } })),
    `harmless send type-changed ${at} / request body / b`,
  ],
  [
    '57 a write-only property of a response is removed',
    responses({
      200: {
        ...done,
        content: { 'application/json': { schema: object({ a: text, b: { ...text, writeOnly: true } }, ['b']) } },
      },
    }),
    responses({ 200: { ...done, content: { 'application/json': { schema: object({ a: text }) } } } }),
    `harmless receive property-removed ${at} / response 200 / b`,
  ],
  [
    '60 a description changes',
    documentOf({ operation: { description: 'A' } }),
    documentOf({ operation: { description: 'B' } }),
    `wording text-changed ${at}`,
  ],
  [
    '60 an example changes',
    body({ ...text, example: 'A' }),
    body({ ...text, example: 'B' }),
    `wording example-changed ${at} / request body`,
  ],
  [
    '65 an operation of QUERY is removed',
    {
      ...documentOf(),
      openapi: '3.2.0',
      paths: { '/orders': { post: {}, query: {}, additionalOperations: { COPY: {} } } },
    },
    { ...documentOf(), openapi: '3.2.0', paths: { '/orders': { post: {} } } },
    'breaking send operation-removed @ /orders / QUERY',
    'breaking send operation-removed @ /orders / COPY',
  ],
]

function discriminated(from: Json, to: Json): [unknown, unknown] {
  const pair = [from, to].map((mapping) =>
    documentOf({
      operation: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
                discriminator: { propertyName: 'kind', mapping },
              },
            },
          },
        },
      },
      root: { components: { schemas: { Cat: object({ kind: text }), Dog: object({ kind: text, size: text }) } } },
    }),
  )
  return [pair[0], pair[1]]
}

describe('a change of an operation', () => {
  it.each(cases)('%s', async (_, from, to, ...lines) => {
    expect(await linesOf(from, to)).toEqual(lines)
  })
})
