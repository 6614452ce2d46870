import { describe, expect, test } from 'vitest'
import {
  newSeed,
  sampleChoiceOf,
  sampleVersionOf,
  sampleVersions,
} from '@/features/tools/document-check/model/sample-choice'

const choiceOf = (query: string) => sampleChoiceOf(new URLSearchParams(query))

describe('the sample that an address names', () => {
  test('is the usual one without parameters', () => {
    expect(choiceOf('')).toEqual({
      document: '',
      version: undefined,
      format: 'XML',
      model: 'CrossDock',
      size: 'typical',
      seed: '1',
      retailers: [],
      choices: new Map(),
    })
  })

  test('has each retailer once, and the codes where retailers contradict each other', () => {
    expect(
      choiceOf(
        'document=Orders&version=7.7.0&format=positional&model=DropShip&size=everything&seed=a&retailer=B&retailer=B&choice=A/B=C=D',
      ),
    ).toEqual({
      document: 'Orders',
      version: '7.7.0',
      format: 'Positional',
      model: 'DropShip',
      size: 'everything',
      seed: 'a',
      retailers: ['B'],
      choices: new Map([['A/B', 'C=D']]),
    })
  })

  test('ignores what does not exist', () => {
    expect(choiceOf('document=constructor&model=x&size=y&choice==&choice=A')).toEqual(choiceOf(''))
  })
})

describe('the version of a sample', () => {
  const all = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']
  const names = {
    '7.7.4': all,
    '7.10': all,
    '7.7.0': [...all, 'Remittances'],
    '7.3.0': all,
    '7.5': ['Orders'],
    sip: all,
  }

  test('is one that has all documents of an order with the names of today', () => {
    expect(sampleVersions(names)).toEqual(['7.10', '7.7.4', '7.7.0', 'sip'])
  })

  test('is the wished one, else 7.7.4', () => {
    expect(sampleVersionOf(names, 'sip')).toBe('sip')
    expect(sampleVersionOf(names, '7.3.0')).toBe('7.7.4')
    expect(sampleVersionOf({}, 'constructor')).toBe('7.7.4')
  })
})

test('a new seed differs from the last', () => {
  expect(newSeed()).not.toBe(newSeed())
})
