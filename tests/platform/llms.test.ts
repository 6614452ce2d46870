import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, dana } from './in-process'

const docs = new URL('../../platform/content/docs/', import.meta.url)
const origin = 'http://localhost:4400'
let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const get = (slug: string) => platform.call('GET', `/content/docs/${slug}/llms.txt`)
const addressesIn = (text: string) => [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => address)

describe('llms.txt', () => {
  it('has a heading, a quotation and lists of links, each with a summary', async () => {
    const { status, headers, text } = await get('transactions')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^# Transactions\n\n> The Transaction API is a mailbox of files\./)
    expect(text).toContain('\n## Guides\n\n- [First call](')
    expect(text).toContain(
      `- [Limits](${origin}/content/docs/transactions/guides/limits.md): Sandbox clients have half of the first two.`,
    )
    expect(text).toContain(`- [Version 5](${origin}/content/docs/transactions/openapi/transactions-v5.json)`)
    expect(text).toMatch(/## Optional\n\n- \[Status page\]\(https:\/\/status\.network\.example\/\)\n$/)
  })

  it.each(['transactions', 'label', 'rsx-docs', 'user-guides'])(
    'of %s lists only what a visitor may read, and Markdown is served as such',
    async (slug) => {
      const addresses = addressesIn((await get(slug)).text).filter((address) => address.startsWith(origin))
      expect(addresses.length).toBeGreaterThan(3)
      expect(new Set(addresses).size).toBe(addresses.length)
      for (const address of addresses) {
        const { status, headers } = await platform.call('GET', address.slice(origin.length))
        expect([address, status]).toEqual([address, 200])
        expect(headers.get('content-type')).toMatch(
          address.endsWith('.md') ? /^text\/markdown; charset=utf-8$/ : /^application\/(json|yaml)$/,
        )
      }
    },
  )

  it.each([
    ['authentication', 'staff/verifying-tokens', 'members/identity'],
    ['getting-started', 'go-live', 'help'],
    ['label', 'members/batches', 'staff/onboarding', 'staff/old-renderer'],
    ['packing-slip', 'toolbox.network.example'],
    ['transactions', 'my-designs', 'staff/reprocessing'],
  ])('of %s names no page with a rule', async (slug, ...links) => {
    const toc = readFileSync(new URL(`${slug}/toc.json`, docs), 'utf8')
    const { text } = await get(slug)
    expect(links.filter((link) => !toc.includes(link))).toEqual([])
    expect(links.filter((link) => text.includes(link))).toEqual([])
  })

  it('does not exist for a service whose pages need a token, nor for an unknown one', async () => {
    for (const slug of ['remittances', 'build-guides', 'internal-docs', 'unknown'])
      expect((await get(slug)).status).toBe(404)
    const path = '/content/docs/remittances/llms.txt'
    expect((await platform.call('GET', path, { as: dana })).status).toBe(404)
  })

  it('is answered with a tag that a later request can compare', async () => {
    const etag = (await get('label')).headers.get('etag') ?? ''
    const again = await platform.call('GET', '/content/docs/label/llms.txt', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})
