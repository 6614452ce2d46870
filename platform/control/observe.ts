import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { decodeJwt } from 'jose'
import type { PlatformContext } from '../context'
import type { PlatformEnv } from '../kernel/env'
import type { Fault } from '../kernel/faults'

/** Adds every call to the request log and, with the control endpoint, applies faults to it. */
export function observe(context: PlatformContext) {
  return createMiddleware<PlatformEnv>(async (c, next) => {
    const { pathname: path, search: query } = new URL(c.req.url)
    const mayFail = context.control && c.req.method !== 'OPTIONS' && !path.startsWith('/__control')
    const call = { method: c.req.method, path, query, userId: bearerOf(c), testId: c.req.header('x-test-id') }
    const log = (status: number) => {
      context.requests.add({
        at: context.now().toISOString(),
        method: call.method,
        path,
        query,
        status,
        userId: call.userId,
      })
    }

    const fault = mayFail ? context.faults.take(call) : undefined
    if (fault?.delayMs !== undefined) await wait(fault.delayMs)
    await fault?.until
    if (fault?.drop) {
      log(0)
      return drop(c)
    }
    const faultAnswer = fault && answerOf(fault, c)
    if (faultAnswer) {
      log(faultAnswer.status)
      return faultAnswer
    }

    await next()
    if (fault?.cutAfter !== undefined && c.res !== RESPONSE_ALREADY_SENT) {
      log(c.res.status)
      await cut(c, fault.cutAfter)
      return undefined
    }
    log(c.res === RESPONSE_ALREADY_SENT ? (c.env.outgoing?.statusCode ?? 0) : c.res.status)
    return undefined
  })
}

function bearerOf(c: Context<PlatformEnv>): string | undefined {
  const [, token] = (c.req.header('authorization') ?? '').split(' ')
  try {
    return token === undefined ? undefined : decodeJwt(token).sub
  } catch {
    return undefined
  }
}

/** Marks an answer that stands for a dropped connection, in tests without a server. */
export const droppedHeader = 'x-platform-dropped'

function drop(c: Context<PlatformEnv>): Response {
  if (!c.env.incoming) return new Response(null, { status: 503, headers: { [droppedHeader]: '1' } })
  c.env.incoming.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Sends the beginning of the answer and closes the connection. */
async function cut(c: Context<PlatformEnv>, bytes: number): Promise<void> {
  const { status, headers } = c.res
  const part = new Uint8Array(await c.res.arrayBuffer()).subarray(0, bytes)
  const { incoming, outgoing } = c.env
  // Removed first, because Hono copies the headers of an answer to the one that replaces it.
  c.res = undefined
  if (incoming && outgoing && 'setHeader' in outgoing) {
    outgoing.writeHead(status, Object.fromEntries(headers))
    outgoing.write(part, () => incoming.destroy())
    c.res = RESPONSE_ALREADY_SENT
    return
  }
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(part),
    pull: (controller) => controller.error(new Error('The connection was closed by a fault')),
  })
  c.res = new Response(body, { status, headers })
}

/** The answer of a fault; undefined for a fault that keeps the real answer. */
function answerOf(fault: Fault, c: Context<PlatformEnv>): Response | undefined {
  const { status, body, raw, headers } = fault
  if (status === undefined && body === undefined && raw === undefined) return undefined
  const origin = c.req.header('origin')
  return new Response(raw ?? (body === undefined ? null : JSON.stringify(body)), {
    status: status ?? 200,
    headers: {
      'content-type': 'application/json',
      ...(origin && { 'access-control-allow-origin': origin }),
      ...headers,
    },
  })
}
