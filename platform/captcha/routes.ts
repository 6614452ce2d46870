import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { PlatformContext } from '../context'
import { readObject } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { invalid } from '../kernel/errors'
import { captchaLifetimeMs, issueCaptchaToken } from './tokens'

/** The key that the portal's environment file names. */
const siteKey = 'local-captcha-site-key'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'assets')

const types = {
  'api.js': 'text/javascript; charset=utf-8',
  'frame.js': 'text/javascript; charset=utf-8',
  'frame.css': 'text/css; charset=utf-8',
}

/** The captcha service: its script, the page of the widget's frame, and the tokens of solved captchas. */
export function captcha(context: PlatformContext): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  for (const [name, type] of Object.entries(types)) {
    const text = readFileSync(join(folder, name), 'utf8')
    app.get(`/${name}`, (c) => c.body(text, 200, { 'content-type': type, 'cache-control': 'no-cache' }))
  }
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'",
    `frame-ancestors ${context.portalOrigins.join(' ')}`,
  ].join('; ')

  return app
    .get('/frame', async (c) => {
      const { k, theme, size } = c.req.query()
      const isKnownKey = k === siteKey
      const markup = await html`<!doctype html>
        <html lang="en" class="${theme === 'dark' ? 'dark' : ''}">
          <head>
            <meta charset="utf-8" />
            <title>reCAPTCHA</title>
            <link rel="stylesheet" href="frame.css" />
            <script src="frame.js" defer></script>
          </head>
          <body>
            <div class="widget ${size === 'compact' ? 'compact' : ''}">
              ${
                isKnownKey
                  ? html`<label><input type="checkbox" />I'm not a robot</label><small>Captcha<br />stand-in</small>
                      <p role="status"></p>`
                  : html`<p class="bad" role="status">Invalid site key</p>`
              }
            </div>
          </body>
        </html>`
      return c.html(markup, 200, {
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    })
    .post('/token', async (c) => {
      const { sitekey } = await readObject(c)
      if (sitekey !== siteKey) throw invalid({ sitekey: 'Unknown site key.' })
      return c.json({ token: issueCaptchaToken(context), expiresInMs: captchaLifetimeMs }, 201)
    })
}
