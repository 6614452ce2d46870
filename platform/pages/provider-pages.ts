import { html, raw } from 'hono/html'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { messageContent, pageHeaders, pageMarkup } from './page'

/** Errors that cannot be sent back to an application: unknown application, address of return that was not saved. */
export async function renderProviderError(ctx: KoaContextWithOIDC, out: ErrorOut): Promise<void> {
  const unsaved = out.error === 'invalid_redirect_uri'
  const title = unsaved ? 'This redirect URI was not saved' : 'The request cannot be completed'
  const message = unsaved
    ? 'The application asks to return to an address that is not among its redirect URIs. Save it in step 3 of the application first.'
    : (out.error_description ?? 'Something went wrong.')
  const content = messageContent(title, message, out.error)
  ctx.set(pageHeaders)
  ctx.body = await pageMarkup({ title, content })
}

/** Ends the session without a question: the library's form, sent by a script. */
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
