import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { defined, operation, withBody } from './fixtures'

const xmlOf = (schema: unknown) =>
  defined(operation(withBody(schema, {}, 'application/xml')).body?.contents[0]?.examples[0]).text
const attribute = (name: string, more: object = {}) => ({ type: 'string', xml: { attribute: true, name, ...more } })
const object = (properties: object, xml: object = {}) => ({ type: 'object', xml: { name: 'doc', ...xml }, properties })

/** The fault that a parser finds that knows namespaces; undefined for a well-formed document. */
function faultOf(xml: string): string | undefined {
  let fault: string | undefined
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => (fault ??= message))
  parser.write(xml).close()
  return fault
}

describe('an XML example declares the namespaces of its attributes and prefixes', () => {
  it('of an attribute, on its element', () => {
    const schema = object({ ref: attribute('href', { prefix: 'xlink', namespace: 'http://www.w3.org/1999/xlink' }) })
    expect(xmlOf(schema)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<doc xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="string"/>',
    )
  })

  it('of an attribute without a prefix, for which it chooses one', () => {
    const schema = object({
      ref: attribute('href', { namespace: 'urn:x' }),
      other: attribute('id', { namespace: 'urn:x' }),
    })
    expect(xmlOf(schema)).toContain('<doc xmlns:ns="urn:x" ns:href="string" ns:id="string"/>')
  })

  it('once, if an element around it has declared it', () => {
    const inner = object({ ref: attribute('a', { prefix: 'p', namespace: 'urn:p' }) }, { prefix: 'p' })
    expect(xmlOf(object({ inner }, { prefix: 'p', namespace: 'urn:p' }))).toContain('  <p:doc p:a="string"/>')
  })

  it('of a prefix that names two namespaces', () => {
    const schema = object(
      { a: attribute('a', { prefix: 'p', namespace: 'urn:two' }) },
      { prefix: 'p', namespace: 'urn:one' },
    )
    expect(xmlOf(schema)).toContain('<p:doc xmlns:p="urn:one" xmlns:p1="urn:two" p1:a="string"/>')
  })

  it('that the document itself writes as attributes', () => {
    const schema = object({
      'xmlns:soap': { ...attribute('xmlns:soap'), example: 'urn:soap' },
      'soap:Body': { type: 'string' },
    })
    expect(xmlOf(schema)).toContain('<doc xmlns:soap="urn:soap">\n  <soap:Body>string</soap:Body>')
  })

  it.each<[string, object]>([
    [
      'a prefix without a namespace',
      object({ a: { type: 'string', xml: { prefix: 'z' } }, b: attribute('b', { prefix: 'y' }) }),
    ],
    [
      'a name with a prefix in it',
      object({ 'a:b:c': { type: 'string' }, ':x': { type: 'string' }, 'x:': { type: 'string' } }),
    ],
    ['attributes of the same name', object({ a: attribute('same'), b: attribute('same') })],
    [
      'reserved prefixes',
      object({ a: attribute('a', { prefix: 'xml' }), b: { type: 'string', xml: { prefix: 'xmlns' } } }),
    ],
    ['a prefix that is no name', object({ a: attribute('a', { prefix: '1 "<', namespace: 'urn:1' }) })],
    ['an empty namespace', object({ a: attribute('a', { prefix: 'p', namespace: '' }) }, { namespace: '' })],
    [
      'characters that XML does not have',
      object({ a: { type: 'string', example: 'a\u0001\uFFFF\uD800b' }, 'ª²': { type: 'string' } }),
    ],
    ['a list as its root', { type: 'array', items: { type: 'string', xml: { name: 'item' } }, example: ['a', 'b'] }],
    ['an empty list as its root', { type: 'array', items: { type: 'string' }, example: [] }],
    [
      'CDATA with control characters',
      object({ a: { type: 'string', example: 'x\u0000]]>', xml: { nodeType: 'cdata' } } }),
    ],
  ])('and is well-formed with %s', (_, schema) => {
    expect(faultOf(xmlOf(schema))).toBeUndefined()
  })

  it('and keeps line breaks and tabs of an attribute', () => {
    expect(xmlOf(object({ a: { ...attribute('a'), example: 'one\n\ttwo' } }))).toContain('a="one&#10;&#9;two"')
  })

  it('the parser finds a prefix without a declaration', () => {
    expect(faultOf('<doc xlink:href="x"/>')).toMatch(/prefix/)
  })
})
