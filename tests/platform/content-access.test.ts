import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, dana, stella } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const support = { userId: 'user-owen-sundar', organizationId: 'org-provider-support' }

describe('published files', () => {
  it.each([
    ['docs/label/staff/onboarding.md', [401, 403, 200, 200]],
    ['docs/label/members/batches.md', [401, 200, 200, 200]],
    ['docs/label/README.md', [200, 200, 200, 200]],
  ])('%s is answered by who asks: visitor, customer, support staff, staff with the toolbox', async (path, statuses) => {
    const answers = [undefined, dana, support, stella].map((as) =>
      platform.call('GET', `/content/${path}`, as ? { as } : {}),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(statuses)
  })

  it('name staff entries of tables of contents to staff only', async () => {
    const toc = async (as?: typeof dana) =>
      (await platform.call('GET', '/content/docs/label/toc.json', as ? { as } : {})).text
    expect(await toc()).not.toContain('Template onboarding')
    expect(await toc(dana)).not.toContain('Template onboarding')
    expect(await toc(support)).toContain('Template onboarding')
  })

  it('tell the portal their version', async () => {
    const headers = { origin: 'http://localhost:5173' }
    const answer = await platform.call('GET', '/content/docs/label/README.md', { headers })
    expect(answer.headers.get('etag')).toMatch(/^"/)
    expect(answer.headers.get('access-control-expose-headers')).toBe('*')
  })
})
