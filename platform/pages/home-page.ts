import { html } from 'hono/html'
import { Hono } from 'hono'
import type { PlatformContext } from '../context'
import type { PlatformEnv } from '../kernel/env'
import { page } from './page'

/** `GET /`: says what the platform is, and links to its pages (PLATFORM-18). */
export function home({ portalOrigins: [portal = ''] }: PlatformContext): Hono<PlatformEnv> {
  const entries = [
    [portal, 'Dev Center', 'The portal, which calls this platform.'],
    ['/outbox', 'Outbox', 'Mail that the platform would have sent, such as invitations and reset links.'],
    ['/demo', 'Demo client', 'Applications of other companies, for trying the authorization.'],
    ['/demo/terms', 'Agreement on shared data', 'The terms that one of these applications links to.'],
    ['/devcenter/public/v1/services', 'Services', 'The documented APIs, as JSON.'],
    ['/content/docs/getting-started/README.md', 'Content', 'A published guide, as the portal reads it.'],
    ['/.well-known/openid-configuration', 'Sign-in', 'The discovery document of OpenID Connect.'],
    ['/health', 'Health', 'Whether the platform is running.'],
  ]
  return new Hono<PlatformEnv>().get('/', () =>
    page({
      title: 'Local platform',
      status: 200,
      content: html`<section class="card">
        <h1>Local platform</h1>
        <p>
          It imitates the APIs and the sign-in of the network, so that Dev Center runs without an account. Everything in
          it is invented and stays on this machine.
        </p>
        <ul>
          ${entries.map(
            ([address, name, text]) =>
              html`<li>
                <a class="account" href="${address}"><strong>${name}</strong> <span>${text}</span></a>
              </li>`,
          )}
        </ul>
      </section>`,
    }),
  )
}
