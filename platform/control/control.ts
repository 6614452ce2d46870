import { Hono } from 'hono'
import type { PlatformContext } from '../context'
import { readObject } from '../kernel/bodies'
import { sendInvitation } from '../mail/invitation'
import type { PlatformEnv } from '../kernel/env'
import type { NewInvitation } from '../db/invitations'
import type { Fault } from '../kernel/faults'
import { createWorld, type WorldOptions } from './world'

/** The endpoint with which tests create a world of their own, break calls, and read what happened. */
export function control(context: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false })
    .post('/world', async (c) => c.json(await createWorld(context, (await readObject(c)) as WorldOptions), 201))
    .post('/invitations', async (c) => {
      const { validMs, ...invitation } = (await readObject(c)) as unknown as NewInvitation & { validMs?: number }
      sendInvitation(context, invitation, validMs)
      return c.body(null, 204)
    })
    .post('/faults', async (c) => {
      const fault = (await readObject(c)) as unknown as Fault
      return c.json({ id: context.faults.add({ ...fault, match: fault.match ?? {} }) }, 201)
    })
    .delete('/faults/:id?', (c) => {
      context.faults.remove(c.req.param('id'))
      return c.body(null, 204)
    })
    .get('/requests', (c) => c.json({ results: context.requests.list(c.req.query('user')) }))
    .get('/envelopes', (c) => c.json({ results: context.envelopes.list() }))
}
