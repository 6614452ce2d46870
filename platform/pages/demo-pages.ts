import { html } from 'hono/html'
import { Hono } from 'hono'
import { demoApplications } from '../seed/demo-clients'
import type { PlatformEnv } from '../kernel/env'
import { page } from './page'

const explanations: Record<string, string> = {
  'demo-storefront-orders': 'asks for access to one of your organizations',
  'demo-remit-ledger': 'also asks for your consent to share the data of three retailers',
}

/** The page of the demo applications, for trying the authorization screens, and the agreement that one of them links to. */
export function demo(): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false }).get('/', () => demoPage()).get('/terms', () => termsPage())
}

function demoPage(): Promise<Response> {
  const content = html`<section class="card">
      <h1>Demo client</h1>
      <p>
        An application like those of other companies. Connect starts a real authorization, by code with PKCE, and shows
        the claims of the token at the end.
      </p>
      <form id="connect">
        <fieldset>
          <legend>Connect as</legend>
          ${demoApplications.map(
            ({ id, name }, index) =>
              html`<label class="choice">
                <input type="radio" name="client" value="${id}" ${index === 0 ? 'checked' : ''} />
                <span><strong>${name}</strong> ${explanations[id] ?? ''}</span>
              </label>`,
          )}
        </fieldset>
        <button class="primary" type="submit">Connect</button>
      </form>
      <noscript><p class="error">The demo client needs JavaScript.</p></noscript>
    </section>
    <section class="card" id="outcome" aria-labelledby="outcome-title" hidden>
      <h2 id="outcome-title" tabindex="-1"></h2>
      <p id="outcome-text"></p>
      <dl id="outcome-facts"></dl>
      <h3 id="claims-title">Claims of the access token</h3>
      <pre id="claims" tabindex="0" role="region" aria-labelledby="claims-title"></pre>
    </section>`
  return page({ title: 'Demo client', content, status: 200, script: '/u/demo.js', mayCallPlatform: true })
}

function termsPage(): Promise<Response> {
  const content = html`<section class="card">
    <h1>Agreement on shared data</h1>
    <p>
      Remit Ledger and this agreement are invented. The agreement stands for the terms of a partner application, which
      people read before they share the data of their retailers.
    </p>
    <p>
      You share the data of the retailers named on the consent screen, and the adjustments, invoices, orders and
      remittances that you exchange with them. Remit Ledger uses it to match payments with invoices, until you remove
      the connection.
    </p>
  </section>`
  return page({ title: 'Agreement on shared data', content, status: 200 })
}
