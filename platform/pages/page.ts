import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

interface Page {
  title: string
  content: Html
  status: number
  script?: string
  /** Whether the policy lets its script call the platform. */
  mayCallPlatform?: boolean
}

// No form-action: browsers apply it to redirects after a form too, and these lead to the applications.
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The markup of a page, in the style of Dev Center. */
export async function pageMarkup({
  title,
  content,
  script,
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
        <header class="bar"><span class="mark" aria-hidden="true"></span>Network</header>
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
