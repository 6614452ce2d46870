import { Hono } from 'hono'
import { contentResponse } from '../content/serve'
import type { PlatformContext } from '../context'
import type { PlatformEnv } from './env'
import { notFound } from './errors'
import { goodToken } from './guards'

/** What the network publishes: pages, tables of contents, specifications and files. Private folders need a token. */
export function content(context: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().get('/*', async (c) => {
    const hasToken = (await goodToken(context, c.req.header('authorization'))) !== undefined
    const file = contentResponse(c.req.path, { hasToken, ifNoneMatch: c.req.header('if-none-match') })
    if (!file) throw notFound('file')
    return file
  })
}
