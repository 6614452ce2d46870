import { describe, expect, test } from 'vitest'
import { kinds, type KindCode } from '@/engines/rsx/findings/kinds'
import { formats, order } from './cells'
import { describeFound, foundIn } from './found-in'
import { plantedTable } from './table'

const codes = Object.keys(kinds) as KindCode[]
const cells = codes.flatMap((code) => formats.map((format) => ({ code, format, cell: plantedTable[code][format] })))

describe('a planted error is found with its level, place and retailers, and nothing else', () => {
  const planted = cells.flatMap(({ code, format, cell }) => (typeof cell === 'string' ? [] : [{ code, format, cell }]))

  test.each(planted)('finds $code in $format', async ({ code, cell }) => {
    for (const { file, found, along = [] } of cell) {
      const { findings, text } = await foundIn(file)
      const own = findings.filter((finding) => !along.includes(finding.code))
      expect(own.map((finding) => [finding.code, describeFound(finding, text)])).toEqual([[code, found]])
      expect(findings.length - own.length).toBe(along.length)
    }
  })

  test.each(formats)('there is none in the order that they are planted in: %s', async (format) => {
    expect((await foundIn({ name: 'PO1', content: order[format] })).findings).toEqual([])
  })
})

test('every kind of the catalogue is planted in every format, or the table says why it cannot occur', () => {
  expect(codes.map((code) => kinds[code].number)).toEqual(Array.from({ length: 62 }, (_, at) => at + 1))
  expect(Object.keys(plantedTable).toSorted()).toEqual(codes.toSorted())
  const open = cells.filter(({ cell }) =>
    typeof cell === 'string' ? !/^[A-Z].{10,}\.$/.test(cell) : cell.length === 0,
  )
  expect(open).toEqual([])
  // A kind that occurs in no format is none.
  expect(codes.filter((code) => formats.every((format) => typeof plantedTable[code][format] === 'string'))).toEqual([])
})
