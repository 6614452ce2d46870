import { beforeAll, expect, it } from 'vitest'
import { createTestPlatform } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

it('the root of the platform says what it is, and links to pages that exist', async () => {
  const { status, text } = await platform.call('GET', '/')
  expect(status).toBe(200)
  expect(text).toContain('<h1>Local platform</h1>')
  const addresses = [...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses).toContain('http://localhost:5173')
  // The sign-in and the demo pages need a server; `e2e/shell.spec.ts` opens them.
  const inProcess = addresses.filter((address) => !/^http|^\/demo|^\/\.well-known/.test(address))
  expect(inProcess).toEqual(expect.arrayContaining(['/outbox', '/health']))
  for (const address of inProcess)
    expect([address, (await platform.call('GET', address)).status]).toEqual([address, 200])
})

it('the root of the platform has the security headers of its other pages', async () => {
  const [root, outbox] = await Promise.all([platform.call('GET', '/'), platform.call('GET', '/outbox')])
  for (const name of [
    'content-security-policy',
    'cache-control',
    'referrer-policy',
    'x-content-type-options',
    'content-type',
  ])
    expect([name, root.headers.get(name)]).toEqual([name, outbox.headers.get(name)])
  expect(root.headers.get('content-security-policy')).toContain("default-src 'none'")
})
