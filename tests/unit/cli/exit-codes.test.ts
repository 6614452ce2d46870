import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveOf, platformContent } from '../engines/rule-pack/platform-pack'
import { plant, xmlOf } from '../engines/rsx/check/support'
import { platformSources } from '../engines/rsx/sources/platform-sources'
import { folderOf, removeFolder, runTool } from './run-tool'

const valid = xmlOf('Orders')
const wrong = plant(valid, '>EA<', '>XX<')
const warned = plant(valid, '<?xml', '<!-- --><?xml').replace('<!-- -->', '')
let folder = ''
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = folderOf({
    'valid.xml': valid,
    'wrong.xml': wrong,
    'warned.xml': warned.replace(/<Vendor>[^<]*</, '<Vendor> <'),
    'empty.xml': '',
    'other.csv': 'a,b\n1,2\n',
    'folder/a.txt': 'nothing',
    'none/readme.md': 'no document',
  })
  const sources = ['Orders', 'Shipments'].map((name) => platformSources(name))
  writeFileSync(at('rules.zip'), await archiveOf(platformContent(sources)))
  const visitor = platformContent([
    { ...platformSources('Orders'), design: undefined, reasons: { design: 'Designs need an account' } },
  ])
  writeFileSync(at('visitor.zip'), await archiveOf({ ...visitor, retailers: ['Harbor & Pine'] }))
})
afterAll(() => removeFolder(folder))

/** Runs a command line in which @ is the folder of the test. */
const runIn = (line: string, input = '') =>
  runTool(
    line.split(' ').map((part) => part.replaceAll('@', folder).replaceAll('_', ' ')),
    input,
  )

describe('the exit code', () => {
  test.each([
    [0, 'check @/valid.xml --rules @/rules.zip'],
    [1, 'check @/wrong.xml --rules @/rules.zip'],
    [2, 'check @/empty.xml --rules @/rules.zip'],
    [2, 'check @/missing.xml --rules @/rules.zip'],
    [1, 'check @/valid.xml @/wrong.xml --rules @/rules.zip'],
    [2, 'check @/missing.xml @/wrong.xml @/valid.xml --rules @/rules.zip'],
    [2, 'check @/valid.xml @/other.csv --rules @/rules.zip'],
    [0, 'check @/warned.xml --rules @/rules.zip'],
    [1, 'check @/warned.xml --rules @/rules.zip --fail-on warning'],
    [0, 'check @/valid.xml --rules @/rules.zip --fail-on warning --fail-on cannot-tell'],
    [0, 'check @/valid.xml --rules @/visitor.zip'],
    [1, 'check @/valid.xml --rules @/visitor.zip --fail-on cannot-tell'],
    [0, 'check @/valid.xml --rules @/rules.zip --as Orders --version 7.7.4'],
    [2, 'check @/valid.xml --rules @/rules.zip --as Shipments'],
    [2, 'check @/valid.xml --rules @/rules.zip --version 7.3.0'],
    [0, 'check @/valid.xml --rules @/rules.zip --retailer Northgate_Outfitters'],
    [1, 'check @/valid.xml --rules @/rules.zip --retailer Harbor_&_Pine'],
    [2, 'check @/valid.xml --rules @/rules.zip --retailer Harbor_&_Pin'],
    [2, 'check @/valid.xml --rules @/visitor.zip --retailer Harbor_&_Pine'],
    [2, 'check @/valid.xml --rules @/missing.zip'],
    [2, 'check @/valid.xml --rules @/valid.xml'],
    [2, 'check @/rules.zip --rules @/rules.zip'],
    [2, 'check @/valid.xml'],
    [2, 'check --rules @/rules.zip'],
    [2, 'check @/valid.xml --rules @/rules.zip --format html'],
    [2, 'check @/valid.xml --rules @/rules.zip --fail-on note'],
    [2, 'check @/valid.xml --rules @/rules.zip --write'],
    [2, 'check @/none --rules @/rules.zip'],
    [2, 'check @/*.html --rules @/rules.zip'],
    [2, 'nothing'],
    [2, ''],
    [0, 'help'],
    [0, '--help'],
    [0, '--version'],
    [0, 'check --help'],
    [0, 'rules --rules @/rules.zip'],
    [2, 'rules --rules @/valid.xml'],
    [2, 'rules'],
    [0, 'sample --as Orders --rules @/rules.zip'],
    [2, 'sample --rules @/rules.zip'],
    [2, 'sample --as Invoices --rules @/rules.zip'],
    [2, 'sample --as Orders --rules @/rules.zip --size huge'],
    [0, 'compare @/valid.xml @/valid.xml --rules @/rules.zip'],
    [1, 'compare @/valid.xml @/wrong.xml --rules @/rules.zip'],
    [2, 'compare @/valid.xml --rules @/rules.zip'],
    [2, 'compare @/valid.xml @/empty.xml --rules @/rules.zip'],
    [1, 'fix @/wrong.xml --dry-run --rules @/rules.zip'],
    [2, 'fix @/wrong.xml --rules @/rules.zip'],
    [2, 'fix @/wrong.xml --dry-run --write --rules @/rules.zip'],
    [2, 'fix @/empty.xml --dry-run --rules @/rules.zip'],
    [2, 'decode @/missing.txt'],
    [2, 'decode @/empty.xml'],
  ])('is %i after %s', async (code, line) => {
    const run = await runIn(line)
    expect({ code: run.code, output: run.stdout + run.stderr }).toEqual({ code, output: expect.stringMatching(/\S/) })
    // Every error is a sentence, without a stack.
    expect(run.stderr).not.toMatch(/\n {4}at |undefined/)
  })

  test('of a response from the standard input is 0 if it is explained', async () => {
    const run = await runIn('decode', 'HTTP/1.1 401 Unauthorized\r\n\r\n{"error":"invalid_token"}')
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(/401/)
  })
})

describe('all files are reported', () => {
  test('although one of them does not exist, and one has errors', async () => {
    const { code, stdout } = await runIn('check @/missing.xml @/wrong.xml @/valid.xml --rules @/rules.zip')
    expect(code).toBe(2)
    expect(stdout).toContain('missing.xml: not judged: There is no such file.')
    expect(stdout).toMatch(/wrong\.xml: Orders 7\.7\.4\n {2}error: Line \d+, column \d+ .*XX/)
    expect(stdout).toMatch(/valid\.xml: Orders 7\.7\.4\n {2}Network: passes/)
    expect(stdout).toMatch(/3 documents, 1 with errors, 1 not judged, 1 error, 0 warnings\./)
  })

  test('with the age of the rule pack', async () => {
    expect((await runIn('check @/valid.xml --rules @/rules.zip')).stdout).toMatch(
      /Rule pack of .+, less than a day old\.\n$/,
    )
  })

  test('in few words with --quiet', async () => {
    const { stdout } = await runIn('check @/wrong.xml @/valid.xml --rules @/rules.zip --quiet')
    expect(stdout).toMatch(/^.+wrong\.xml: error: Line .+\n$/)
  })

  test('once each, however often they are named', async () => {
    const { stdout } = await runIn('check @/valid.xml @/*.xml @/valid.xml @ --rules @/rules.zip --format json')
    const names = (JSON.parse(stdout) as { documents: { name: string }[] }).documents.map(({ name }) => name)
    expect(names.filter((name) => name.endsWith('/valid.xml'))).toHaveLength(1)
  })

  test('from the standard input', async () => {
    const run = await runIn('check - --rules @/rules.zip', wrong)
    expect(run.code).toBe(1)
    expect(run.stdout).toMatch(/^standard input: Orders 7\.7\.4\n {2}error: /)
  })
})

describe('a wrong command line', () => {
  test.each([
    ['check @/valid.xml --rules @/rules.zip --rtailer a', "Unknown option '--rtailer'. See: dev-center.mjs help"],
    ['check @/valid.xml', 'Name the rule pack: --rules rule-pack.zip. See: dev-center.mjs help'],
    ['chek', 'There is no command "chek". See: dev-center.mjs help'],
    ['check @/valid.xml --rules @/rules.zip --fail-on note', '--fail-on is one of error, warning or cannot-tell.'],
    ['check @/valid.xml --rules @/rules.zip --retailer Harbor_&_Pin', 'Did you mean Harbor & Pine?'],
    [
      'check @/valid.xml --rules @/visitor.zip --retailer Harbor_&_Pine',
      'Sign in to the portal and download it again.',
    ],
  ])('is answered by a sentence: %s', async (line, sentence) => {
    expect((await runIn(line)).stderr).toContain(sentence)
  })

  test('is explained by a help that fits a screen, with an example of every command', async () => {
    const help = await runIn('help')
    for (const command of ['check', 'fix', 'sample', 'compare', 'decode', 'rules']) {
      expect(help.stdout).toContain(`dev-center.mjs ${command}`)
      const { stdout } = await runIn(`${command} --help`)
      expect(stdout.split('\n').length).toBeLessThanOrEqual(25)
      expect(stdout.split('\n').every(({ length }) => length <= 130)).toBe(true)
    }
    expect(help.stdout.split('\n').length).toBeLessThanOrEqual(25)
  })
})
