import { expect, it } from 'vitest'
import { below, bundleOf, rootOf } from '@/engines/openapi/reader/spec-document'
import { violations } from '../../platform/sandbox/schemas'

const schemas = {
  Cat: {
    type: 'object',
    required: ['lives'],
    properties: { lives: { type: 'integer', exclusiveMinimum: true, minimum: 0 } },
  },
  Dog: {
    type: 'object',
    required: ['breed'],
    properties: { breed: { type: 'string', nullable: true, enum: ['Pug'] } },
  },
  Pet: {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind', mapping: { CAT: 'Cat', DOG: '#/components/schemas/Dog' } },
  },
  Stored: {
    type: 'object',
    required: ['id', 'required'],
    properties: { id: { readOnly: true }, required: { type: 'file' } },
  },
  Id: { type: 'string', readOnly: true },
  Base: { type: 'object', properties: { id: { $ref: '#/components/schemas/Id' } } },
  Extended: { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['id', 'name'] }] },
}
const bundle = bundleOf('http://localhost/old.json', { openapi: '3.0.3', components: { schemas } })

it.each<[keyof typeof schemas, unknown, string[]]>([
  ['Cat', { lives: 0 }, ['/lives exclusiveMinimum']],
  ['Cat', { lives: 1 }, []],
  ['Dog', { breed: null }, []],
  ['Dog', { breed: 'Cat' }, ['/breed enum']],
  ['Pet', { kind: 'DOG', lives: 0 }, [' required']],
  ['Pet', { kind: 'CAT', lives: 9 }, []],
  ['Pet', { kind: 'COW' }, ['/kind enum']],
  ['Pet', { breed: 'Pug' }, [' required']],
  ['Pet', 'DOG', [' type']],
  ['Stored', { required: 'yes' }, []],
  ['Stored', { id: 1 }, [' required']],
  ['Extended', { name: 'a' }, []],
  ['Extended', {}, [' required']],
])('finds values that break the schema %s of an older document: %j', (name, value, expected) => {
  const place = below(rootOf(bundle.main), 'components', 'schemas', name)
  const found = violations(bundle, place, value, 'json').map(
    ({ instancePath, keyword }) => `${instancePath} ${keyword}`,
  )
  expect(found).toEqual(expected)
})
