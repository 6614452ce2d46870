import { randomUUID } from 'node:crypto'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context } from 'hono'
import { except } from 'hono/combine'
import { cors } from 'hono/cors'
import type Provider from 'oidc-provider'
import { captcha } from './captcha/routes'
import type { PlatformContext } from './context'
import { control } from './control/control'
import { droppedHeader, observe } from './control/observe'
import { createBridge } from './oidc/bridge'
import { interactions } from './oidc/interactions'
import { pageAssets } from './pages/assets'
import { demo } from './pages/demo-pages'
import { home } from './pages/home-page'
import { outbox } from './pages/outbox-page'
import { guardEndpoints } from './kernel/access'
import { applications } from './rest/applications'
import { authCheck, userInfo } from './rest/auth-check'
import { avatars } from './rest/avatars'
import { limitBody } from './kernel/bodies'
import { content } from './rest/content'
import type { PlatformEnv } from './kernel/env'
import { errorTracking } from './rest/error-tracking'
import { answerError, answerProblem, notFound, PlatformError } from './kernel/errors'
import { forms } from './rest/forms'
import { identity } from './rest/identity'
import { invitations } from './rest/invitations'
import { requireKnownHost } from './kernel/known-hosts'
import { organizationsCache } from './rest/organizations-cache'
import { passwords } from './rest/passwords'
import { rsx } from './rest/rsx'
import { services } from './rest/services'
import { shippingDocs } from './rest/shipping-docs'
import { signup } from './rest/signup'
import { sandbox } from './sandbox/routes'

/** Where a body has another limit, or its refusal another form. */
const ownBodyLimit = [
  '/identity/users/:id/avatar',
  '/label/*',
  '/packing-slip/*',
  '/transactions/*',
  '/order-insights/*',
  '/authorize/*',
  '/oauth/*',
  '/v2/*',
]
/** Pages and scripts, and what allows other origins by itself; all else is an API that the portal calls from its origin. */
const pagePaths = [
  '/',
  '/demo/*',
  '/outbox/*',
  '/u/*',
  '/continue',
  '/recaptcha/*',
  '/forms/*',
  '/api/*',
  '/__control/*',
]
/** The APIs that are documented for customers, whose errors are problems (RFC 9457). */
const problemPaths = /^\/(?:label|packing-slip|transactions)\//
const providerPaths = ['/authorize', '/authorize/*', '/oauth/*', '/v2/logout', '/v2/logout/*', '/.well-known/*']

/**
 * Creates the platform as one fetch-style application, for the server and, through MSW, for the Vitest suites. Sign-in
 * needs the OpenID Connect provider, which needs a server; tests without one mint their tokens.
 */
export function createPlatformApp(context: PlatformContext, provider?: Provider): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>({ strict: false })

  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
    if (c.res === RESPONSE_ALREADY_SENT) return
    c.header('x-request-id', c.get('requestId'))
    // Only what is public says how long it may be cached: nobody's data and secrets stay on a disk (PLATFORM-12).
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  app.use(requireKnownHost(context))
  // Without a list of headers, those that a call asks for are allowed: documents state headers of their own.
  const fromPortal = cors({ origin: context.portalOrigins, exposeHeaders: ['*'], maxAge: 600 })
  app.use(except([...pagePaths, ...providerPaths], fromPortal))
  app.use(observe(context))
  app.use(except(ownBodyLimit, limitBody()))
  app.use(guardEndpoints(context))

  app.route('/', home(context))
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.route('/devcenter/v1/applications', applications(context))
  app.route('/devcenter/public/v1/signup', signup(context))
  app.route('/devcenter', services(context))
  app.route('/devcenter-auth0/redirect/v1/login-organizations-cache', organizationsCache(context))
  // Before the rest of the identity service, which requires a token.
  app.route('/identity/v3/users/invitations', invitations(context))
  app.route('/identity', passwords(context))
  app.route('/identity', identity(context))
  app.route('/label/v1', shippingDocs('label', context))
  app.route('/packing-slip/v1', shippingDocs('packing-slip', context))
  app.route('/avatars', avatars(context))
  app.route('/auth-check', authCheck())
  app.route('/userinfo', userInfo())
  app.route('/content', content(context))
  app.route('/recaptcha', captcha(context))
  app.route('/forms', forms(context))
  app.route('/rsx', rsx(context))
  app.route('/api', errorTracking(context))
  app.route('/outbox', outbox(context))
  if (context.control) app.route('/__control', control(context))

  if (provider) {
    const bridge = createBridge(provider)
    const answer = async (c: Context<PlatformEnv>) => {
      const { incoming, outgoing } = c.env
      if (!incoming || !outgoing || !('setHeader' in outgoing)) throw notFound('page')
      await bridge(incoming, outgoing)
      return RESPONSE_ALREADY_SENT
    }
    for (const path of providerPaths) app.all(path, answer)
    app.route('/', pageAssets())
    app.route('/demo', demo())
    app.route('/', interactions(context, provider))
  } else {
    for (const path of providerPaths) app.all(path, (c) => answerError(c, notFound('page')))
  }

  app.route('/', sandbox(context))
  app.notFound((c) => answerError(c, notFound('page')))
  app.onError((error, c) => {
    if (error instanceof PlatformError)
      return problemPaths.test(c.req.path) ? answerProblem(error, c) : answerError(c, error)
    console.error(error)
    return answerError(c, new PlatformError(500, 'Internal Error', 'The platform failed to answer this call.'))
  })

  // Hono cannot pass on a network error, so that a marked answer becomes one here.
  const { fetch } = app
  app.fetch = async (...call) => {
    const response = await fetch(...call)
    return response.headers.has(droppedHeader) ? Response.error() : response
  }
  return app
}
