import { chmodSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { getuid } from 'node:process'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveOf, platformContent, zipped } from '../engines/rule-pack/platform-pack'
import { plant, xmlOf } from '../engines/rsx/check/support'
import { platformSources } from '../engines/rsx/sources/platform-sources'
import { builtTool, spawnTool } from './built-tool'
import { folderOf, removeFolder } from './run-tool'

const valid = xmlOf('Orders')
const wrong = plant(valid, '>EA<', '>XX<')
const nobody = 65534
let folder = ''

beforeAll(async () => {
  const pack = await archiveOf(platformContent([platformSources('Orders')]))
  const many = Array.from({ length: 40 }, (_, at) => [
    `many/${String(at).padStart(2, '0')}.xml`,
    at % 4 === 0 ? wrong : valid,
  ])
  const zeros = new Uint8Array(30_000_000)
  folder = folderOf({
    'valid.xml': valid,
    'wrong.xml': wrong,
    ...Object.fromEntries(many),
    'rules.zip': pack,
    'odd/large.xml': 'a'.repeat(50_000_000),
    'odd/binary.xml': Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3, 0, 0, 0xff, 0xfe]),
    'odd/bomb.zip': zipSync({ 'a.xml': zeros, 'b.xml': zeros, 'c.xml': zeros, 'd.xml': zeros }),
    'odd/outside.zip': zipped({ '../../escaped.xml': Buffer.from(valid) }),
    'odd/damaged.zip': zipped({ 'a.xml': Buffer.from(valid) }).slice(0, 100),
    'odd/unreadable.xml': valid,
    'empty/readme.md': '',
  })
  symlinkSync('loop.xml', join(folder, 'odd/loop.xml'))
  chmodSync(join(folder, 'odd/unreadable.xml'), 0)
  // A user without rights runs the tool, too.
  chmodSync(folder, 0o755)
  chmodSync(dirname(await builtTool()), 0o755)
})
afterAll(() => removeFolder(folder))

const check = (files: readonly string[], options: Parameters<typeof spawnTool>[1] = {}) =>
  spawnTool(['check', ...files, '--rules', 'rules.zip'], { cwd: folder, ...options })

/** The names of all files below the folder of the test. */
const filesOf = () => (readdirSync(folder, { recursive: true }) as string[]).toSorted()

describe('the built tool', () => {
  test('is one file of at most 400 kB that needs nothing else', async () => {
    const code = readFileSync(await builtTool(), 'utf8')
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(400_000)
    expect(code).toMatch(/^#!\/usr\/bin\/env node\n/)
    const imports = [...code.matchAll(/\bfrom\s*["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/g)].map(
      ([, a, b]) => a ?? b,
    )
    expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([])
  })

  test('checks many files in a worker for each core, and reports them in their order', async () => {
    const { code, stdout, stderr } = await check(['many'])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    const names = [...stdout.matchAll(/^many\/(\d\d)\.xml: /gm)].map(([, number]) => Number(number))
    expect(names).toEqual(Array.from({ length: 40 }, (_, at) => at))
    expect(stdout).toMatch(/\n40 documents, 10 with errors, 10 errors, 0 warnings\./)
  })

  test('takes a pattern and the standard input', async () => {
    expect((await check(['many/*1.xml'])).stdout).toMatch(/\n4 documents, 0 with errors/)
    expect((await check(['-'], { input: wrong })).code).toBe(1)
  })

  test('ends quietly when the reader of its output has gone', async () => {
    const shell = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${await builtTool()}" check many --rules rules.zip --format json | head -c 10`],
      { cwd: folder, encoding: 'utf8' },
    )
    expect(shell.stderr).toBe('')
    expect(shell.stdout).toHaveLength(10)
  })
})

describe('a hostile input', () => {
  test.each([
    ['odd/missing.xml', 'There is no such file.'],
    ['empty', 'This folder has no file that can be a document.'],
    ['odd/loop.xml', 'This is a symbolic link that leads to itself.'],
    ['odd/large.xml', 'The file has 50.0 MB. Files of up to 25 MB can be checked.'],
    ['odd/binary.xml', 'XML, JSON, CSV and positional files can be checked.'],
    ['odd/bomb.zip', 'The file is too large when it is unpacked.'],
    ['odd/outside.zip', 'The name of this file leads out of the archive. It was not opened.'],
    ['odd/damaged.zip', 'The archive is damaged.'],
    ['/dev/zero', 'The file has more than 100 MB.'],
  ])('is refused in a sentence with exit code 2: %s', async (name, sentence) => {
    const before = filesOf()
    const { code, stdout, stderr } = await check([name, 'wrong.xml', 'valid.xml'])
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' })
    expect(stdout).toMatch(/: not judged: /)
    expect(stdout).toContain(sentence)
    expect(stdout).toMatch(/wrong\.xml: Orders[^]*valid\.xml: Orders/)
    expect(filesOf()).toEqual(before)
  })

  test('that may not be read is one', async () => {
    // Modes do not bind root, who therefore becomes somebody else.
    const { code, stdout } = await check(['odd/unreadable.xml', 'valid.xml'], getuid?.() === 0 ? { uid: nobody } : {})
    expect(code).toBe(2)
    expect(stdout).toContain('You have no permission to read this file.')
    expect(stdout).toMatch(/valid\.xml: Orders[^\n]*\n {2}Network: passes/)
  })

  test('beside many files leaves all others judged', async () => {
    const { code, stdout } = await check(['many', 'odd/loop.xml', 'odd/bomb.zip', 'odd/binary.xml'])
    expect(code).toBe(2)
    expect(stdout).toMatch(/\n46 documents, 10 with errors, 6 not judged/)
  })
})

describe('without surroundings', () => {
  const noSockets = `
    import net from 'node:net'
    import dns from 'node:dns'
    import { syncBuiltinESMExports } from 'node:module'
    const refuse = () => { throw new Error('a socket was opened') }
    net.Socket.prototype.connect = refuse
    dns.lookup = refuse
    globalThis.fetch = refuse
    syncBuiltinESMExports()
  `

  test('the tool checks with the network cut off', async () => {
    const isPermitted = spawnSync('unshare', ['-n', 'true']).status === 0
    writeFileSync(join(folder, 'no-sockets.mjs'), noSockets)
    const options = isPermitted
      ? { through: ['unshare', '-n'] }
      : { nodeArguments: ['--import', join(folder, 'no-sockets.mjs')] }
    const { code, stderr } = await check(['many'], options)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  })

  test('the tool needs no permission to write, but for --write', async () => {
    const [major = 0] = process.versions.node.split('.').map(Number)
    const flag = major < 23 ? '--experimental-permission' : '--permission'
    const nodeArguments = ['--no-warnings', flag, '--allow-fs-read=*', '--allow-worker']
    expect((await check(['many'], { nodeArguments })).code).toBe(1)
    const fix = (option: string) =>
      spawnTool(['fix', 'wrong.xml', option, '--rules', 'rules.zip'], { cwd: folder, nodeArguments })
    expect((await fix('--dry-run')).code).toBe(1)
    writeFileSync(join(folder, 'fixable.xml'), plant(valid, '>EA<', '>ea<'))
    const written = await spawnTool(['fix', 'fixable.xml', '--write', '--rules', 'rules.zip'], {
      cwd: folder,
      nodeArguments,
    })
    expect(written.code).toBe(2)
    expect(written.stderr).toContain('The file cannot be written (ERR_ACCESS_DENIED).')
  })
})
