import { describe, expect, it } from 'vitest'
import { checkedRequest, isBodyMissing, missingParameters } from '@/engines/requests/validation/checked-request'
import { openReading } from '@/engines/openapi/reader/reading'
import { requestSchemas } from '@/engines/openapi/reader/request-schemas'
import { bundle, defined, operation } from '../openapi/fixtures'

const parameters = [
  { name: 'limit', in: 'query', schema: { type: 'integer' } },
  { name: 'X-Site', in: 'header', required: true, schema: { type: 'string' } },
]
const content = {
  'application/json': { schema: { type: 'integer' }, examples: { one: { value: 1 }, two: { value: 2 } } },
  'application/xml': { example: '<a/>' },
  'text/plain': { example: 'x' },
}
const document = bundle({ '/labels': { post: { parameters, requestBody: { required: true, content } } } })
const view = operation(document)
const schemas = defined(requestSchemas(openReading(document), { path: '/labels', method: 'post' }))

describe('the check of a request', () => {
  it('includes the values that the reader typed, and the body', () => {
    const values = { 'query limit': '5', 'header X-Site': null, 'query other': '1' }
    expect(checkedRequest(view, { values, example: 'two' }, schemas)).toEqual({
      parameters: [{ key: 'query limit', text: '5', schema: '{"type":"integer","$defs":{}}' }],
      body: { text: '2', format: 'json', schema: '{"type":"integer","$defs":{}}' },
    })
    expect(checkedRequest(view, { body: { text: '7' } }, schemas).body?.text).toBe('7')
  })

  it('includes XML bodies, and leaves out other formats and very long bodies', () => {
    expect(checkedRequest(view, { contentType: 'application/xml' }, schemas).body?.format).toBe('xml')
    expect(checkedRequest(view, { contentType: 'text/plain' }, schemas).body).toBeUndefined()
    expect(checkedRequest(view, { body: { text: '1'.repeat(1_000_001) } }, schemas).body).toBeUndefined()
    expect(checkedRequest(view, { body: { text: ' ' } }, schemas).body).toBeUndefined()
  })

  it('finds required parameters and a required body that the reader cleared', () => {
    expect(missingParameters(view, { values: { 'header X-Site': '', 'query limit': '' } })).toEqual(['header X-Site'])
    expect(missingParameters(view, { values: { 'header X-Site': null } })).toEqual(['header X-Site'])
    expect(missingParameters(view, {})).toEqual([])
    expect(isBodyMissing(view, { body: { text: ' ' } })).toBe(true)
    expect(isBodyMissing(view, {})).toBe(false)
  })
})
