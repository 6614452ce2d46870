import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runSearchIndex } from '../../../../scripts/search-index/command'

const api = {
  openapi: '3.1.0',
  info: { title: 'Labels API', version: '2.0' },
  paths: {
    '/labels': {
      post: { summary: 'Render a label', operationId: 'renderLabel' },
      delete: { summary: 'Purge labels|internal', operationId: 'purgeLabels' },
    },
  },
}
const site = {
  'toc.json': JSON.stringify([
    { text: 'Start', link: 'README' },
    { text: 'Batches|login', link: 'batches' },
    { text: 'Renderers|internal', link: 'renderers' },
    { text: 'Version 2', link: 'openapi/v2.json', swagger: true },
  ]),
  'README.md': '# Labels\n\nEvery carton has one.\n\n## Printers\n\nThermal ones.',
  'batches.md': '# Batches of labels',
  'renderers.md': '# Secret renderers',
  'openapi/v2.json': JSON.stringify(api),
}

let folder: string
let server: Server | undefined
const errors: string[] = []
const requests: [url: string, token: string | undefined][] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-index-test-'))
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line))
})
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
  rmSync(folder, { recursive: true })
  errors.length = 0
  requests.length = 0
})

function publish(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'site', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return join(folder, 'site')
}

/** Serves files by HTTP; private ones need the token. A name without a file is answered 503. */
async function serve(files: Record<string, string>): Promise<string> {
  server = createServer((request, response) => {
    const name = request.url?.slice('/docs/label/'.length) ?? ''
    requests.push([name, request.headers.authorization])
    const isRefused = /^(batches|renderers)/.test(name) && request.headers.authorization !== 'Bearer of-staff'
    const text = files[name]
    response.writeHead(isRefused ? 401 : text === undefined ? 503 : 200, { 'content-type': 'text/plain' }).end(text)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/label/`
}

const out = () => join(folder, 'out')
const run = (args: string[], token?: string) => runSearchIndex([...args, '--out', out()], token)
const fromFolder = (files: Record<string, string>, ...args: string[]) =>
  run([publish(files), '--address', 'https://content.example/docs/label/', ...args])

/** All files that were written, by level; those of no level have the empty one. */
function written(): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const name of readdirSync(out(), { recursive: true, encoding: 'utf8' }).toSorted()) {
    const level = /search-index\/(\w+)-/.exec(name)?.[1] ?? ''
    if (/\.(json|txt)$/.test(name)) texts[level] = (texts[level] ?? '') + readFileSync(join(out(), name), 'utf8')
  }
  return texts
}

describe('npm run search-index', () => {
  it('writes the index of a folder, each level by itself, and llms.txt', async () => {
    expect(await fromFolder(site, '--name', 'Shipping Labels')).toBe(0)
    const texts = written()
    expect(Object.keys(texts).toSorted()).toEqual(['', 'internal', 'login', 'public', 'toolbox'])
    expect(texts['public']).toContain('Printers')
    expect(texts['public']).toContain('Render a label')
    expect(texts['public']).toContain('["Shipping Labels"')
    expect(texts['public']).not.toMatch(/Batches|Secret|Purge/)
    expect(texts['login']).toContain('Batches of labels')
    expect(texts['login']).not.toMatch(/Secret|Purge|Printers/)
    expect(texts['internal']).toContain('Purge labels')
    expect(texts['internal']).toContain('Secret renderers')
    expect(texts['internal']).not.toContain('Render a label')
    expect(texts['']).toMatch(/^# Labels\n\n> Every carton has one\./)
    expect(texts['']).not.toMatch(/batches|renderers/i)
    expect(readFileSync(join(out(), 'search-index.json'), 'utf8')).toMatch(/^\{"version":2,"levels":/)
    expect(texts['public']).toContain('"places":["/docs/label"]')
  })

  it('writes the same files again, and removes those of an earlier content', async () => {
    await fromFolder(site)
    const before = written()
    await fromFolder(site)
    expect(written()).toEqual(before)
    await fromFolder({ ...site, 'README.md': '# Other' })
    expect(readdirSync(join(out(), 'search-index'))).toHaveLength(4)
    expect(written()['public']).not.toContain('Printers')
  })

  it('reads an address: without a token what everybody may read, with one all', async () => {
    const address = await serve(site)
    expect(await run([address])).toBe(0)
    expect(Object.keys(written()).toSorted()).toEqual(['', 'public'])
    expect(requests.filter(([, token]) => token !== undefined)).toEqual([])
    expect(await run([address], 'of-staff')).toBe(0)
    expect(Object.keys(written()).toSorted()).toEqual(['', 'internal', 'login', 'public', 'toolbox'])
  })

  it('names every document that cannot be read, and writes nothing', async () => {
    const { 'README.md': _, ...files } = site
    const address = await serve({ ...files, 'openapi/v2.json': '{"openapi":' })
    expect(await run([address], 'of-a-stranger')).toBe(1)
    expect(errors[0]?.split('\n').map((line) => line.replace(address, ''))).toEqual([
      'README.md: HTTP 503',
      expect.stringMatching(/^openapi\/v2\.json: /) as string,
      'batches.md: HTTP 401',
      'renderers.md: HTTP 401',
    ])
    expect(errors[1]).toBe('Nothing was written.')
    expect(existsSync(out())).toBe(false)
  })

  it.each([
    ['{"children": [', /toc\.json: is not JSON/],
    ['[]', /toc\.json: has no entries/],
    ['{"toc": "none"}', /toc\.json: has no entries/],
  ])('refuses a broken table of contents: %s', async (toc, message) => {
    expect(await fromFolder({ 'toc.json': toc })).toBe(1)
    expect(errors[0]).toMatch(message)
  })

  it('is not led outside by a hostile table of contents', async () => {
    const address = await serve({
      'toc.json': JSON.stringify([
        { text: 'Up', link: '../../etc/passwd' },
        { text: 'Elsewhere', link: 'https://attacker.example/page' },
        { text: 'Host', link: '//attacker.example/page', links: [7, null, 'javascript:alert(1)'] },
        { text: 'API', link: '../../../secret.json', swagger: true },
        { text: 'Good', link: 'README', children: 'none' },
        { text: 7 },
        null,
      ]),
      'README.md': '# Good',
    })
    expect(await run([address])).toBe(0)
    expect(new Set(requests.map(([name]) => name))).toEqual(new Set(['toc.json', 'README.md']))
    expect(written()['public']).not.toMatch(/attacker|javascript|passwd/)
  })

  it.each([
    [[], /^Name one address or folder\./],
    [['no-such-folder'], /^There is no folder no-such-folder\./],
    [['ftp://content.example/'], /https:\/\//],
    [['https://content.example/docs/', '--levels', 'public,secret'], /^There is no level secret/],
    [['https://content.example/docs/', '--area', 'moon'], /^There is no area moon/],
    [['https://content.example/docs/', '--unknown'], /--unknown/],
  ])('says what is wrong with the arguments %j', async (args, message) => {
    expect(await run(args)).toBe(2)
    expect(errors[0]).toMatch(message)
  })
})
