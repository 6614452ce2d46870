import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, dana } from './in-process'

interface Node {
  name: string
  id: string
  attributes: { displayName: string; format?: string; minLength?: number | number[]; maxLength?: number | number[] }
  minOccurs: number
  maxOccurs: number | string
  visible: boolean
  sourcing: { documentation?: string }
  extraProperties: {
    consolidatedDocumentation?: string
    consolidatedNotes?: Record<string, string[]>
    consolidatedQualifiers?: Record<string, { description: string; mandatoryFor: string[] }>
    consolidatedMandatoryFor?: string[]
  }
  children?: Node[]
}

const files = ['Orders-850', 'OrderAcks-855', 'Shipments-856', 'Invoices-810']

let platform: Awaited<ReturnType<typeof createTestPlatform>>
const dumps = new Map<string, Node>()
beforeAll(async () => {
  platform = await createTestPlatform()
  for (const file of files) {
    const { text } = await platform.call('GET', `/content/My-design-files/${file}.json`, { as: dana })
    dumps.set(file, JSON.parse(text) as Node)
  }
})

const dump = (file: string) => dumps.get(file) as Node
const below = (node: Node): Node[] => (node.children ?? []).flatMap((child) => [child, ...below(child)])
const retailersOf = (node: Node) => node.extraProperties.consolidatedMandatoryFor ?? []
const at = (file: string, path: string) => below(dump(file)).find(({ id }) => id.endsWith(`/${path}`)) as Node

describe('consolidated designs', () => {
  it.each(files)('%s: every node is complete and has its own id', (file) => {
    const root = dump(file)
    const nodes = below(root)
    expect(retailersOf(root)).toHaveLength(12)
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
    expect(nodes.every(({ attributes }) => attributes.displayName.length > 0)).toBe(true)
    expect(
      nodes.filter(({ visible }) => visible).every(({ sourcing }) => (sourcing.documentation ?? '').length > 3),
    ).toBe(true)
    expect(nodes.every(({ maxOccurs }) => maxOccurs === 'unbounded' || typeof maxOccurs === 'number')).toBe(true)
    // A retailer that requires a field also requires its groups.
    for (const node of [root, ...nodes]) {
      const outer = new Set(retailersOf(node))
      for (const child of node.children ?? []) expect(retailersOf(child).filter((name) => !outer.has(name))).toEqual([])
    }
  })

  it.each(files)('%s: the requirements of retailers differ', (file) => {
    const nodes = below(dump(file))
    const fields = (retailer: string) =>
      nodes.filter((node) => !node.children && retailersOf(node).includes(retailer)).map(({ id }) => id)
    const names = retailersOf(dump(file))
    for (const [index, one] of names.entries()) {
      const own = fields(one)
      expect([one, own.length >= 14 && own.length <= 40]).toEqual([one, true])
      for (const other of names.slice(index + 1)) {
        const others = new Set(fields(other))
        const differing =
          own.filter((id) => !others.has(id)).length + [...others].filter((id) => !own.includes(id)).length
        expect([one, other, differing >= 4]).toEqual([one, other, true])
      }
    }
  })

  it('of an order have about 1,000 nodes, visible and hidden ones', () => {
    const nodes = below(dump('Orders-850'))
    expect(nodes.length).toBeGreaterThan(950)
    const hidden = nodes.filter(({ visible }) => !visible)
    expect(hidden.some(({ children }) => children === undefined)).toBe(true)
    expect(hidden.some(({ children }) => (children?.length ?? 0) > 0)).toBe(true)
  })

  it('list codes with the retailers that require them, also a former one', () => {
    const dates = at('Orders-850', 'Header/Dates/DateTimeQualifier').extraProperties.consolidatedQualifiers
    expect(dates?.['037']?.description).toBe('Ship not before')
    expect(dates?.['037']?.mandatoryFor).toContain('Harbor & Pine')
    expect(dates?.['010']?.mandatoryFor).toContain('Old Mill Trading')
    expect(retailersOf(dump('Orders-850'))).not.toContain('Old Mill Trading')
  })

  it('contain different lengths, limited and unlimited repetitions, notes and nested packs', () => {
    expect(at('Orders-850', 'OrderHeader/PurchaseOrderNumber').attributes.maxLength).toEqual([8, 9, 10, 12, 15, 22])
    expect(at('Orders-850', 'OrderHeader/TsetPurposeCode').attributes.maxLength).toBe(2)
    expect(at('Orders-850', 'Header/Dates').maxOccurs).toBe('unbounded')
    expect(at('Orders-850', 'Header/Notes').maxOccurs).toBe(5)
    expect(Object.keys(at('Orders-850', 'Header/Dates').extraProperties.consolidatedNotes ?? {})).toEqual([
      'Bluebird Grocers',
      'Harbor & Pine',
      'Lakeshore Home',
    ])
    expect(at('Shipments-856', 'PackLevel/PackLevel/Pack/ShippingSerialID').visible).toBe(true)
    expect(at('Orders-850', 'Header/Dates/Date').attributes.format).toBeUndefined()
    expect(at('Orders-850', 'OrderHeader/PurchaseOrderDate').attributes.format).toBe('YYYY-MM-DD')
  })

  it('show every note of a retailer somewhere', async () => {
    const { retailers } = await import('../../platform/rsx/designs/retailers')
    const shown = new Set(
      files.flatMap((file) =>
        below(dump(file)).flatMap(({ extraProperties: { consolidatedNotes = {} } }) =>
          Object.entries(consolidatedNotes).flatMap(([name, notes]) => notes.map((note) => `${name}: ${note}`)),
        ),
      ),
    )
    const written = retailers.flatMap(({ name, notes }) =>
      Object.values(notes)
        .flat()
        .map((note) => `${name}: ${note}`),
    )
    expect(written.filter((note) => !shown.has(note))).toEqual([])
  })

  it('need a token, and unknown ones are not found', async () => {
    expect((await platform.call('GET', '/content/My-design-files/Orders-850.json')).status).toBe(401)
    for (const path of ['Orders-855.json', 'OrderChanges-860.json', ''])
      expect((await platform.call('GET', `/content/My-design-files/${path}`, { as: dana })).status).toBe(404)
  })
})
