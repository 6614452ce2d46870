import { Hono } from 'hono'
import { answerBytes, unauthorized } from '../content/answer'
import { generatedFile } from '../content/generated'
import { llmsResponse } from '../content/llms'
import { contentResponse } from '../content/serve'
import type { PlatformContext } from '../context'
import type { PlatformEnv } from './env'
import { notFound } from './errors'
import { validToken } from './guards'

/** The published pages, tables of contents, API documents and files. Private folders need a token. */
export function content(context: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().get('/*', async (c) => {
    const hasToken = (await validToken(context, c.req.header('authorization'))) !== undefined
    const ifNoneMatch = c.req.header('if-none-match')
    const generated = await generatedFile(c.req.path, context.generatedFiles)
    if (generated?.isPrivate && !hasToken) return unauthorized()
    if (generated)
      return answerBytes(await generated.body, generated.type, { isPrivate: generated.isPrivate, ifNoneMatch })
    const file =
      contentResponse(c.req.path, { hasToken, ifNoneMatch }) ??
      (await llmsResponse(c.req.path, { origin: context.origin, ifNoneMatch }))
    if (!file) throw notFound('file')
    return file
  })
}
