import type Provider from 'oidc-provider'
import type { Interaction, InteractionResults } from 'oidc-provider'
import { Hono, type Context } from 'hono'
import type { PlatformContext } from '../context'
import { startAttempt } from '../db/attempts'
import { chooseOrganization, findUser, findUserByEmail, introducedUsers } from '../db/people'
import { verifyPassword } from '../db/passwords'
import { messagePage } from '../pages/page'
import { expiredSignIn } from '../pages/provider-pages'
import { signInPage } from '../pages/sign-in-page'
import { portalClientId } from '../tokens'
import { beganInteraction } from './browser-binding'
import { createGrant } from './grants'
import { arrivalOf } from './sign-in-arrival'
import { rememberAuthorization, takeRequest } from './third-party'
import type { PlatformEnv } from '../kernel/env'

/** The sign-in page, and `/continue`, to which the portal's organization and consent screens lead back. */
export function interactions(context: PlatformContext, provider: Provider): Hono<PlatformEnv> {
  const { db } = context
  const pageContent = (interaction: Interaction) => ({
    state: interaction.uid,
    accounts: introducedUsers(db).map(({ email, introduction }) => ({ email, introduction: introduction ?? '' })),
    arrival: arrivalOf(context, interaction),
    portal: context.portalOrigins[0] ?? '',
  })
  const expired = () => messagePage({ ...expiredSignIn, status: 400 })

  /** The interaction of a `state`; undefined in another browser than the one that began it. */
  async function findInteraction(c: Context, state: string | undefined): Promise<Interaction | undefined> {
    const interaction = await provider.Interaction.find(state ?? '')
    return interaction && beganInteraction(context, c, interaction.uid) ? interaction : undefined
  }

  /** Stores the answer of a person in the interaction; returns the address where the library continues. */
  async function resume(interaction: Interaction, result: InteractionResults): Promise<string> {
    interaction.result = { ...interaction.lastSubmission, ...result }
    await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
    return interaction.returnTo
  }

  return new Hono<PlatformEnv>({ strict: false })
    .get('/u/login', async (c) => {
      const interaction = await findInteraction(c, c.req.query('state'))
      if (!interaction) return expired()
      const hint = interaction.params['login_hint']
      const email = typeof hint === 'string' && hint.includes('@') ? hint : ''
      return signInPage({ ...pageContent(interaction), email, status: 200 })
    })
    .post('/u/login', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      const [state = '', email = '', password = ''] = ['state', 'email', 'password'].map((name) => form.get(name) ?? '')
      const interaction = await findInteraction(c, state)
      if (!interaction) return expired()
      const refuse = (error: string, status: 400 | 401 | 429) =>
        signInPage({ ...pageContent(interaction), email, error, status })
      if (email.trim() === '' || password === '') return refuse('Enter your email address and your password.', 400)
      const attempt = startAttempt(context, 'password', email)
      if (!attempt) return refuse('Too many failed attempts. Wait 15 minutes and try again.', 429)
      const user = findUserByEmail(db, email)
      if (!(await verifyPassword(password, user?.password_hash)) || !user)
        return refuse('Wrong email address or password.', 401)
      attempt.forget()
      return c.redirect(await resume(interaction, { login: { accountId: user.id, remember: true } }), 303)
    })
    .get('/continue', async (c) => {
      const interaction = await findInteraction(c, c.req.query('state'))
      const userId = interaction?.session?.accountId
      const user = userId === undefined ? undefined : findUser(db, userId)
      if (!interaction || !user || interaction.prompt.name !== 'consent') return expired()
      const clientId = String(interaction.params['client_id'])
      // Users of other applications have answered a screen of the portal, which can be answered once.
      const request = takeRequest(context, interaction.uid)
      if (clientId !== portalClientId && request?.userId !== user.id) return expired()
      const { organizationId, isRefused } = chooseOrganization(db, user, c.req.query('org_id'), undefined)
      if (organizationId === undefined || isRefused) {
        const error = { error: 'access_denied', error_description: 'You are not a member of that organization.' }
        return c.redirect(await resume(interaction, error), 303)
      }
      if (request) rememberAuthorization(context, request)
      const grant = await createGrant(context, provider, { userId: user.id, clientId, organizationId })
      return c.redirect(await resume(interaction, { consent: { grantId: grant.jti } }), 303)
    })
}
