import { beforeEach, describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { authorizationRequestSchema } from '@/api/devcenter-auth0/schemas'
import { usersPageSchema } from '@/api/identity/schemas'
import { designSchema } from '@/api/content/design-schemas'
import { assetsSchema, documentNumbersSchema, fieldsSchema, schemaNamesSchema } from '@/api/rsx/schemas'
import { designSchemaSchema } from '@/api/shipping-docs/schemas'
import { setErrorReporter } from '@/config/error-report'

const reports: unknown[] = []
beforeEach(() => {
  setErrorReporter((error) => reports.push(error))
  reports.length = 0
})

describe('an invalid entry is left out and reported, and the others stay', () => {
  it.each([
    [
      'schemas',
      assetsSchema,
      {
        assets: [
          { docName: null, version: '7.7.4' },
          { docName: 'Orders', version: '7.7.4', documentNumbers: ['850', 875] },
        ],
      },
      { assets: [{ docName: 'Orders', documentNumbers: ['850'] }] },
      2,
    ],
    [
      'fields and their values',
      fieldsSchema,
      {
        fields: [{ description: 'nameless' }, { name: 'Unit', enums: [{ description: 'no value' }, { value: 'EA' }] }],
      },
      { fields: [{ name: 'Unit', enums: [{ value: 'EA' }] }] },
      2,
    ],
    [
      'schema names',
      schemaNamesSchema,
      { schemas: { '7.7.4': ['Orders', null], '7.7.0': null } },
      { schemas: { '7.7.4': ['Orders'], '7.7.0': [] } },
      1,
    ],
    [
      'document numbers',
      documentNumbersSchema,
      { '7.7.4': [{ docTypes: ['810'] }, { name: 'Orders', docTypes: ['850', 875] }] },
      { '7.7.4': [{ name: 'Orders', docTypes: ['850'] }] },
      2,
    ],
    [
      'requirements of a template',
      designSchemaSchema,
      {
        sections: [
          { id: null },
          {
            id: 'Pack',
            path: '',
            items: [{ id: null }, { id: 'Sscc', mandatoryFor: ['Ash', 7], enumDescriptions: { A: 1, B: 'b' } }],
          },
        ],
      },
      {
        sections: [{ id: 'Pack', items: [{ id: 'Sscc', mandatoryFor: ['Ash'], enumDescriptions: { A: '', B: 'b' } }] }],
      },
      3,
    ],
    [
      'a design',
      designSchema,
      {
        name: 'Orders',
        children: [null, { name: 'Header', children: [{ name: 5 }] }],
        extraProperties: { consolidatedMandatoryFor: ['Ash', null], consolidatedNotes: { Ash: 'Note', Birch: 4 } },
      },
      {
        name: 'Orders',
        children: [{ name: 'Header', children: [] }],
        extra: { consolidatedMandatoryFor: ['Ash'], consolidatedNotes: { Ash: 'Note', Birch: [] } },
      },
      3,
    ],
    [
      'organizations to choose from',
      authorizationRequestSchema,
      { org_list: [{ org_name: 'No id' }, { org_id: 'a' }] },
      { org_list: [{ org_id: 'a' }] },
      1,
    ],
  ] as const)('%s', (_, schema, answer, read, reported) => {
    expect(z.parse(schema as z.ZodMiniType, answer)).toMatchObject(read)
    expect(reports).toHaveLength(reported)
  })
})

describe('a person', () => {
  const person = { id: 'auth0|1', email: 'a@b.example' }
  const read = (fields: object) => z.parse(usersPageSchema, { results: [{ ...person, ...fields }] }).results[0]

  it('keeps the valid organizations and permissions', () => {
    const organizations = [
      { id: null, permissions: ['devcenter:user'] },
      { id: 'a', permissions: [null, 'devcenter:user'] },
    ]
    expect(read({ organizations })?.organizations).toMatchObject([{ id: 'a', permissions: ['devcenter:user'] }])
    expect(reports).toHaveLength(2)
  })

  it.each([
    [
      { language: 'en-US', locale: 'en-GB' },
      { language: [], locale: 'en-GB' },
    ],
    [
      { language: ['en-US'], locale: 7, timezone: {} },
      { language: ['en-US'], locale: undefined, timezone: undefined },
    ],
    ['en-US', undefined],
  ])('with the preferences %j keeps the valid ones', (preferences, expected) => {
    expect(read({ preferences })?.preferences).toEqual(expected)
  })
})

it('an invalid partner in a consent request is not left out: the whole request is invalid', () => {
  const request = { consent_requested: { partners: [{ name: 'Ash' }, 'Birch'] } }
  expect(z.safeParse(authorizationRequestSchema, request).success).toBe(false)
})
