import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import type { PlatformEnv } from '../kernel/env'

const types = {
  'style.css': 'text/css; charset=utf-8',
  'sign-in.js': 'text/javascript; charset=utf-8',
  'demo.js': 'text/javascript; charset=utf-8',
  'submit.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
}

/** The font of the portal. */
const font = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

/** Serves the style, font, scripts and icon of the platform's own pages. */
export function pageAssets(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  for (const [name, type] of Object.entries(types)) {
    const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
    app.get(`/u/${name}`, (c) => c.body(text, 200, { 'content-type': type, 'cache-control': 'no-cache' }))
  }
  const fontBytes = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(font)))
  app.get('/u/font.woff2', (c) => c.body(fontBytes, 200, { 'content-type': 'font/woff2', 'cache-control': 'no-cache' }))
  return app
}
