import { html } from 'hono/html'
import { Hono } from 'hono'
import type { PlatformContext } from '../context'
import { listMails, type SentMail } from '../db/mails'
import type { PlatformEnv } from '../kernel/env'
import { page } from './page'

const sentAtFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

/** `GET /outbox`: the mails that the platform would have sent, newest first; with `?to=` only those to one address. */
export function outbox({ db }: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false }).get('/', (c) => {
    const recipient = c.req.query('to')
    const mails = listMails(db, recipient)
    return page({
      title: 'Outbox',
      status: 200,
      content: html`<h1>Outbox</h1>
        <p class="lead">
          Mail that the platform would have sent${recipient === undefined ? '' : ` to ${recipient}`}, newest first.
          ${recipient === undefined ? '' : html`<a href="/outbox">Show all</a>`}
        </p>
        ${mails.length === 0 ? html`<p class="lead">There is no mail yet.</p>` : mails.map(mailCard)}`,
    })
  })
}

function mailCard({ recipient, subject, text, link, sentAt }: SentMail) {
  return html`<article class="card">
    <h2>${subject}</h2>
    <p class="lead">
      To <a href="/outbox?to=${encodeURIComponent(recipient)}">${recipient}</a>,
      <time datetime="${sentAt}">${sentAtFormat.format(new Date(sentAt))}</time>
    </p>
    ${text.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
    ${link === undefined ? '' : html`<p><a class="primary" href="${link.address}">${link.label}</a></p>`}
  </article>`
}
