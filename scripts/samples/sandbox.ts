import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorld } from '../../platform/control/world.ts'
import { startPlatform } from '../../platform/main.ts'
import { insertApplication } from '../../platform/db/applications.ts'
import { percentEncoded } from '../../src/lib/percent-encoding.ts'

/** The application in the examples of the documents. */
const documentedApplication = {
  id: 'b7f0c9b2-0c7c-4f43-8d8c-4b1f6f5d9c55',
  clientId: 'prd_Vb3nQ0sZk7TtWm2LxC9yHdRe',
  testClientId: 'sbx_y8Kq2VtB7nM4cR1wZ5hJ9dLp',
}

/** Placeholders in the samples for a secret and a token. */
const secretPlaceholder = '<your client secret>'
const tokenPlaceholder = 'YOUR_ACCESS_TOKEN'

/** A running local platform for samples. */
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>

/** Starts the local platform with a developer and the application of the examples. */
export async function startSandbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'samples-'))
  const platform = await startPlatform({ port: 0, portalOrigin: 'http://localhost:5173', dataDir })
  const { context, origin } = platform
  const world = await createWorld(context, {})
  const owner = { userId: world.userId, organizationId: world.organizations[0]?.id ?? '' }
  let secret = ''

  /** Creates the application and its mailbox again, because samples may change or delete them. */
  function restoreApplication(): void {
    const { id, clientId, testClientId } = documentedApplication
    context.db.run('delete from applications')
    context.db.run('delete from mailboxes')
    const fields = {
      name: 'Order Import',
      description: '',
      iconName: null,
      iconColor: null,
      appType: 'm2m',
      redirectUris: [],
      services: [],
    } as const
    const created = insertApplication(
      context.db,
      owner,
      { ...fields, redirectUris: [], services: [] },
      context.now().toISOString(),
    )
    const change = 'update applications set id = ?, client_id = ?, test_client_id = ? where id = ?'
    context.db.run(change, id, clientId, testClientId, created.id)
    secret = created.clientSecret
  }

  return {
    origin,
    restoreApplication,
    /** The token of the developer, with which the portal calls its own services. */
    personToken: world.accessToken,
    async applicationToken(): Promise<string> {
      const { clientId: client_id } = documentedApplication
      const form = { grant_type: 'client_credentials', client_id, client_secret: secret }
      const response = await fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
      return ((await response.json()) as { access_token: string }).access_token
    },
    /** Replaces the placeholders of a sample by a token and the secret. */
    withCredentials(code: string, token: string): string {
      return code
        .replaceAll(tokenPlaceholder, token)
        .replaceAll(secretPlaceholder, secret)
        .replaceAll(percentEncoded(secretPlaceholder), secret)
    },
    /** Returns the number of answered calls. */
    callCount: () => context.requests.list().length,
    /**
     * Returns the status of the last call; undefined if no call was answered since.
     * @param count `callCount` at an earlier time
     */
    statusSince: (count: number) => context.requests.list().slice(count).at(-1)?.status,
    async close(): Promise<void> {
      await platform.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
