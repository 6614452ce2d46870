import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform, type RunningPlatform } from '../../platform/main'
import type { World, WorldOptions } from '../../platform/control/world'

export const portalOrigin = 'http://localhost:5173'

/** Starts a server on a free port with a folder of its own. `remove` stops it and deletes the folder. */
export async function startTestServer(
  control = true,
): Promise<RunningPlatform & { dataDir: string; remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-test-'))
  const platform = await startPlatform({ port: 0, portalOrigin, dataDir, control })
  return {
    ...platform,
    dataDir,
    remove: async () => {
      await platform.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function newWorld(origin: string, options: WorldOptions = {}): Promise<World> {
  const response = await fetch(`${origin}/__control/world`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  })
  return (await response.json()) as World
}

/** Calls a REST API with a token. `body` is sent as JSON. */
export async function call(
  url: string,
  {
    token,
    method = 'GET',
    body,
    headers,
  }: { token?: string; method?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as unknown,
  }
}
