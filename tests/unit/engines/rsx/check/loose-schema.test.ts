import { describe, expect, it } from 'vitest'
import type { RuleModel } from '@/engines/rsx/rule-model'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { codesOf } from './support'

/** The rules of orders whose record has this content, as XML Schema writes it. */
function rulesWith(model: string, parts = ''): Promise<RuleModel> {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:t" targetNamespace="urn:t">
    <xs:element name="Orders"><xs:complexType><xs:sequence>
      <xs:element name="Order" maxOccurs="unbounded"><xs:complexType>${model}</xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>${parts}</xs:schema>`
  return compileRules({
    document: 'Orders',
    version: '1.0',
    schema: new TextEncoder().encode(schema),
    design: undefined,
    csvLayout: undefined,
    positionalLayout: undefined,
    reasons: {},
  })
}

/** The codes of what is found in a record by the rules. */
const codesIn = async (record: string, rules: RuleModel) =>
  codesOf(`<Orders xmlns="urn:t"><Order>${record}</Order></Orders>`, { rules })

const element = (name: string, more = '') => `<xs:element name="${name}" type="xs:string" ${more}/>`
const [a, b, c] = [element('A'), element('B', 'minOccurs="0"'), element('C')]

describe('where a schema is loose, only what is certain is an error', () => {
  it('takes other elements, with their content and namespace, beside those that it names', async () => {
    const rules = await rulesWith(`<xs:sequence>${a}${b}<xs:any minOccurs="0" maxOccurs="unbounded"/></xs:sequence>`)
    expect(rules.missing.map(({ reason }) => reason)).toContain(
      'The schema allows elements in Order that it does not name: whether they are right cannot be told.',
    )
    expect(await codesIn('<A>1</A><Other>1</Other>', rules)).toEqual([])
    expect(await codesIn('<A>1</A><x:Other xmlns:x="urn:x"><x:More/><A/></x:Other>', rules)).toEqual([])
    // The wildcard may stand for an element that the schema names, too.
    expect(await codesIn('<A>1</A><B>1</B><A>2</A><LineItems/>', rules)).toEqual([])
    expect(await codesIn('<Other>1</Other>', rules)).toEqual(['required-missing'])
    expect(await codesIn('<A><Other/></A>', rules)).toEqual(['group-for-value'])
    expect(await codesIn('<A>1</A>x<Other/>', rules)).toEqual(['wrong-place'])
  })

  it('takes elements in any order where the schema does', async () => {
    const rules = await rulesWith(`<xs:all>${a}${b}${c}</xs:all>`)
    expect(rules.missing.filter(({ source }) => source === 'schema')).toEqual([])
    expect(await codesIn('<C>1</C><B>1</B><A>1</A>', rules)).toEqual([])
    expect(await codesIn('<C>1</C><B>1</B>', rules)).toEqual(['required-missing'])
    expect(await codesIn('<C>1</C><A>1</A><C>2</C>', rules)).toEqual(['too-many'])
    expect(await codesIn('<C>1</C><A>1</A><Zzzz>2</Zzzz>', rules)).toEqual(['unknown-element'])
  })

  it('takes alternatives that repeat in any order', async () => {
    for (const model of [
      `<xs:choice maxOccurs="unbounded">${a}<xs:sequence>${b}${c}</xs:sequence></xs:choice>`,
      `<xs:sequence maxOccurs="unbounded"><xs:choice>${a}<xs:sequence>${b}${c}</xs:sequence></xs:choice></xs:sequence>`,
      `<xs:choice maxOccurs="unbounded"><xs:choice>${a}<xs:choice>${b}${c}</xs:choice></xs:choice></xs:choice>`,
    ]) {
      const rules = await rulesWith(model)
      expect(await codesIn('<B>1</B><C>1</C><A>1</A><C>2</C>', rules)).toEqual([])
      expect(await codesIn('<A>1</A><Zzzz>2</Zzzz>', rules)).toEqual(['unknown-element'])
    }
  })

  it('asks for no element of an alternative, and keeps the order of the others', async () => {
    const rules = await rulesWith(
      `<xs:sequence>${a}<xs:choice>${b}<xs:sequence>${c}<xs:choice>${element('D')}${element('E')}</xs:choice></xs:sequence></xs:choice></xs:sequence>`,
    )
    expect(await codesIn('<A>1</A><B>1</B>', rules)).toEqual([])
    expect(await codesIn('<A>1</A><C>1</C><E>1</E>', rules)).toEqual([])
    expect(await codesIn('<B>1</B><A>1</A>', rules)).toEqual(['wrong-order'])
  })

  it('takes the same names in another order in another alternative', async () => {
    const rules = await rulesWith(
      `<xs:choice><xs:sequence>${a}${c}</xs:sequence><xs:sequence>${c}${a}</xs:sequence></xs:choice>`,
    )
    expect(await codesIn('<C>1</C><A>1</A>', rules)).toEqual([])
  })

  it('takes any content of an element without a type, and text where the schema allows it', async () => {
    const rules = await rulesWith('<xs:sequence><xs:element name="A"/></xs:sequence>')
    for (const content of ['1', '<B>1</B><B/>', 'text <B/> text']) {
      expect(await codesIn(`<A>${content}</A>`, rules)).toEqual([])
    }
    const mixed = await rulesWith(
      `<xs:sequence><xs:element name="G"><xs:complexType mixed="true"><xs:sequence>${b}</xs:sequence></xs:complexType></xs:element></xs:sequence>`,
    )
    expect(await codesIn('<G>text <B>1</B> text</G>', mixed)).toEqual([])
    expect(await codesIn('<G>text</G>', mixed)).toEqual([])
  })

  it('takes what replaces an abstract element', async () => {
    const rules = await rulesWith(
      `<xs:sequence><xs:element ref="Abstract"/>${c}</xs:sequence>`,
      '<xs:element name="Abstract" type="xs:string" abstract="true"/>',
    )
    expect(await codesIn('<Real>1</Real><C>1</C>', rules)).toEqual([])
    expect(await codesIn('<Real>1</Real>', rules)).toEqual(['required-missing'])
  })
})
