import { Hono, type Context } from 'hono'
import type { z } from 'zod/mini'
import type { organizationSchema, userSchema } from '@/api/identity/schemas'
import { deleteOtherAvatars, ownsAvatar } from '../db/avatars'
import { findOrganization, findUser, membershipsOf, type UserRow } from '../db/people'
import type { PlatformContext } from '../context'
import { limitUpload, receiveAvatar } from './avatars'
import { readObject } from '../kernel/bodies'
import { changePassword } from './change-password'
import type { PlatformEnv } from '../kernel/env'
import { invalid, notFound, PlatformError } from '../kernel/errors'
import { checkProfile, saveProfile } from './profile'

/** People and organizations (API-9 to API-14). Everybody reads and edits only their own data. */
export function identity(context: PlatformContext): Hono<PlatformEnv> {
  const { db } = context

  function readOrganization(c: Context<PlatformEnv>) {
    const organization = membershipsOf(db, c.get('user').id).find(({ id }) => id === c.req.param('id'))
    if (!organization) throw new PlatformError(403, 'Forbidden', 'You are not a member of this organization.')
    return c.json({
      id: organization.id,
      organization_name: organization.name,
      namespace: organization.namespace,
      is_trial: organization.is_trial === 1,
    } satisfies z.input<typeof organizationSchema> & Record<string, unknown>)
  }

  const saveFor = (required: string[]) => async (c: Context<PlatformEnv>) => {
    const user = c.get('user')
    if (c.req.param('id') !== user.id) throw notFound('user')
    const organizations = membershipsOf(db, user.id).map(({ id }) => id)
    const checked = checkProfile(await readObject(c), { email: user.email, organizations, required })
    if ('errors' in checked) throw invalid(checked.errors)
    const { avatar_image_id: photo } = checked.changes
    if (typeof photo === 'string' && photo !== user.avatar_image_id && !ownsAvatar(db, user.id, photo))
      throw invalid({ avatar_image_id: 'You have not uploaded such a photo.' })
    saveProfile(db, user.id, checked.changes)
    if (photo !== undefined) deleteOtherAvatars(db, user.id, photo)
    return c.json(userAnswer(context, findUser(db, user.id) ?? user, c.get('token').organizationId))
  }

  return new Hono<PlatformEnv>({ strict: false })
    .get('/v3/users', (c) => {
      const user = c.get('user')
      const results = c.req.query('id') === user.id ? [userAnswer(context, user, c.get('token').organizationId)] : []
      return c.json({ count: results.length, results })
    })
    .patch('/v3/users/:id/profile', saveFor([]))
    .put('/v3/users/:id/profile', saveFor(['first_name', 'last_name', 'email', 'preferences']))
    .post('/users/:id/avatar', limitUpload, (c) => receiveAvatar(context, c))
    .put('/v1/users/me/change-password', (c) => changePassword(context, c))
    .get('/v2/organizations/:id', readOrganization)
    .get('/orgs/:id', readOrganization)
}

/** A person as the identity API answers it. `organization` is that of the token. */
function userAnswer({ db, origin }: PlatformContext, user: UserRow, organizationId: string) {
  const organization = findOrganization(db, organizationId)
  return {
    id: user.id,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    job_title: user.job_title,
    phone_number: user.phone_number,
    country: user.country,
    user_type: user.user_type,
    roles: JSON.parse(user.roles) as string[],
    avatar_image_id: user.avatar_image_id,
    avatar_image_url: user.avatar_image_id && `${origin}/avatars/test/400x400/${user.avatar_image_id}`,
    preferred_org_id: user.preferred_org_id,
    preferences:
      user.preferences === null ? null : (JSON.parse(user.preferences) as z.input<typeof userSchema>['preferences']),
    organization: organization && {
      id: organization.id,
      organization_name: organization.name,
      namespace: organization.namespace,
    },
    organizations: membershipsOf(db, user.id).map((membership) => ({
      id: membership.id,
      organization_name: membership.name,
      namespace: membership.namespace,
      organization_site: membership.site,
      permissions: JSON.parse(membership.permissions) as string[],
    })),
    developer_center_tos_agreed_at: user.tos_agreed_at,
  } satisfies z.input<typeof userSchema>
}
