import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveOf, platformContent, zipped } from '../engines/rule-pack/platform-pack'
import { plant, xmlOf } from '../engines/rsx/check/support'
import { platformSources } from '../engines/rsx/sources/platform-sources'
import { folderOf, removeFolder, runTool } from './run-tool'

const valid = xmlOf('Orders')
/** Two errors of two kinds with one right value each, and one without. */
const wrong = plant(plant(plant(valid, '>EA<', '>ea<'), '>2026-03-02<', '> 2026-03-02 <'), '>KN<', '>QQ<')
const repaired = plant(valid, '>KN<', '>QQ<')
const onlyCertain = plant(valid, '>EA<', '>ea<')
let folder = ''
const at = (name: string) => join(folder, name)
const rules = async () => archiveOf(platformContent([platformSources('Orders')]))

beforeAll(async () => {
  folder = folderOf({
    'wrong.xml': wrong,
    'certain.xml': onlyCertain,
    'marked.xml': `\ufeff${onlyCertain}`,
    'latin.xml': Buffer.from(
      onlyCertain.replace('UTF-8', 'ISO-8859-1').replace(/<Vendor>[^<]*/, '<Vendor>M\u00fc'),
      'latin1',
    ),
    'archive.zip': zipped({ 'a.xml': Buffer.from(onlyCertain) }),
    'rules.zip': await rules(),
  })
})
afterAll(() => removeFolder(folder))

const fix = (name: string, ...options: string[]) => runTool(['fix', at(name), '--rules', at('rules.zip'), ...options])

describe('fix', () => {
  test('prints with --dry-run what would change, and changes nothing', async () => {
    const before = statSync(at('wrong.xml'))
    const { code, stdout, stderr } = await fix('wrong.xml', '--dry-run')
    expect(code).toBe(1)
    expect(stdout.match(/^[-+][^-+].*$/gm)?.map((line) => line.replace(/\s+/, ''))).toEqual([
      expect.stringMatching(/^-<PurchaseOrderDate> 2026-03-02 </),
      expect.stringMatching(/^\+<PurchaseOrderDate>2026-03-02</),
      expect.stringMatching(/^-<OrderQtyUOM>ea</),
      expect.stringMatching(/^\+<OrderQtyUOM>EA</),
    ])
    expect(stderr).toMatch(/3 errors before, 1 error after the fixes\.\n$/)
    expect(readFileSync(at('wrong.xml'), 'utf8')).toBe(wrong)
    expect(statSync(at('wrong.xml')).mtimeMs).toBe(before.mtimeMs)
  })

  test('writes with --write, and leaves what a person has to decide', async () => {
    writeFileSync(at('written.xml'), wrong)
    expect((await fix('written.xml', '--write')).code).toBe(1)
    expect(readFileSync(at('written.xml'), 'utf8')).toBe(repaired)
  })

  test('makes a file pass whose errors have one right value each', async () => {
    writeFileSync(at('passing.xml'), onlyCertain)
    expect((await fix('passing.xml', '--write')).code).toBe(0)
    expect((await runTool(['check', at('passing.xml'), '--rules', at('rules.zip')])).code).toBe(0)
  })

  test('keeps the byte-order mark of a file', async () => {
    writeFileSync(at('mark.xml'), `\ufeff${onlyCertain}`)
    await fix('mark.xml', '--write')
    expect(readFileSync(at('mark.xml'), 'utf8')).toBe(`\ufeff${valid}`)
  })

  test.each([
    ['latin.xml', 'The text cannot be written back as it is.'],
    ['archive.zip', 'Only a file with one document can be fixed'],
    ['missing.xml', 'There is no such file.'],
  ])('leaves %s alone, and says why', async (name, reason) => {
    const { code, stderr } = await fix(name, '--write')
    expect(code).toBe(2)
    expect(stderr).toContain(reason)
  })

  test('prints the fixed text of the standard input', async () => {
    const { code, stdout } = await runTool(['fix', '-', '--rules', at('rules.zip'), '--quiet'], onlyCertain)
    expect({ code, stdout }).toEqual({ code: 0, stdout: valid })
  })
})
