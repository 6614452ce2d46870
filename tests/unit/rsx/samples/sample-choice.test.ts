import { describe, expect, test } from 'vitest'
import { newSeed, sampleChoiceOf, sampleParameters } from '@/modules/rsx/samples/sample-choice'

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

test('the parameters of an address name what the form asks, and nothing usual', () => {
  const usual = choiceOf('')
  expect(sampleParameters({ document: '', format: 'XML' })).toEqual({ document: undefined, format: undefined })
  expect(sampleParameters({ model: 'DropShip', size: 'typical' })).toEqual({ model: 'DropShip', size: undefined })
  const { document = '', format = '' } = sampleParameters({ document: 'Orders', format: 'Positional' })
  expect(choiceOf(`document=${document}&format=${format}`)).toEqual({
    ...usual,
    document: 'Orders',
    format: 'Positional',
  })
})

test('a new seed differs from the last', () => {
  expect(newSeed()).not.toBe(newSeed())
})
