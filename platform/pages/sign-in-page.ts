import { html } from 'hono/html'
import { page } from './page'

interface SignIn {
  /** Id of the interaction. */
  state: string
  email: string
  accounts: { email: string; introduction: string }[]
  /** Address of the portal's page for a forgotten password. */
  resetAddress: string
  error?: string
  status: number
}

/** The sign-in page. Choosing an account of the list fills in its email address. */
export function signInPage({ state, email, accounts, resetAddress, error, status }: SignIn): Promise<Response> {
  const errorAttributes = error === undefined ? '' : html`aria-invalid="true" aria-describedby="error"`
  const content = html`<section class="card">
      <h1>Sign in</h1>
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
      <p class="below"><a href="${resetAddress}">Forgot password?</a></p>
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
  return page({ title: 'Sign in', content, status, script: '/u/sign-in.js' })
}
