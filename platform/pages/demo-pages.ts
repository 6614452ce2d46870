import { html } from 'hono/html'
import { Hono } from 'hono'
import { demoApplications } from '../oidc/demo-clients'
import type { PlatformEnv } from '../rest/env'
import { page } from './page'

const says: Record<string, string> = {
  'demo-storefront-orders': 'asks for access to one of your organizations',
  'demo-remit-ledger': 'also asks for your consent to the data of three retailers',
}

/** A third-party application for trying the authorization screens, and the agreement that it refers to. */
export function demo(): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false }).get('/', () => demoPage()).get('/terms', () => termsPage())
}

function demoPage(): Promise<Response> {
  const content = html`<section class="card">
      <h1>Demo client</h1>
      <p>
        An application like those that other companies build. Connect sends you through a real authorization, by code
        with PKCE, and shows what its token says at the end.
      </p>
      <form id="connect">
        <fieldset>
          <legend>Connect as</legend>
          ${demoApplications.map(
            ({ id, name }, index) =>
              html`<label class="choice">
                <input type="radio" name="client" value="${id}" ${index === 0 ? 'checked' : ''} />
                <span><strong>${name}</strong> ${says[id] ?? ''}</span>
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
  return page({ title: 'Demo client', content, status: 200, script: '/u/demo.js', calls: true })
}

function termsPage(): Promise<Response> {
  const content = html`<section class="card">
    <h1>Agreement on shared data</h1>
    <p>
      Remit Ledger is made up, and so is this agreement: it stands in for the terms that a partner application asks
      people to read before they share the data of their retailers.
    </p>
    <p>
      What is shared: data of the retailers named on the consent screen, and the adjustments, invoices, orders and
      remittances exchanged with them. What for: matching payments with invoices. It ends when you remove the
      connection.
    </p>
  </section>`
  return page({ title: 'Agreement on shared data', content, status: 200 })
}
