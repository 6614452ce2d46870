import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createPlatformApp } from './app'
import { createContext, type PlatformContext } from './context'
import { createProvider } from './oidc/provider'

interface StartOptions {
  /** 0 means any free port. */
  port: number
  /** Address to listen at: this machine only unless set. */
  host?: string
  portalOrigin: string
  /** Folder of the database; created when it is missing. */
  dataDir: string
  /** Names by which it may be called, beside `localhost`. */
  hosts?: readonly string[]
  /** Whether the control endpoint of the tests exists. */
  control?: boolean
}

export interface RunningPlatform {
  origin: string
  context: PlatformContext
  /** Stops answering and closes the database. */
  close(): Promise<void>
}

/** Starts the local platform. Rejects when the port is taken. */
export async function startPlatform({
  port,
  host = 'localhost',
  portalOrigin,
  dataDir,
  hosts,
  control = false,
}: StartOptions): Promise<RunningPlatform> {
  // Listen first: the issuer's name contains the port, and nothing may be written when the port is taken.
  let answer: ReturnType<typeof getRequestListener> | undefined
  const server = createServer((request, response) => {
    if (answer) void answer(request, response)
    else response.writeHead(503, { 'retry-after': '1' }).end()
  })
  // Longer than clients keep idle connections, which could otherwise be closed while the next call is being sent.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken ? new Error(`Port ${port} of the local platform is taken. Set PLATFORM_PORT to another one.`) : error,
      )
    })
    server.listen(port, host, resolve)
  })

  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    const context = await createContext({ origin, portalOrigin, dataDir, hosts, control })
    const app = createPlatformApp(context, await createProvider(context))
    answer = getRequestListener(app.fetch)
    return { origin, context, close: () => close(server, context) }
  } catch (error) {
    server.close()
    throw error
  }
}

async function close(server: ReturnType<typeof createServer>, context: PlatformContext): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
  context.db.close()
}
