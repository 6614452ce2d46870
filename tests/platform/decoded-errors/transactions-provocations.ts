import { createWorld } from '../../../platform/control/world'
import { storeFile, openMailbox } from '../../../platform/db/mailboxes'
import { mailboxLimits } from '../../../platform/transactions/operations'
import { mintAccessToken } from '../../../platform/tokens'
import { createTestPlatform, dana } from '../in-process'
import { answersTo, responseTo, calls, type Provocation, type TestPlatform } from './provoke'

/** The upload of a file. */
async function upload(platform: TestPlatform, path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const url = `http://localhost:4400/transactions/v5/data/${path}`
  const authorization = `Bearer ${await mintAccessToken(platform.context, dana)}`
  const sent = { authorization, 'content-type': 'application/octet-stream', ...headers }
  return responseTo(platform, new Request(url, { method: 'POST', headers: sent, body }))
}

/** Every error of the files of Transactions, by the calls that provoke it. */
export const transactionsProvocations: Readonly<Record<string, Provocation>> = {
  'files and folders that do not exist': calls(
    ['GET', '/transactions/v5/data/testout/none.xml', { as: dana }],
    ['DELETE', '/transactions/v5/data/testout/none.xml', { as: dana }],
    ['GET', '/transactions/v5/data/testout', { as: dana }],
    ['GET', '/transactions/v5/data/none/', { as: dana }],
    ['GET', '/transactions/v5/data/testin%2F..%2Fb', { as: dana }],
    ['GET', '/transactions/v5/data/testin/?cursor=YQ', { as: dana }],
    ['GET', '/transactions/v5/history?after=2026-13-45T00:00:00', { as: dana }],
  ),
  'a production folder with sandbox keys': async () => {
    const platform = await createTestPlatform()
    const { organizations, applications } = await createWorld(platform.context, { applications: ['m2m'] })
    const clientId = applications[0]?.testClientId ?? ''
    const as = { userId: clientId, clientId, organizationId: organizations[0]?.id ?? '' }
    return answersTo(platform, [['GET', '/transactions/v5/data/out/', { as }]])
  },
  'a file that cannot be stored': async () => {
    const platform = await createTestPlatform()
    const key = { 'sps-idempotency-key': '0d0f6f0e-7a54-4d5f-8f2a-6a3f1c9f5b10' }
    await upload(platform, 'testin/a.xml', 'one', key)
    const responses = [
      await upload(platform, 'testin/a.xml', 'two', key),
      await upload(platform, 'testin/a.xml/b', 'one'),
      await upload(platform, 'testin/b.xml', 'one', { 'sps-meta-long': 'x'.repeat(257) }),
      await upload(platform, 'testin/b.xml', 'one', { 'content-length': '100000000' }),
      await upload(platform, 'testin/b.xml', new Uint8Array(mailboxLimits.fileBytes + 1)),
    ]
    const { db } = platform.context
    const { mailbox } = openMailbox(db, { owner: 'dev-center-portal', organizationId: dana.organizationId })
    for (let number = 0; number < mailboxLimits.files; number += 1) {
      const file = { path: `/testin/${number}`, content: new Uint8Array(1), direction: 'in', metadata: {} } as const
      storeFile(db, mailbox, file, new Date())
    }
    return [...responses, await upload(platform, 'testin/full.xml', 'one')]
  },
}
