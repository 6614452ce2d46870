import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveOf, platformContent } from '../engines/rule-pack/platform-pack'
import { jsonOf, orderWith, plant, xmlOf } from '../engines/rsx/check/support'
import { platformSources } from '../engines/rsx/sources/platform-sources'
import { folderOf, removeFolder, runTool } from './run-tool'

const documents = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']
const retailers = ['Harbor & Pine']
let folder = ''
const at = (name: string) => join(folder, name)
const rules = () => ['--rules', at('rules.zip')]

beforeAll(async () => {
  folder = folderOf({
    'order.xml': xmlOf('Orders'),
    'changed.json': jsonOf('Orders', orderWith('Header/OrderHeader/Vendor', 'V-OTHER')),
    'shipment.xml': xmlOf('Shipments'),
    'old.xml': plant(xmlOf('Orders'), 'network.example/7.7', 'network.example/6.9'),
  })
  const sources = documents.map((name) => platformSources(name))
  const remittances = { ...platformSources('Remittances'), reasons: { design: 'Remittances has no design' } }
  writeFileSync(at('rules.zip'), await archiveOf(platformContent([...sources, remittances], { retailers })))
})
afterAll(() => removeFolder(folder))

describe('the commands', () => {
  test.each([
    ['Orders', 'xml'],
    ['OrderAcks', 'json'],
    ['Shipments', 'csv'],
    ['Invoices', 'positional'],
  ])('sample %s as %s makes a document without errors', async (document, format) => {
    const made = await runTool(['sample', '--as', document, '--format', format, ...rules()])
    expect(made.code).toBe(0)
    const checked = await runTool(['check', '-', '--as', document, ...rules()], made.stdout)
    expect({ code: checked.code, output: checked.stdout }).toEqual({
      code: 0,
      output: expect.stringContaining(document),
    })
  })

  test('sample prints a document that passes the check, the same one each time', async () => {
    const make = (...options: string[]) => runTool(['sample', '--as', 'Shipments', ...options, ...rules()])
    const [first, again, other] = [await make(), await make(), await make('--seed', '2')]
    expect(first.stdout).toMatch(/^<\?xml/)
    expect(again.stdout).toBe(first.stdout)
    expect(other.stdout).not.toBe(first.stdout)
  })

  test('compare says what differs between documents of two formats', async () => {
    const { code, stdout } = await runTool(['compare', at('order.xml'), at('changed.json'), ...rules()])
    expect(code).toBe(1)
    expect(stdout).toMatch(/Vendor: .+ → V-OTHER/)
    const csv = await runTool(['compare', at('order.xml'), at('changed.json'), '--format', 'csv', ...rules()])
    expect(csv.stdout).toMatch(/^Place,Difference,/)
    const types = await runTool(['compare', at('order.xml'), at('shipment.xml'), ...rules()])
    expect(types).toMatchObject({ code: 2, stderr: 'Only documents of one type are compared.\n' })
  })

  test('decode explains a 997 from the standard input, without its secrets', async () => {
    const acknowledgment = 'ST*997*0001~AK1*PO*1~AK2*850*0001~AK3*N1*8**8~AK4*3*66*7*XX~AK5*R*5~AK9*R*1*1*0~SE*8*0001~'
    const { code, stdout } = await runTool(['decode'], acknowledgment)
    expect(code).toBe(0)
    expect(stdout).toMatch(/997/)
    const response = 'HTTP/1.1 401 Unauthorized\nAuthorization: Bearer abcdefghijklmnop.qrstuvwxyz\n\n{"message":"no"}'
    const decoded = await runTool(['decode', '--format', 'json'], response)
    expect(decoded.stdout).not.toContain('qrstuvwxyz')
    expect(JSON.parse(decoded.stdout)).toMatchObject({ heading: expect.stringContaining('401') })
  })

  test('rules says what a pack has, and what it lacks', async () => {
    const { stdout } = await runTool(['rules', ...rules()])
    expect(stdout).toMatch(
      /^Rule pack of https:\/\/portal\.example, .+ old\. Its files match its manifest, which finds damage and no forgery\.\n/,
    )
    expect(stdout).toContain('Retailers: Harbor & Pine\n')
    expect(stdout).toContain('Orders 7.7.4: XML, JSON, CSV, positional; requirements of retailers\n')
    expect(stdout).toContain('Remittances 7.7.4: XML, JSON; no requirements of retailers (Remittances has no design)\n')
    const json = JSON.parse((await runTool(['rules', '--format', 'json', ...rules()])).stdout) as object
    expect(json).toMatchObject({ portal: 'https://portal.example', ageDays: 0, retailers })
  })

  test('check judges for the retailers of the pack, and no version by the rules of another one', async () => {
    const own = await runTool(['check', at('order.xml'), ...rules()])
    expect(own.stdout).toContain('  Harbor & Pine: ')
    const other = await runTool(['check', at('order.xml'), '--retailer', 'Northgate Outfitters', ...rules()])
    expect(other.stdout).not.toContain('Harbor & Pine')
    const old = await runTool(['check', at('old.xml'), ...rules()])
    expect(old.stdout).toContain('The document is of version 6.9, and the rule pack has Orders 7.7.4.')
    expect(old.code).toBe(2)
  })
})
