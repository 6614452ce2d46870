import { describe, expect, it } from 'vitest'
import { elementOfList } from '@/engines/x12/dictionary'
import { placesOf } from '@/engines/x12/places-of'
import { designDump } from '../../../../platform/rsx/designs/dump'
import { designDocuments, type DesignDocument } from '../../../../platform/rsx/designs/themes'
import { elementAt } from './schema'

interface DesignNode {
  name: string
  children?: DesignNode[]
  extraProperties: {
    consolidatedMandatoryFor?: string[]
    consolidatedQualifiers?: Record<string, { mandatoryFor: string[] }>
  }
}

/** A field of a design that a retailer requires, and the codes that one requires. */
interface RequiredField {
  document: DesignDocument
  path: string
  codes: string[]
}

const nodes = (Object.keys(designDocuments) as DesignDocument[]).flatMap((document) =>
  fieldsBelow(designDump(document)).map((field) => ({ document, ...field })),
)

function fieldsBelow(node: DesignNode, parent = ''): { path: string; node: DesignNode }[] {
  return (node.children ?? []).flatMap((child) => {
    const path = parent === '' ? child.name : `${parent}/${child.name}`
    return child.children ? fieldsBelow(child, path) : [{ path, node: child }]
  })
}

const required = nodes
  .filter(({ node }) => node.extraProperties.consolidatedMandatoryFor)
  .map(({ document, path, node }): RequiredField => {
    const codes = Object.entries(node.extraProperties.consolidatedQualifiers ?? {})
    return {
      document,
      path,
      codes: codes.filter(([, { mandatoryFor }]) => mandatoryFor.length > 0).map(([code]) => code),
    }
  })

/** Lists that the network made: neither standard has an element for them. */
const listsOfTheNetwork = ['FloorReadyRequired', 'FloorReadyTypeCode', 'SaleOrService']

describe('the fields that any design requires', () => {
  const has = (standard: string, { document, path }: RequiredField) =>
    placesOf(document, path).some((place) => place.standard === standard)

  it.each(['X12', 'EDIFACT'])('have a place in %s, at least 95 % of them', (standard) => {
    const without = required.filter((field) => !has(standard, field)).map(({ document, path }) => `${document}/${path}`)
    const share = 1 - without.length / required.length
    expect(required.length).toBeGreaterThan(200)
    expect(share, `Without a place:\n${without.join('\n')}`).toBeGreaterThanOrEqual(0.95)
  })

  it('have none only for the network’s own key', () => {
    const without = required.filter(({ document, path }) => placesOf(document, path).length === 0)
    expect([...new Set(without.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)))]).toEqual(['TradingPartnerId'])
  })

  it('have a place of X12 for each code that is required with them', () => {
    const without = required.flatMap(({ document, path, codes }) =>
      codes
        .filter((code) => !placesOf(document, path, code).some(({ standard }) => standard === 'X12'))
        .map((code) => `${document}/${path} ${code}`),
    )
    expect(without).toEqual([])
  })
})

describe('the lists of codes that designs name', () => {
  const lists = [
    ...new Set(
      nodes
        .filter(({ node }) => node.extraProperties.consolidatedQualifiers)
        .map(({ document, path }) => elementAt(document, path)?.codeList ?? path),
    ),
  ]

  it('have a data element number, but for those that the network made', () => {
    const without = lists.filter((list) => !elementOfList(list, 'X12') && !elementOfList(list, 'EDIFACT'))
    expect(lists.length).toBeGreaterThan(60)
    expect(without.toSorted()).toEqual(listsOfTheNetwork)
  })
})
