import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

interface Page {
  title: string
  content: Html
  status: number
  script?: string
  /** Whether its script may call the platform. */
  calls?: boolean
}

// No form-action: browsers apply it to the redirects after the form as well, and those end at the applications.
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The markup of a page of the platform, in the looks of Dev Center. */
export async function pageMarkup({ title, content, script }: Omit<Page, 'status' | 'calls'>): Promise<string> {
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

export async function page({ status, calls = false, ...rest }: Page): Promise<Response> {
  const headers = { ...pageHeaders, ...(calls && { 'content-security-policy': `${policy}; connect-src 'self'` }) }
  return new Response(await pageMarkup(rest), { status, headers })
}

/** A page that only says something. */
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

/** Heading and text of such a page; `code` is the word for it in a protocol. */
export function messageContent(title: string, message: string, code?: string): Html {
  return html`<section class="card">
    <h1>${title}</h1>
    <p>${message}</p>
    ${code === undefined ? '' : html`<p><code>${code}</code></p>`}
  </section>`
}
