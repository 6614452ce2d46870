import { describe, expect, test } from 'vitest'
import { filterFindings, groupFindings, networkOnly } from '@/features/tools/document-check/model/finding-list'
import type { Finding } from '@/engines/rsx/findings/finding'
import { finding } from './findings'

const noFilter = { text: '', level: '', retailer: '' } as const
const messages = (findings: readonly { message: string }[]) => findings.map(({ message }) => message)

describe('the filter of findings', () => {
  const network = finding({ message: 'Network' })
  const northgate = finding({ message: 'Northgate', level: 'warning', retailers: ['Northgate Outfitters'] })
  const all = [network, northgate]

  test('shows all findings without a filter', () => {
    expect(filterFindings(all, noFilter)).toEqual(all)
  })

  test('shows what counts for one retailer, or what the network alone asks for', () => {
    expect(filterFindings(all, { ...noFilter, retailer: 'Northgate Outfitters' })).toEqual(all)
    expect(messages(filterFindings(all, { ...noFilter, retailer: 'Harbor & Pine' }))).toEqual(['Network'])
    expect(messages(filterFindings(all, { ...noFilter, retailer: networkOnly }))).toEqual(['Network'])
    expect(messages(filterFindings(all, { ...noFilter, retailer: 'constructor' }))).toEqual(['Network'])
  })

  test('shows one level', () => {
    expect(messages(filterFindings(all, { ...noFilter, level: 'warning' }))).toEqual(['Northgate'])
  })

  test.each(['NORTHGATE OUT', ' line 22 ', 'orderheader/tset', 'each'])('finds %s in any part of a finding', (text) => {
    expect(filterFindings([northgate], { ...noFilter, text })).toEqual([northgate])
    expect(filterFindings([northgate], { ...noFilter, text: `${text}?` })).toEqual([])
  })
})

describe('the groups of findings', () => {
  test('join what differs in its place only, and keep the order of the file', () => {
    const groups = groupFindings([
      finding({ path: 'LineItem[1]/OrderLine/OrderQtyUOM', line: 20 }),
      finding({ path: 'Summary/TotalAmount', line: 30, message: 'Other' }),
      finding({ path: 'LineItem[2]/OrderLine/OrderQtyUOM', line: 40 }),
    ])
    expect(groups.map(({ place }) => place)).toEqual(['LineItem[1] › OrderLine', 'Summary'])
    expect(groups[0]?.findings).toHaveLength(1)
    expect(groups[0]?.findings[0]?.others.map(({ place }) => place.line)).toEqual([40])
  })

  test('join one value of an element in different groups, and say how many values have a placeholder', () => {
    const message = "The value is 'False': a placeholder."
    const groups = groupFindings([
      finding({ path: 'Header/Address[1]/State', line: 1 }),
      finding({ path: 'LineItem[2]/Address/State', line: 2 }),
      finding({ code: 'placeholder', path: 'Header/OrderHeader/Vendor', line: 3, message }),
      finding({ code: 'placeholder', path: 'Header/Address/Address2', line: 4, message }),
      finding({ code: 'placeholder', path: 'Header/Address/Address3', line: 5, message: message.replace('F', 'f') }),
    ])
    const folded = groups.flatMap(({ findings }) => findings)
    expect(
      folded.map(({ finding: { place }, others }) => [place.line, ...others.map((one) => one.place.line)]),
    ).toEqual([[1, 2], [3, 4], [5]])
    expect(messages(folded.map(({ finding: one }) => one)).slice(1)).toEqual([
      "2 values are 'False': a placeholder.",
      "The value is 'false': a placeholder.",
    ])
  })

  test('keep what is missing at different places apart', () => {
    const missing = { found: undefined, message: 'Address has no State.' }
    const groups = groupFindings([
      finding({ ...missing, path: 'Header/Address/State' }),
      finding({ ...missing, path: 'LineItem/Address/State' }),
    ])
    expect(groups.flatMap(({ findings }) => findings)).toHaveLength(2)
  })

  test('keep apart what has another message, level or element', () => {
    const groups = groupFindings([
      finding(),
      finding({ message: 'Other' }),
      finding({ level: 'warning' }),
      finding({ path: 'Header/OrderHeader/Vendor' }),
    ])
    expect(groups[0]?.findings).toHaveLength(4)
  })

  test('have one for the file itself, and one for a group at the top', () => {
    const groups = groupFindings([finding({ path: '' }), finding({ path: 'Summary' })])
    expect(groups.map(({ place }) => place)).toEqual(['', 'Summary'])
  })

  test('read each of 2,000 findings a few times only', () => {
    let reads = 0
    const counted = (one: Finding) =>
      new Proxy(one, { get: (target, key) => (reads++, Reflect.get(target, key) as unknown) })
    const many = Array.from({ length: 2000 }, (_, index) =>
      counted(finding({ path: `LineItem[${index}]/Id`, line: index })),
    )
    expect(groupFindings(many)[0]?.findings[0]?.others).toHaveLength(1999)
    expect(reads).toBeLessThan(20 * 2000)
  })
})
