import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchIndexFiles, searchIndexFolder } from '../../platform/content/search-index'
import { createWorld, type WorldOptions } from '../../platform/control/world'
import { createTestPlatform } from './in-process'

const origin = 'http://localhost:4400'
const manifest = '{"version":2,"levels":{}}'
let dataDir: string

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dataDir, file)), { recursive: true })
  writeFileSync(join(dataDir, file), text)
}

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'search-index-'))
  const folder = searchIndexFolder('')
  write(join(folder, 'search-index.json'), manifest)
  write(join(folder, 'sources.hash'), 'none')
  for (const level of ['public', 'login', 'internal', 'toolbox', 'unknown']) {
    write(join(folder, `search-index/${level}-1a/0.json`), JSON.stringify(level))
  }
})
afterAll(() => rmSync(dataDir, { recursive: true }))

describe('the search index of the platform', () => {
  it.each([
    ['a visitor', undefined, ['public']],
    ['a developer', {}, ['public', 'login']],
    ['support staff', { namespace: 'spsc' }, ['public', 'login', 'internal']],
    [
      'staff with the toolbox',
      { namespace: 'sps', roles: ['network-toolbox:user'] },
      ['public', 'login', 'internal', 'toolbox'],
    ],
  ] satisfies [string, WorldOptions | undefined, string[]][])(
    'is for %s as far as they may read',
    async (_, options, levels) => {
      const platform = await createTestPlatform({ dataDir })
      const world = options && (await createWorld(platform.context, options))
      const sent: Record<string, string> = world ? { authorization: `Bearer ${world.accessToken}` } : {}
      const get = (path: string) => platform.call('GET', `/content/${path}`, { headers: sent })
      expect((await get('search-index.json')).text).toBe(manifest)
      for (const level of ['public', 'login', 'internal', 'toolbox']) {
        const { status, headers, text } = await get(`search-index/${level}-1a/0.json`)
        const isReadable = levels.includes(level)
        expect([level, status]).toEqual([level, isReadable ? 200 : world ? 403 : 401])
        expect(text === JSON.stringify(level)).toBe(isReadable)
        // Nobody's private words stay on a disk.
        expect(headers.get('cache-control')).toBe(level === 'public' ? 'no-cache' : 'no-store')
      }
    },
  )

  it('has no other files', async () => {
    const platform = await createTestPlatform({ dataDir })
    for (const path of [
      'sources.hash',
      'search-index/unknown-1a/0.json',
      'search-index/public-1a/1.json',
      'search-index/public-1a/../login-1a/0.json.',
      'search-index/public-1a/..%2Flogin-1a%2F0.json',
    ])
      expect([path, (await platform.call('GET', `/content/${path}`)).status]).toEqual([path, 404])
  })

  it('is named in the list of services, and only if there is one', async () => {
    const named = async (platform: Awaited<ReturnType<typeof createTestPlatform>>) => {
      const { body } = await platform.call('GET', '/devcenter/public/v1/services/?page_size=100')
      return new Set(body?.results?.map(({ searchIndex }) => searchIndex))
    }
    expect(await named(await createTestPlatform({ dataDir }))).toEqual(new Set([`${origin}/content/search-index.json`]))
    expect(await named(await createTestPlatform())).toEqual(new Set([undefined]))
  })

  it('is named no more once the content has changed', () => {
    const docs = join(dataDir, 'docs')
    write('docs/label/README.md', '# Labels')
    const index = createSearchIndexFiles(searchIndexFolder(dataDir), { origin, docs })
    expect(index.address()).toBe(`${origin}/content/search-index.json`)
    write('docs/label/README.md', '# Labels and more')
    expect(index.address()).toBeUndefined()
  })
})
