import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changesFileSchema } from '@/api/content/schemas'
import { runChanges } from '../../scripts/changes/command'
import { createTestPlatform } from './in-process'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schema-changes-'))
  writeFileSync(join(folder, 'toc.json'), '[{ "text": "Overview", "link": "rsx-overview" }]')
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

const args = ['--address', 'https://content.example/docs/rsx-docs/', '--schemas', '--portal', 'http://localhost:5173']
const run = (...more: string[]) => runChanges([folder, ...args, ...more], 'secret')

it('The command compares the public schemas that the platform serves, and none for staff', async () => {
  const platform = await createTestPlatform()
  const requests: [url: string, headers: Record<string, string>][] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    requests.push([url, headers])
    const { pathname, search } = new URL(url)
    const { status, bytes } = await platform.call('GET', pathname + search, { headers })
    return new Response(bytes, { status })
  })
  expect(await run('--first', '--date', '2026-11-27')).toBe(0)
  const { entries } = changesFileSchema.parse(JSON.parse(readFileSync(join(folder, 'changes.json'), 'utf8')))
  expect(entries.map(({ from, to }) => [from, to])).toEqual([
    ['7.7.0', '7.7.4'],
    ['7.3.0', '7.7.0'],
    ['6.9.0', '7.3.0'],
  ])
  expect(readFileSync(join(folder, 'changes.atom'), 'utf8')).toContain('href="http://localhost:5173/rsx/docs/changes#')
  expect(requests.filter(([url]) => /internal|7\.1\.0|sip/.test(url))).toEqual([])
  expect(new Set(requests.map(([, headers]) => Object.keys(headers).join()))).toEqual(new Set(['X-SPS-Service']))
})

it('The command writes nothing if a schema is not served', async () => {
  const errors: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line))
  const assets = ['7.7.0', '7.7.4'].map((version) => ({ docName: 'Orders', version, schemaSet: 'qualified' }))
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url.endsWith('/assets/') ? Response.json({ assets }) : new Response('', { status: 503 })),
  )
  expect(await run('--first')).toBe(1)
  expect(errors).toEqual(['Orders, 7.7.0 and 7.7.4: HTTP 503', 'Nothing was written.'])
})
