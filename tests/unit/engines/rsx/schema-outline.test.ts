import { describe, expect, test } from 'vitest'
import { readOutline, type OutlineNode } from '@/engines/rsx/schema-outline'
import { platformSources } from './sources/platform-sources'

const outlineOf = (document: string) => readOutline(platformSources(document))
const namesOf = (nodes: readonly OutlineNode[]) => nodes.map(({ name }) => name)

/** A schema with these types beside the record. */
function schemaOf(types: string) {
  const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:element name="Orders"><xs:complexType><xs:sequence>
      <xs:element name="Order" type="Record" maxOccurs="unbounded"/>
    </xs:sequence></xs:complexType></xs:element>${types}</xs:schema>`
  return { document: 'Orders', version: '9.9.9', schema: new TextEncoder().encode(text) }
}
const group = (name: string, ...elements: string[]) =>
  `<xs:complexType name="${name}"><xs:sequence>${elements.join('')}</xs:sequence></xs:complexType>`
const element = (name: string, type: string) => `<xs:element name="${name}" type="${type}"/>`

describe('the outline of a schema', () => {
  test('has the groups of the record and what the schema states about each field', async () => {
    const { nodes, facts } = await outlineOf('Orders')
    expect(namesOf(nodes)).toEqual(['Meta', 'Header', 'LineItem', 'Summary'])
    expect(facts.get('TradingPartnerId')).toEqual({ type: 'string', length: 'up to 15', groups: ['Header'] })
    expect(facts.get('Address')).toMatchObject({ type: 'group', groups: ['Header', 'LineItem'] })
    expect(facts.get('SenderUniqueID')?.groups).toEqual(['Meta'])
  })

  test('does not open a group within itself', async () => {
    const { nodes } = await readOutline(
      schemaOf(
        group('Record', element('Pack', 'Pack')) + group('Pack', element('Id', 'xs:string'), element('Pack', 'Pack')),
      ),
    )
    const [pack] = nodes
    expect(namesOf(pack?.children ?? [])).toEqual(['Id', 'Pack'])
    expect(pack?.children[1]?.children).toEqual([])
  })

  test('is bounded where groups multiply from level to level', async () => {
    const levels = Array.from({ length: 40 }, (_, level) =>
      group(`L${level}`, element('A', `L${level + 1}`), element('B', `L${level + 1}`)),
    )
    const { nodes } = await readOutline(
      schemaOf(group('Record', element('Top', 'L0')) + levels.join('') + group('L40', element('End', 'xs:string'))),
    )
    const count = (list: readonly OutlineNode[]): number =>
      list.reduce((sum, { children }) => sum + 1 + count(children), 0)
    expect(count(nodes)).toBeLessThan(20_100)
  })

  test('says with one sentence that a schema cannot be read', async () => {
    const broken = { ...schemaOf(''), schema: new TextEncoder().encode('<nothing/>') }
    await expect(readOutline(broken)).rejects.toThrow('The schema of Orders 9.9.9 cannot be read.')
  })
})
