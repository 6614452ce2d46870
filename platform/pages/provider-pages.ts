import { html, raw } from 'hono/html'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { messageContent, pageHeaders, pageMarkup } from './page'

/** The message for a sign-in or authorization that cannot continue in this browser. */
export const expiredSignIn = {
  title: 'This sign-in has expired',
  message:
    'This sign-in was already completed, timed out, or was started in another browser. Start again from the application.',
}

/**
 * Shows errors that cannot be returned to an application: it is unknown, its redirect URI is not registered, or the
 * authorization has ended or was begun in another browser.
 */
export async function renderProviderError(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): Promise<void> {
  const { title, message } = explain(out, error)
  const content = messageContent(title, message, out.error)
  ctx.set(pageHeaders)
  ctx.body = await pageMarkup({ title, content })
}

function explain(out: ErrorOut, error: Error) {
  if (error.name === 'SessionNotFound') return expiredSignIn
  if (out.error === 'invalid_redirect_uri')
    return {
      title: 'This redirect URI is not registered',
      message:
        'The application wants to return to an address that is not one of its redirect URIs. Save it in step 3 of the application first.',
    }
  return { title: 'The request cannot be completed', message: out.error_description ?? 'Something went wrong.' }
}

/** Signs out without a question: a script sends the library's form. */
export async function renderSignOut(ctx: KoaContextWithOIDC, form?: string): Promise<void> {
  const content =
    form === undefined ? messageContent('You are signed out', 'You can close this page.') : signOutForm(form)
  ctx.set(pageHeaders)
  ctx.body = await pageMarkup({ title: 'Sign out', content, ...(form !== undefined && { script: '/u/submit.js' }) })
}

function signOutForm(form: string) {
  return html`<section class="card">
    <h1>Signing out</h1>
    ${raw(form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>'))}
    <noscript><button class="primary" type="submit" form="op.logoutForm">Sign Out</button></noscript>
  </section>`
}
