import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { pastedName } from '@/engines/openapi/reader/pasted'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { findRun, readRanSamples, sampleMark } from '@/engines/openapi/model/ran-samples'

const url = 'http://localhost:4400/labels?name=a'
const code = `curl --url '${url}'`
const operation = { method: 'GET', path: '/labels' }
const file = {
  ranAt: '2026-11-25T14:00:00.000Z',
  against: 'local platform',
  version: '1.4.0',
  tools: { curl: 'curl 8.5.0' },
  samples: [{ ...operation, ran: { curl: sampleMark(code, { url, headers: [] }), python: '1:1' } }],
}

function runOf(json: unknown, shown = code, address = url, language: 'curl' | 'python' | 'java' = 'curl') {
  const read = readRanSamples(json)
  return read && findRun(read, operation, language, sampleMark(shown, { url: address, headers: [] }))
}

describe('a sample that ran', () => {
  it('has run with the time, the version and the tool', () => {
    const { ranAt, against, version } = file
    expect(runOf(file)).toEqual({ ranAt, against, version, tool: 'curl 8.5.0' })
  })

  it('is the same sample at another server', () => {
    const elsewhere = url.replace('http://localhost:4400', 'https://api.network.example')
    expect(runOf(file, code.replace(url, elsewhere), elsewhere)).toBeDefined()
  })

  it.each([
    ['a value', code.replace('name=a', 'name=b'), 'curl'],
    ['the path of the server', code.replace('/labels', '/v2/labels'), 'curl'],
    ['the language', code, 'java'],
    ['the language to one in which other code ran', code, 'python'],
  ] as const)('has not run after a change of %s', (_, changed, language) => {
    expect(runOf(file, changed, url, language)).toBeUndefined()
  })

  it('is the same sample with another idempotency key', () => {
    const withKey = (value: string) => {
      const headers = [
        { name: 'Accept', value: 'text/plain' },
        { name: 'Acme-Idempotency-Key', value },
      ]
      return sampleMark(`${code} -H 'Accept: text/plain' -H 'Acme-Idempotency-Key: ${value}'`, { url, headers })
    }
    expect(withKey('k1')).toBe(withKey('k2'))
    expect(withKey('k1')).not.toBe(sampleMark(code, { url, headers: [] }))
  })

  it('is marked for its operation alone', () => {
    const read = readRanSamples(file)
    const mark = sampleMark(code, { url, headers: [] })
    expect(read && findRun(read, { method: 'POST', path: '/labels' }, 'curl', mark)).toBeUndefined()
    expect(read && findRun(read, { method: 'GET', path: '/slips' }, 'curl', mark)).toBeUndefined()
  })
})

describe('the file of samples that ran', () => {
  it.each([null, 'text', [], {}, { ranAt: '2026-11-25' }, { against: 'local platform' }])('is none: %j', (json) => {
    expect(readRanSamples(json)).toBeUndefined()
  })

  it('is read without its malformed parts', () => {
    const samples = [
      null,
      'x',
      { ran: [] },
      { ...operation, ran: { curl: 5, ruby: '1:1', __proto__: 'x' } },
      ...file.samples,
    ]
    expect(runOf({ ...file, version: {}, tools: 'curl', samples })).toEqual({
      ranAt: file.ranAt,
      against: file.against,
    })
    expect(runOf({ ...file, samples: {} })).toBeUndefined()
  })

  it('has texts that fit in a line', () => {
    expect(runOf({ ...file, against: 'x'.repeat(1000) })?.against).toHaveLength(100)
  })
})

describe('a document', () => {
  const fileOf = (written: unknown, address = 'https://docs.example/label/openapi/v1.json') => {
    const root = { openapi: '3.1.0', 'x-sps-samples-ran': written, paths: { '/labels': { get: {} } } }
    return extractOperation(openReading(bundleOf(address, root)), operation)?.ranSamples
  }

  it('names the file relative to itself', () => {
    expect(fileOf('v1.samples.json')).toBe('https://docs.example/label/openapi/v1.samples.json')
  })

  it.each([
    undefined,
    '',
    'https://other.example/x.json',
    '//other.example/x.json',
    'http://docs.example/x.json',
    'javascript:alert(1)',
    'http://[',
  ])('names no file that is requested: %j', (written) => {
    expect(fileOf(written)).toBeUndefined()
  })

  it('names none when it was pasted', () => {
    expect(fileOf('v1.samples.json', pastedName(1))).toBeUndefined()
    expect(fileOf('https://docs.example/x.json', pastedName(1))).toBeUndefined()
  })
})
