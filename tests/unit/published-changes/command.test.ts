import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runChanges } from '../../../scripts/changes/command'
import { api, entriesIn, folderWith, removeFolders, textIn, toc } from './support'

removeFolders()

const address = 'https://content.example/docs/label/'
const v1 = api('1.0.0', { '/labels': ['page'], '/sizes': [] })
const v2 = api('2.0.0', { '/labels': [] })
const published = { 'toc.json': toc, 'openapi/v1.json': v1 }
const errors: string[] = []
let server: Server | undefined

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line))
})
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
  errors.length = 0
})

/** Serves files of the documentation by HTTP, and records each request. A name without a file is answered 404. */
async function serve(files: Record<string, unknown>, requests: [string, string | undefined][] = []): Promise<string> {
  server = createServer((request, response) => {
    const name = request.url?.slice('/docs/label/'.length) ?? ''
    requests.push([name, request.headers.authorization])
    const file = files[name]
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(typeof file === 'string' ? file : JSON.stringify(file))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/label/`
}

const run = (folder: string, ...args: string[]) => runChanges([folder, '--address', address, ...args], undefined)
const written = ['changes.json', 'changes.atom', 'toc.json']
const textsIn = (folder: string) => written.map((name) => textIn(folder, name))

describe('npm run changes', () => {
  it('writes what differs from what is published, the breaking changes first, and adds the page to the table of contents', async () => {
    const before = await serve(published)
    const now = folderWith({ ...published, 'openapi/v1.json': api('2.0.0', { '/labels': ['page', 'size'] }) })
    expect(await run(now, '--before', before, '--date', '2026-11-03', '--name', 'Shipping Labels')).toBe(0)
    expect(entriesIn(now)).toMatchObject([
      {
        date: '2026-11-03',
        title: 'Version 1: 1.0.0 to 2.0.0',
        summary: '1 change breaks what you send or receive, 1 does not.',
        from: '1.0.0',
        to: '2.0.0',
        documents: [{ name: 'Version 1', link: '/docs/label/api-doc?doc=label%2Fopenapi%2Fv1.json' }],
        changes: [
          { kind: 'path-removed', level: 'breaking', from: '/sizes' },
          { kind: 'parameter-added', level: 'harmless' },
        ],
      },
    ])
    const links = entriesIn(now)[0]?.changes.map(({ link }) => link)
    // The removed operation has no page any more.
    expect(links).toEqual([undefined, expect.stringContaining('path=%2Flabels&method=GET')])
    expect(textIn(now, 'changes.atom')).toContain('<title>Shipping Labels: Changes</title>')
    expect(JSON.parse(textIn(now, 'toc.json'))).toEqual([...toc, { text: 'Changes', link: 'changes' }])
  })

  it('alters nothing when it runs again, on another day too', async () => {
    const before = folderWith(published)
    const now = folderWith({ ...published, 'openapi/v1.json': v2 })
    await run(now, '--before', before, '--date', '2026-11-03')
    const first = textsIn(now)
    const times = written.map((name) => statSync(join(now, name)).mtimeMs)
    expect(await run(now, '--before', before, '--date', '2026-11-05')).toBe(0)
    expect(textsIn(now)).toEqual(first)
    expect(written.map((name) => statSync(join(now, name)).mtimeMs)).toEqual(times)
  })

  it('keeps the entries that are published, and replaces those of a draft that was never published', async () => {
    const first = folderWith({ ...published, 'openapi/v1.json': v2 })
    await run(first, '--before', folderWith(published), '--date', '2026-11-03')
    const [earlier] = entriesIn(first)
    const third = api('3.0.0', { '/labels': ['draft'] })
    const next = folderWith({
      'toc.json': toc,
      'openapi/v1.json': third,
      'changes.json': textIn(first, 'changes.json'),
    })
    await run(next, '--before', first, '--date', '2026-11-10')
    expect(entriesIn(next).map(({ to, date }) => [to, date])).toEqual([
      ['3.0.0', '2026-11-10'],
      ['2.0.0', '2026-11-03'],
    ])
    writeFileSync(join(next, 'openapi/v1.json'), JSON.stringify(api('4.0.0', { '/labels': ['final'] })))
    await run(next, '--before', first, '--date', '2026-11-12')
    expect(entriesIn(next).map(({ to, date }) => [to, date])).toEqual([
      ['4.0.0', '2026-11-12'],
      ['2.0.0', '2026-11-03'],
    ])
    expect(entriesIn(next)[1]).toEqual(earlier)
  })

  it('writes nothing as long as nothing has changed, whatever the order and the spaces of a document', async () => {
    const now = folderWith({ ...published, 'openapi/v1.json': JSON.stringify(v1, undefined, 4) })
    expect(await run(now, '--before', folderWith(published))).toBe(0)
    expect(existsSync(join(now, 'changes.json'))).toBe(false)
    expect(JSON.parse(textIn(now, 'toc.json'))).toEqual(toc)
  })

  it('compares a new document with the version before it, and links the page that compares both', async () => {
    const both = [...toc, { text: 'Version 2', link: 'openapi/v2.json', swagger: true }]
    const now = folderWith({ 'toc.json': both, 'openapi/v1.json': v1, 'openapi/v2.json': v2 })
    await run(now, '--before', folderWith(published))
    expect(entriesIn(now)).toMatchObject([
      {
        title: 'Version 2 is published',
        summary: expect.stringMatching(/^Compared with Version 1\. 1 change breaks/) as string,
        from: '1.0.0',
        to: '2.0.0',
        documents: [{ comparison: '/docs/label/compare?from=label%2Fopenapi%2Fv1.json&to=label%2Fopenapi%2Fv2.json' }],
      },
    ])
  })

  it('says that a document is new without a version before it, or no longer published', async () => {
    const first = folderWith(published)
    await run(first, '--first', '--date', '2026-11-03')
    expect(entriesIn(first)).toMatchObject([
      { title: 'Version 1 is published', summary: 'There is no version before it.', to: '1.0.0', changes: [] },
    ])
    const now = folderWith({ 'toc.json': [{ text: 'Overview', link: 'README' }] })
    await run(now, '--before', first, '--date', '2026-11-10')
    expect(entriesIn(now)).toMatchObject([
      { title: 'Version 1 is no longer published', from: '1.0.0', changes: [{ level: 'warning' }] },
      { title: 'Version 1 is published' },
    ])
    // Nothing leads to a document that is gone.
    expect(textIn(now, 'changes.json')).not.toContain('/docs/label/')
  })

  it('reads what a document refers to, also before', async () => {
    const referring = (type: string) => ({
      'toc.json': toc,
      'openapi/v1.json': {
        ...v1,
        paths: { '/labels': { $ref: 'common/labels.json#/item' } },
      },
      'openapi/common/labels.json': {
        item: {
          get: {
            parameters: [{ name: 'size', in: 'query', schema: { type } }],
            responses: { 200: { description: 'The response.' } },
          },
        },
      },
    })
    const now = folderWith(referring('integer'))
    expect(await run(now, '--before', folderWith(referring('string')))).toBe(0)
    expect(entriesIn(now)).toMatchObject([{ counts: { breaking: 1 } }])
  })

  it.each([
    ['the earlier table of contents', { 'openapi/v1.json': v1 }, published, /toc\.json: HTTP 404/],
    ['an earlier document', { 'toc.json': toc }, published, /v1\.json: HTTP 404/],
    ['an earlier document with an error', { ...published, 'openapi/v1.json': '{"openapi":' }, published, /v1\.json: /],
    ['a document', published, { 'toc.json': toc }, /v1\.json: cannot be read/],
    [
      'a file that a document refers to',
      published,
      { ...published, 'openapi/v1.json': { ...v1, paths: { '/labels': { $ref: 'none.json' } } } },
      /none\.json: cannot be read/,
    ],
    [
      'a part of a document',
      published,
      { ...published, 'openapi/v1.json': { ...v1, paths: { '/labels': { $ref: '#/none' } } } },
      /v1\.json: .*leads nowhere/,
    ],
    [
      'the published list of changes',
      { ...published, 'toc.json': [...toc, { text: 'Changes', link: 'changes' }] },
      published,
      /changes\.json: HTTP 404/,
    ],
    [
      'the list of changes of the folder',
      published,
      { ...published, 'changes.json': '{"format":2,"entries":[]}' },
      /changes\.json: is no list of changes/,
    ],
  ])('names %s that cannot be read, and writes nothing', async (_, before, files, message) => {
    const now = folderWith(files)
    expect(await run(now, '--before', await serve(before))).toBe(1)
    expect(errors[0]).toMatch(message)
    expect(errors[1]).toBe('Nothing was written.')
    expect(existsSync(join(now, 'changes.atom'))).toBe(false)
  })

  it('reads nothing outside of the documentation', async () => {
    const outside = (ref: string) => ({ ...v1, paths: { '/labels': { $ref: ref } } })
    for (const [ref, reason] of [
      ['https://attacker.example/labels.json', 'is on another host'],
      ['..%2f..%2fsecret.json', 'is outside of the documentation'],
    ] as const) {
      errors.length = 0
      const now = folderWith({ ...published, 'openapi/v1.json': outside(ref) })
      expect(await run(now, '--before', folderWith(published))).toBe(1)
      expect(errors[0]).toContain(reason)
    }
  })

  it('sends the token for a private service only', async () => {
    const requests: [string, string | undefined][] = []
    const before = await serve(published, requests)
    await runChanges([folderWith(published), '--address', before], 'secret')
    expect(requests.map(([, token]) => token)).toEqual([undefined, undefined])
    await runChanges([folderWith(published), '--address', before, '--private'], 'secret')
    expect(requests.slice(2).map(([, token]) => token)).toEqual(['Bearer secret', 'Bearer secret'])
  })

  it.each([
    [[], /^Name one folder\./],
    [['no-such-folder', '--address', address], /^There is no folder no-such-folder\./],
    [['.'], /^Name the address/],
    [['.', '--address', address, '--before', 'no-such-folder'], /^There is no folder no-such-folder\./],
    [['.', '--address', address, '--first', '--before', '.'], /^Use either/],
    [['.', '--address', address, '--date', 'tomorrow'], /^Name a day/],
    [['.', '--address', address, '--schemas'], /^Name the address of the portal/],
    [['.', '--address', address, '--portal', 'https://unknown.example'], /^No environment/],
    [['.', '--unknown'], /--unknown/],
  ])('says what is wrong with the arguments %j', async (args, message) => {
    expect(await runChanges(args, undefined)).toBe(2)
    expect(errors[0]).toMatch(message)
  })
})
