import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

interface Page {
  title: string
  content: Html
  status: number
  script?: string
  /** The origin of the portal, for a page that people reach from there: it has the portal's name, which leads back. */
  portal?: string
  /** Whether the policy lets its script call the platform. */
  mayCallPlatform?: boolean
}

// No form-action: browsers apply it to redirects after a form too, and these lead to the applications.
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The mark of the portal. */
const mark = html`<svg viewBox="0 0 22 22" aria-hidden="true" fill="none" stroke-width="2.25">
  <path stroke="#f2f5f6" d="M1.5 9V1.5H9" />
  <path stroke="#ff5c22" d="M20.5 13v7.5H13" />
  <path fill="#f2f5f6" d="M7 7h8v8H7z" />
</svg>`

/** The markup of a page, in the style of Dev Center. */
export async function pageMarkup({
  title,
  content,
  script,
  portal,
}: Omit<Page, 'status' | 'mayCallPlatform'>): Promise<string> {
  const markup = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | Network</title>
        <link rel="icon" href="/u/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/u/style.css" />
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <header class="bar">
          ${
            portal === undefined
              ? html`<span class="mark" aria-hidden="true"></span>Network`
              : html`<a href="${portal}/home">${mark}Dev Center</a>`
          }
        </header>
        <main>${content}</main>
      </body>
    </html>`
  return String(raw(markup))
}

export async function page({ status, mayCallPlatform = false, ...rest }: Page): Promise<Response> {
  const headers = {
    ...pageHeaders,
    ...(mayCallPlatform && { 'content-security-policy': `${policy}; connect-src 'self'` }),
  }
  return new Response(await pageMarkup(rest), { status, headers })
}

/** A page with a heading and a text. */
export function messagePage({
  title,
  message,
  status,
}: {
  title: string
  message: string
  status: number
}): Promise<Response> {
  return page({ title, status, content: messageContent(title, message) })
}

/** The content of such a page. `code` is the error code of a protocol. */
export function messageContent(title: string, message: string, code?: string): Html {
  return html`<section class="card">
    <h1>${title}</h1>
    <p>${message}</p>
    ${code === undefined ? '' : html`<p><code>${code}</code></p>`}
  </section>`
}
