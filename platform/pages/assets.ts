import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { PlatformEnv } from '../kernel/env'

const types = {
  'style.css': 'text/css; charset=utf-8',
  'sign-in.js': 'text/javascript; charset=utf-8',
  'demo.js': 'text/javascript; charset=utf-8',
  'submit.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
}

/** Serves the style, scripts and icon of the platform's own pages. */
export function pageAssets(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  for (const [name, type] of Object.entries(types)) {
    const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
    app.get(`/u/${name}`, (c) => c.body(text, 200, { 'content-type': type, 'cache-control': 'no-cache' }))
  }
  return app
}
