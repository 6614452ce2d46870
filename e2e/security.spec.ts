import type { APIRequestContext, Page } from '@playwright/test'
import { createApplication } from './support/applications.ts'
import { expect, expectErrors, openAs, platform, portal, test } from './support/test.ts'
import { step } from './support/wizard.ts'

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  '../../__control/requests',
]

/** Collects the messages of all alerts that the page opens. */
function collectAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  return alerts
}

/** Path of the entry's file, which has a hash in its name. */
async function entryPath(request: APIRequestContext): Promise<string> {
  const page = await (await request.get(portal)).text()
  return /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
}

test('the policy of every document forbids inline scripts, eval and framing', async ({ page, request }) => {
  for (const path of ['/', '/home', '/applications', '/app/some-id?expandIndex=2', '/callback', '/no-such-page']) {
    const answer = await request.get(portal + path)
    const policy = new Map(
      (answer.headers()['content-security-policy'] ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/)
        return [name, sources]
      }),
    )
    expect(policy.get('script-src'), path).toContain("'self'")
    expect(policy.get('script-src')?.filter((source) => /unsafe|data:|blob:|\*|^https?:$/.test(source))).toEqual([])
    expect(policy.get('default-src')).toEqual(["'self'"])
    for (const name of ['frame-ancestors', 'object-src', 'base-uri']) expect(policy.get(name)).toEqual(["'none'"])
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
    expect(await answer.text()).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i)
  }
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('caches keep assets for a year, the page not at all, and nothing that is missing', async ({ request }) => {
  const caching = async (path: string) => (await request.get(portal + path)).headers()['cache-control']
  expect(await caching(await entryPath(request))).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/home', '/start.js', '/favicon.svg']) expect(await caching(path), path).toBe('no-cache')
  for (const path of ['/assets/entry-gone.js', '/assets/reader.worker-gone.js']) {
    expect((await request.get(portal + path)).status(), path).toBe(404)
    expect(await caching(path), path).toBe('no-store')
  }
})

test('every response has the headers that keep other sites out', async ({ request }) => {
  const headers = async (path: string) => (await request.get(portal + path)).headers()
  for (const path of ['/home', await entryPath(request), '/assets/gone.js', '/no-such-page', '/favicon.svg']) {
    expect(await headers(path), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
  const opener = async (path: string) => (await headers(path))['cross-origin-opener-policy']
  expect(await opener('/home')).toBe('same-origin-allow-popups')
  // An application that opened the sign-in in a window would lose it otherwise.
  for (const path of ['/console/callback?code=1&state=2', '/verify-org?key=1', '/supply-pike/consent?key=1'])
    expect(await opener(path), path).toBe('unsafe-none')
  expect(await opener('/console/callback-of-another')).toBe('same-origin-allow-popups')
})

test('an injected script does not run', async ({ page }) => {
  expectErrors(page, /Content Security Policy|requires '?Trusted/)
  await page.goto('/home')
  // The browser must refuse every attempt because of the policy, not for another reason.
  const outcome = await page.evaluate(async () => {
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective.startsWith('script-src')) violations.push(`${effectiveDirective} ${blockedURI}`)
    })
    /** Attempts to run code. Texts are passed through `trust` wherever the browser could ask for a trusted one. */
    const attempts = (trust: { html: (text: string) => string; code: typeof trust.html; url: typeof trust.html }) => [
      () => {
        const script = document.createElement('script')
        script.textContent = trust.code('window.ranInline = true')
        document.body.append(script)
      },
      () => {
        const foreign = document.createElement('script')
        foreign.src = trust.url('https://evil.example/script.js')
        document.body.append(foreign)
      },
      () => {
        const html = '<img src="data:," onerror="window.ranHandler = true">'
        document.body.insertAdjacentHTML('beforeend', trust.html(html))
      },
      // setTimeout with code as a string, which its TypeScript types forbid.
      () => Reflect.apply(setTimeout, window, [trust.code('window.ranText = true')]),
    ]
    const asText = (text: string) => text
    const results = attempts({ html: asText, code: asText, url: asText }).map((attempt) => {
      try {
        attempt()
        return 'accepted'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    })

    // The policy holds even for code that passes as trusted.
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => Record<string, (text: string) => string> }
    }
    const rules = { createHTML: asText, createScript: asText, createScriptURL: asText }
    const planted = trustedTypes.createPolicy('planted', rules)
    const trusting = (make: string) => (text: string) => planted[make]?.(text) ?? ''
    const trust = { html: trusting('createHTML'), code: trusting('createScript'), url: trusting('createScriptURL') }
    for (const attempt of attempts(trust)) attempt()
    const link = document.createElement('a')
    link.href = 'javascript:void(window.ranLink = true)'
    document.body.append(link)
    link.click()
    await new Promise((resolve) => {
      // Five attempts, each refused three times: by the policies of the header, of the document and of the start script.
      const resolveWhenComplete = () => violations.length >= 15 && resolve(undefined)
      document.addEventListener('securitypolicyviolation', resolveWhenComplete)
      resolveWhenComplete()
    })
    return { results, violations: [...new Set(violations)].toSorted() }
  })
  expect(outcome.results).toEqual(['refused', 'refused', 'refused', 'refused'])
  expect(outcome.violations).toEqual([
    'script-src eval',
    'script-src-attr inline',
    'script-src-elem https://evil.example/script.js',
    'script-src-elem inline',
  ])
  expect(await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('ran')))).toEqual([])
})

test('the script of the captcha is asked to respect trusted types', async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().startsWith(`${platform}/recaptcha/api.js`))
  await page.goto('/contact-info?contactSupport=true')
  expect(new URL((await asked).url()).searchParams.get('trustedtypes')).toBe('true')
  await expect(page.frameLocator('iframe[title=reCAPTCHA]').getByLabel("I'm not a robot")).toBeVisible()
})

test('the start script narrows the policy of the document to the environment of its host', async ({ page }) => {
  await page.goto('/home')
  const policies = page.locator('head > meta[http-equiv="Content-Security-Policy"]')
  await expect(policies).toHaveCount(2)
  const [, ownPolicy = ''] = await policies.evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
  expect(ownPolicy).toContain(`${platform}/recaptcha/`)
  expect(ownPolicy).not.toContain('network.example')
  expect(ownPolicy).not.toContain('google')
})

for (const { parameter, addressOf, heading } of [
  {
    parameter: 'page',
    addressOf: (_: string, text: string) => `/applications?page=${text}&from=${text}#${text}`,
    heading: 'Applications',
  },
  {
    parameter: 'expandIndex',
    addressOf: (id: string, text: string) => `/app/${id}?expandIndex=${text}#${text}`,
    heading: 'Application 1',
  },
  {
    parameter: 'appId',
    addressOf: (_: string, text: string) => `/app/${text}?expandIndex=${text}`,
    heading: "The application you're looking for can't be found.",
  },
]) {
  test(`hostile values of ${parameter} have no effect`, async ({ page, createWorld }) => {
    expectErrors(page, /status of 40[04]/)
    const alerts = collectAlerts(page)
    const calls = new Set<string>()
    page.on('request', (call) => {
      if (call.headers()['authorization']) calls.add(new URL(call.url()).pathname)
    })
    const world = await createWorld({ applications: ['web'] })
    const id = world.applications[0]?.id ?? ''
    await openAs(page, world, '/applications')
    for (const value of hostile) {
      const answer = await page.goto(addressOf(id, encodeURIComponent(value)))
      // nginx refuses an address that leads out of the site.
      if (answer?.status() === 400) continue
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (parameter === 'page') await expect(page.getByRole('link', { name: 'Application 1' })).toBeVisible()
      if (parameter === 'expandIndex') {
        await expect(step(page, 'App Details')).toHaveAttribute('aria-expanded', 'true')
      }
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
    }
    expect(alerts).toEqual([])
    // A value must never lead to another address of the platform.
    expect(calls.size).toBeGreaterThan(0)
    for (const path of calls) expect(path).toMatch(/^\/(devcenter\/v1|identity)\//)
  })
}

test('names and descriptions with markup are shown as text everywhere', async ({ page, request, createWorld }) => {
  const name = '<img src=x onerror=alert(1)>'
  const description = '<script>alert(2)</script>'
  const world = await createWorld({ organizations: ['<b onmouseover=alert(3)>Depot</b>'] })
  const { id } = await createApplication(request, world, { name, description, appType: 'm2m' })
  const alerts = collectAlerts(page)
  await openAs(page, world, '/applications')
  await expect(page.getByRole('link', { name })).toHaveText(name)
  await expect(page.getByText(description)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('<b onmouseover=alert(3)>Depot</b>')
  await page.goto('/home')
  await expect(page.getByText(`You have built ${name}.`)).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.goto(`/app/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Application' }).click()
  await expect(page.getByRole('dialog')).toContainText(name)
  await expect(page.locator('img[src="x"], b[onmouseover], main script')).toHaveCount(0)
  expect(alerts).toEqual([])
})

test('tokens and secrets are not stored where a script can read them and are sent only to the platform', async ({
  page,
  context,
  createWorld,
}) => {
  const secrets = new Set<string>()
  const foreignRequests: string[] = []
  const foreignRequestsWithToken: string[] = []
  context.on('request', (call) => {
    const { origin } = new URL(call.url())
    if (!/^(https?|wss?):/.test(call.url())) return
    if (origin !== portal && origin !== platform) foreignRequests.push(call.url())
    const token = call.headers()['authorization']?.split(' ')[1]
    if (!token) return
    secrets.add(token)
    if (origin !== platform) foreignRequestsWithToken.push(call.url())
  })
  context.on('response', (answer) => {
    if (!answer.url().endsWith('/oauth/token') || answer.request().method() !== 'POST') return
    void answer.json().then(
      (body: Record<string, string>) => {
        for (const kind of ['access_token', 'id_token', 'refresh_token']) if (body[kind]) secrets.add(body[kind])
      },
      () => undefined,
    )
  })
  const world = await createWorld({ applications: ['web'] })
  await openAs(page, world, `/app/${world.applications[0]?.id}?expandIndex=4`)
  const keys = page.getByRole('region', { name: 'Sandbox Keys' })
  await keys.getByRole('button', { name: 'Show App Secret' }).click()
  await expect(keys).toContainText('s3k_')
  secrets.add(await keys.locator('dt:text-is("App Secret") + dd code').innerText())
  await keys.getByRole('button', { name: 'Hide App Secret' }).click()
  await page.reload()
  await expect(keys).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('link', { name: 'Application 1' })).toBeVisible()

  expect(secrets.size).toBeGreaterThanOrEqual(3)
  const readable = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const stored = [localStorage, sessionStorage].map((storage) => Object.entries(storage))
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
    const found = [stored, document.cookie, window.name, history.state, databases, await caches.keys(), addresses]
    return JSON.stringify([found, document.documentElement.outerHTML, location.href])
  })
  for (const secret of secrets) expect(readable).not.toContain(secret)
  expect(readable).not.toMatch(/eyJ[\w-]{10,}\.|s3k_/)
  expect(foreignRequests).toEqual([])
  expect(foreignRequestsWithToken).toEqual([])
})
