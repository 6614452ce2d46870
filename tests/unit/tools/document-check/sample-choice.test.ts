import { describe, expect, test } from 'vitest'
import { newSeed, sampleChoiceOf } from '@/features/tools/document-check/model/sample-choice'

const choiceOf = (query: string) => sampleChoiceOf(new URLSearchParams(query))

describe('the sample that an address names', () => {
  test('is the usual one without parameters', () => {
    expect(choiceOf('')).toEqual({
      document: '',
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
        'document=Orders&format=positional&model=DropShip&size=everything&seed=a&retailer=B&retailer=B&choice=A/B=C=D',
      ),
    ).toEqual({
      document: 'Orders',
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

test('a new seed differs from the last', () => {
  expect(newSeed()).not.toBe(newSeed())
})
