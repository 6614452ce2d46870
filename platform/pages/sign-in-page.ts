import { html } from 'hono/html'
import { page } from './page'

/** Where a person comes from who is asked to sign in, and where they can go instead. */
export interface Arrival {
  /** The application that asks; undefined if it is the portal. */
  application: string | undefined
  /** The name of the portal's page that opens after the sign-in; undefined when it is unknown. */
  page: string | undefined
  /** Whether the sign-in is in a window, beside the page that asks. */
  isWindow: boolean
  /** Address of the page to return to without a sign-in; undefined when the page that was opened needs one. */
  back: string | undefined
}

interface SignIn {
  /** Id of the interaction. */
  state: string
  email: string
  accounts: { email: string; introduction: string }[]
  arrival: Arrival
  /** The origin of the portal, whose pages help with passwords and accounts. */
  portal: string
  error?: string
  status: number
}

/** The sign-in page. Choosing an account of the list fills in its email address. */
export function signInPage({ state, email, accounts, arrival, portal, error, status }: SignIn): Promise<Response> {
  const errorAttributes = error === undefined ? '' : html`aria-invalid="true" aria-describedby="error"`
  const content = html`<section class="card">
      <h1>Sign in</h1>
      <p>${reasonOf(arrival)}</p>
      <form method="post" action="/u/login">
        <input type="hidden" name="state" value="${state}" />
        ${error === undefined ? '' : html`<p class="error" id="error" role="alert">${error}</p>`}
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          required
          value="${email}"
          ${errorAttributes}
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${errorAttributes}
        />
        <button class="primary" type="submit">Sign In</button>
      </form>
      <p class="below"><a href="${portal}/login/reset-password">Forgot password?</a></p>
      ${waysOf(arrival, portal)}
    </section>
    <section class="card" aria-labelledby="accounts">
      <h2 id="accounts">Accounts of the local platform</h2>
      <p>All of them have the password <code>Portal-2026!</code>. Choose one to fill in its email address.</p>
      <ul>
        ${accounts.map(
          (account) =>
            html`<li>
              <button type="button" class="account" data-email="${account.email}">
                <strong>${account.email}</strong><span>${account.introduction}</span>
              </button>
            </li>`,
        )}
      </ul>
    </section>`
  return page({ title: 'Sign in', content, status, script: '/u/sign-in.js', portal })
}

/** Says where the person comes from, and why they sign in. */
function reasonOf({ application, page: name, isWindow, back }: Arrival) {
  if (application !== undefined) return html`<strong>${application}</strong> asks you to sign in.`
  const here = name === undefined ? 'the page that you come from' : html`<strong>${name}</strong>`
  if (isWindow) return html`You come from ${here}, which stays open as it is. This window closes after you sign in.`
  if (back !== undefined) return html`You get to ${here} after you sign in.`
  return name === undefined
    ? 'The page that you opened needs an account. It opens after you sign in.'
    : html`${here} needs an account. It opens after you sign in.`
}

/** The ways for people who do not sign in: an account, and back. */
function waysOf({ application, isWindow, back }: Arrival, portal: string) {
  if (application !== undefined) return ''
  const target = isWindow ? html`target="_blank" rel="noopener"` : ''
  return html`<div class="ways">
    <p>No account yet?</p>
    <a class="secondary" href="${portal}/signup" ${target}>Create Trial Account</a>
    ${
      isWindow
        ? html`<button type="button" class="quiet" id="close">Close this window</button>`
        : html`<a class="quiet" href="${back ?? `${portal}/home`}">Back to Dev Center</a>`
    }
  </div>`
}
