import { Hono } from 'hono'
import { answerBytes, refuseVisitor } from '../content/answer'
import { generatedFile } from '../content/generated'
import { llmsResponse } from '../content/llms'
import { contentResponse } from '../content/serve'
import type { PlatformContext } from '../context'
import type { PlatformEnv } from '../kernel/env'
import { notFound } from '../kernel/errors'
import { hasToolbox, isStaff, memberProblem, validToken } from '../kernel/access'
import type { AccessToken } from '../tokens'
import type { AccessLevel } from '@/engines/search/shards/format'

/** The published pages, tables of contents, API documents and files. Some are for members only, some for staff. */
export function content(context: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().get('/*', async (c) => {
    const token = await validToken(context, c.req.header('authorization'))
    const refusal = token && memberProblem(context, token)
    const isVisitor = token === undefined || refusal !== undefined
    const caller = isVisitor ? 'visitor' : isStaff(context, token) ? 'staff' : 'member'
    const ifNoneMatch = c.req.header('if-none-match')
    const generated = await generatedFile(c.req.path, context.generatedFiles)
    if (generated?.isPrivate && isVisitor) return refuseVisitor(refusal)
    if (generated)
      return answerBytes(await generated.body, generated.type, { isPrivate: generated.isPrivate, ifNoneMatch })
    const level = isVisitor ? 'public' : levelOf(context, token)
    const file =
      context.searchIndex.response(c.req.path, { level, refusal, ifNoneMatch }) ??
      contentResponse(c.req.path, { caller, refusal, ifNoneMatch, origin: context.origin }) ??
      (await llmsResponse(c.req.path, { origin: context.origin, ifNoneMatch }))
    if (!file) throw notFound('file')
    return file
  })
}

/** The highest level of the search index that a member may read. */
function levelOf(context: PlatformContext, token: AccessToken): AccessLevel {
  if (hasToolbox(context, token)) return 'toolbox'
  return isStaff(context, token) ? 'internal' : 'login'
}
