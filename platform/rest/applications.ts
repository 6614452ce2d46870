import { Hono, type Context } from 'hono'
import type { z } from 'zod/mini'
import type { applicationSchema, secretSchema } from '@/api/devcenter/schemas'
import {
  deleteApplication,
  findApplication,
  insertApplication,
  listApplications,
  updateApplication,
  type Application,
  type ApplicationFields,
} from '../db/applications'
import { findOrganization } from '../db/people'
import type { PlatformContext } from '../context'
import { checkApplication } from './application-rules'
import { createOnce } from './idempotency'
import { readObject, readPaging } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { invalid, notFound } from '../kernel/errors'
import { isForSandbox } from '../kernel/access'

/** The applications of a person in the organization of the token, and their secrets (API-4 to API-7). */
export function applications(context: PlatformContext): Hono<PlatformEnv> {
  const { db, now } = context

  const ownerOf = (c: Context<PlatformEnv>) => ({
    userId: c.get('user').id,
    organizationId: c.get('token').organizationId,
  })
  const isTrialOrganization = (organizationId: string) => findOrganization(db, organizationId)?.is_trial === 1

  function find(c: Context<PlatformEnv>): Application {
    const application = findApplication(db, ownerOf(c), c.req.param('id') ?? '')
    if (!application) throw notFound('application')
    return application
  }

  async function readFields(c: Context<PlatformEnv>, before?: Application): Promise<ApplicationFields> {
    const checked = checkApplication(await readObject(c), before)
    if ('errors' in checked) throw invalid(checked.errors)
    return checked.fields
  }

  return new Hono<PlatformEnv>({ strict: false })
    .get('/', (c) => {
      const { page, pageSize } = readPaging(c, { pageSize: 25, maxPageSize: 100 })
      const owner = ownerOf(c)
      const isTrial = isTrialOrganization(owner.organizationId)
      const { count, results } = listApplications(db, owner, page, pageSize)
      return c.json({ count, results: results.map((application) => applicationAnswer(application, isTrial)) })
    })
    .post('/', async (c) => {
      const owner = ownerOf(c)
      const fields = await readFields(c)
      const create = () => insertApplication(db, owner, fields, now().toISOString())
      const application = createOnce(context, owner, c.req.header('idempotency-key'), fields, create)
      return c.json(applicationAnswer(application, isTrialOrganization(owner.organizationId)), 201)
    })
    .get('/:id', (c) => {
      const application = find(c)
      return c.json(applicationAnswer(application, isTrialOrganization(application.organizationId)))
    })
    .put('/:id', async (c) => {
      const before = find(c)
      updateApplication(db, before.id, await readFields(c, before), now().toISOString())
      return c.json(applicationAnswer(find(c), isTrialOrganization(before.organizationId)))
    })
    .delete('/:id', (c) => {
      deleteApplication(db, find(c).id)
      return c.body(null, 204)
    })
    .get('/:id/retrieve_secret', (c) => {
      const application = find(c)
      if (application.appType !== 'web' && application.appType !== 'm2m') throw notFound('secret of this application')
      const secret = isForSandbox(c) ? application.testClientSecret : application.clientSecret
      return c.json({ secret } satisfies z.input<typeof secretSchema>)
    })
}

/** An application as its owner reads it. Trial organizations do not get the production client (APP-45). */
export function applicationAnswer(application: Application, isTrial: boolean) {
  const {
    id,
    name,
    description,
    iconName,
    iconColor,
    appType,
    redirectUris,
    services,
    clientId,
    testClientId,
    createdAt,
    updatedAt,
  } = application
  return {
    id,
    name,
    description,
    iconName,
    iconColor,
    appType,
    redirectUris,
    services,
    ...(!isTrial && { clientId }),
    testClientId,
    createdAt,
    updatedAt,
  } satisfies z.input<typeof applicationSchema>
}
