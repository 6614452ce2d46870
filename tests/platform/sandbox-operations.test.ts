import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toHar } from '@/engines/openapi/model/to-har'
import type { OperationView, ParameterView } from '@/engines/openapi/document/types'
import { apiDocuments } from '../content/site'
import { documentedOperations, type DocumentedOperation } from './documented-operations'
import { newMachine } from './machine'
import { sendHar } from './send-har'
import { startTestServer } from './server'

// Those of Authentication are served by other parts of the platform: tests/content/behaviour.test.ts.
const files = apiDocuments().filter((file) => !/^(authentication|dev-tools)\//.test(file))
const operations = (await Promise.all(files.map(documentedOperations)))
  .flat()
  .map((operation) => [operation.name, operation] as const)

let platform: Awaited<ReturnType<typeof startTestServer>>
let token = ''
beforeAll(async () => {
  platform = await startTestServer()
  token = (await newMachine(platform.origin)).token
})
afterAll(() => platform.remove())

/** Returns the request that the portal sends for the operation, with the address of the test platform. */
function requestOf({ view, server }: DocumentedOperation) {
  return toHar(view, { server: server.replace('http://localhost:4400', platform.origin) })
}

const authorization = () => ({ authorization: `Bearer ${token}` })

async function read(response: Response) {
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    type,
    text,
    body: type.endsWith('json') ? (JSON.parse(text) as unknown) : text,
  }
}

type Answer = Awaited<ReturnType<typeof read>>

/** Returns the differences of an answer from the document: a wrong content type, and broken rules of the schema. */
function differences({ bodyProblems, typesOf }: DocumentedOperation, { status, type, text, body }: Answer): string[] {
  const types = typesOf(status) ?? []
  // Swagger 2.0 states one type for all answers, also where the success is a file.
  const stated = status < 400 ? types : types.filter((name) => name.endsWith('json'))
  const isStated = text === '' || stated.length === 0 || stated.includes(type)
  return [...(isStated ? [] : [`answers ${type}`]), ...bodyProblems(status, type, body)]
}

/** Whether `~` is an invalid value of the parameter: a number, a flag, a code or a text with a pattern. */
function isRestricted({ schema: { type, enum: codes, pattern } }: ParameterView): boolean {
  return /^(integer|number|boolean)$/.test(type) || codes.length > 0 || pattern !== undefined
}

/** Returns the operation with `~` as the sample of one parameter, which is sent. */
function withInvalid(view: OperationView, { name, in: place }: ParameterView): OperationView {
  const change = (parameters: ParameterView[]) =>
    parameters.map((parameter) =>
      parameter.name === name && parameter.in === place ? { ...parameter, sample: '"~"', required: true } : parameter,
    )
  return {
    ...view,
    pathParams: change(view.pathParams),
    queryParams: change(view.queryParams),
    headerParams: change(view.headerParams),
  }
}

describe('the sandbox', () => {
  it('has operations of all documents', () => {
    expect(operations.length).toBeGreaterThan(60)
  })

  it.each(operations)('answers the sample of %s in the documented form', async (_, operation) => {
    const answer = await read(await sendHar(requestOf(operation), authorization()))
    expect(answer.status).toBeLessThan(300)
    expect(operation.typesOf(answer.status)).toBeDefined()
    expect(differences(operation, answer)).toEqual([])
  })

  const closed = operations.filter(([, { view }]) => view.security.length > 0)
  it.each(closed)('refuses %s without a token, and with an invalid token', async (_, operation) => {
    for (const sent of ['Bearer wrong', 'Basic YTpi', '']) {
      const answer = await read(await sendHar(requestOf(operation), { authorization: sent }))
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      expect(differences(operation, answer)).toEqual([])
    }
  })

  const parameters = operations.flatMap(([, operation]) =>
    [...operation.view.pathParams, ...operation.view.queryParams, ...operation.view.headerParams]
      .filter(isRestricted)
      .map((parameter) => [`${parameter.in} ${parameter.name}`, operation.name, parameter, operation] as const),
  )
  it.each(parameters)('refuses a wrong %s of %s', async (_, _name, parameter, operation) => {
    const har = requestOf({ ...operation, view: withInvalid(operation.view, parameter) })
    const answer = await read(await sendHar(har, authorization()))
    expect(parameter.in === 'path' ? [400, 404] : [400]).toContain(answer.status)
    expect(answer.text).toContain(parameter.in === 'path' ? '' : parameter.name)
    expect(differences(operation, answer)).toEqual([])
  })

  const withJson = operations.filter(([, { view }]) =>
    view.body?.contents.some(({ contentType }) => /json/.test(contentType)),
  )
  it.each(withJson)('refuses a body of %s that breaks its schema or is not JSON', async (_, operation) => {
    for (const text of ['0', '{"a":', '']) {
      const har = { ...requestOf(operation), postData: { mimeType: 'application/json', text } }
      const answer = await read(await sendHar(har, authorization()))
      expect([400, 422]).toContain(answer.status)
      expect(differences(operation, answer)).toEqual([])
    }
  })

  const withBody = operations.filter(([, { view }]) => view.body)
  it.each(withBody)('refuses a body of %s with another content type', async (_, operation) => {
    const har = { ...requestOf(operation), postData: { mimeType: 'text/x-none', text: 'text' } }
    const answer = await read(await sendHar(har, { ...authorization(), 'content-type': 'text/x-none' }))
    expect(answer.status).toBe(415)
    expect(differences(operation, answer)).toEqual([])
  })

  // The lists and the facts of templates are no examples, and are answered as JSON in any case.
  const withExample = operations.filter(
    ([, { view }]) =>
      view.responses.some(({ code, contents }) => code.startsWith('2') && contents.length > 0) &&
      !/^(listTemplates|readTemplate)$/.test(view.operationId ?? ''),
  )
  it.each(withExample)('refuses %s for a client that accepts no content type of the answer', async (_, operation) => {
    const answer = await read(await sendHar(requestOf(operation), { ...authorization(), accept: 'text/x-none' }))
    expect(answer.status).toBe(406)
    expect(differences(operation, answer)).toEqual([])
  })
})
