import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  apiDocument,
  contentOf,
  expectedContent,
  field,
  fillIn,
  kinds,
  panel,
  parameters,
  photo,
  token,
  type Kind,
} from './support/console-requests.ts'
import { operationUrl } from './support/docs.ts'
import { test, type FaultyServers, type ReceivedCall } from './support/faulty-servers.ts'
import { runSample } from './support/samples.ts'
import { expect, expectErrors, fillSignIn, openAs, portal } from './support/test.ts'

type ServerName = keyof FaultyServers['addresses']

/** Timeout of the console in the test of a server that never responses. In other tests it is 30 seconds. */
const shortTimeoutSeconds = 2
const foreign = 'https://api.stranger.example/foreign'
/** Name of the document. Each test worker has its own document, because its servers have their own ports. */
const specification = `authentication/openapi/faults-${crypto.randomUUID()}.json`

/** The text of the console about a host. */
interface Explanation {
  title: string
  text: (host: string) => string
  advice: (host: string) => string[]
}

interface Failure extends Explanation {
  server: ServerName | 'foreign'
  /** After a method with effects: the console may not repeat such a request to find out more. */
  unsafe?: Explanation
  /** Number of POST requests that arrive. */
  arriving: 0 | 1
  prepare?: (page: Page) => Promise<() => Promise<void>>
}

const sendWithCurl = 'Copy the request as curl and send it from a terminal.'
const checkEffect = 'Check whether the request took effect before you send it again.'
const allowPortal = `If the API is yours, let it respond with Access-Control-Allow-Origin: ${portal}.`

const blocked: Explanation = {
  title: 'Blocked by cross-origin rules',
  text: (host) =>
    `${host} answered, but does not allow ${portal} to read the response (CORS), or refuses one of the request's headers. The rule applies to browsers only.`,
  advice: () => [sendWithCurl, allowPortal],
}
/** Browsers give a script the same error for both causes. */
const blockedOrCutOff: Explanation = {
  title: 'Blocked by cross-origin rules, or cut off',
  text: (host) =>
    `${host} responds, but the browser does not show the response to this request. Most often the host does not allow ${portal} to send it or to read the response (CORS), a rule that applies to browsers only. It may also have closed the connection. Browsers do not tell which. The request may have been carried out nevertheless.`,
  advice: () => [checkEffect, sendWithCurl, allowPortal],
}

const failures: Failure[] = [
  {
    server: 'foreign',
    title: 'The portal does not send to this host',
    text: (host) =>
      `The console sends only to the hosts of this network's APIs, so that your token reaches nobody else. ${host} is none of them. Nothing was sent.`,
    advice: () => ['Choose another server.', sendWithCurl],
    arriving: 0,
  },
  { server: 'blocked', ...blocked, unsafe: blockedOrCutOff, arriving: 0 },
  {
    server: 'redirecting',
    title: 'The redirect was not followed',
    text: (host) =>
      `${host} redirects to a host that the portal does not send to. Your token was sent to ${host} only. Browsers do not tell where the redirect leads.`,
    advice: () => ['Copy the request as curl: it shows the address of the redirect with the option --verbose.'],
    arriving: 1,
  },
  { server: 'unreadable', ...blocked, unsafe: blockedOrCutOff, arriving: 1 },
  {
    server: 'closed',
    title: 'No response',
    text: (host) =>
      `Nothing responds at ${host}: it does not run, a firewall or an extension blocks it, the name is wrong.`,
    advice: () => ['Check the address of the server, and your VPN or proxy.', sendWithCurl],
    arriving: 0,
  },
  {
    server: 'dropping',
    title: 'The connection ended without a response',
    text: (host) =>
      `${host} serves other requests, but not this one: it closes the connection, responds with something that is not HTTP, or redirects in a circle.`,
    advice: () => ['Copy the request as curl: it shows what happens with the option --verbose.'],
    unsafe: blockedOrCutOff,
    arriving: 1,
  },
  {
    // A browser does not tell a script about certificates: the text names both causes, and where to see which it is.
    server: 'untrusted',
    title: 'No response',
    text: (host) =>
      `Nothing responds at ${host}: it does not run, a firewall or an extension blocks it, the name is wrong, or the browser does not trust its certificate. Browsers do not tell which.`,
    advice: (host) => [
      `Open https://${host} in a new tab: there the browser says whether the certificate is the cause.`,
      'Check the address of the server, and your VPN or proxy.',
      sendWithCurl,
    ],
    arriving: 0,
  },
  {
    server: 'silent',
    title: 'The response took too long',
    text: () => `No response came within ${shortTimeoutSeconds} seconds.`,
    advice: () => ['Send the request again: it changes nothing.', sendWithCurl],
    unsafe: {
      title: 'The response took too long',
      text: () =>
        `No response came within ${shortTimeoutSeconds} seconds. The request may have been carried out nevertheless.`,
      advice: () => [checkEffect, sendWithCurl],
    },
    arriving: 1,
  },
  {
    server: 'remote',
    title: 'You are offline',
    text: () => 'The browser has no network connection.',
    advice: () => ['Check your connection, then send the request again.'],
    arriving: 0,
    prepare: async (page) => {
      await page.context().setOffline(true)
      return () => page.context().setOffline(false)
    },
  },
]

const insecure: Failure = {
  server: 'insecure',
  title: 'The address is not secure',
  text: (host) =>
    `A page that was loaded with https cannot send to ${host} with http: the browser refuses it. Nothing was sent.`,
  advice: () => ['Choose a server whose URL starts with https.', sendWithCurl],
  arriving: 0,
}

// Each test sends many requests.
test.slow()
test.beforeEach(async ({ context, servers, fail }) => {
  servers.forgetCalls()
  const addresses = [...Object.values(servers.addresses), foreign]
  await fail({ match: { path: `/content/docs/${specification}` }, body: apiDocument(addresses) })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(
    ([silent, timeoutMs]) => {
      window.Worker = class extends Worker {
        override postMessage(message: { input?: { url?: string; timeoutMs: number } }, ...rest: never[]) {
          if (message.input?.url?.startsWith(silent)) message.input.timeoutMs = timeoutMs
          super.postMessage(message, ...rest)
        }
      }
    },
    [servers.addresses.silent, shortTimeoutSeconds * 1000] as const,
  )
})

for (const kind of kinds) {
  test(`each failure of ${kind.name} is named, with what to do and the same call as curl`, async ({
    page,
    servers,
    createWorld,
  }) => {
    expectErrors(page, /Failed to load resource|blocked by CORS policy|Content Security Policy|net::ERR/)
    await openAs(page, await createWorld({ isTrial: true }), '/applications')
    await page.goto(consoleUrl(kind))
    await fillIn(page, kind)
    await test.step('the request that arrives', async () => {
      await send(page, servers.addresses.healthy, 1)
      await expect(panel(page).getByText('200 OK')).toBeVisible()
      const [call, ...more] = servers.received(servers.addresses.healthy, kind.method)
      expect(more).toEqual([])
      expect(await contentOf(call)).toEqual(expectedContent(kind))
    })
    for (const [index, failure] of failures.entries()) {
      await test.step(failure.server, async () => {
        const end = await failure.prepare?.(page)
        await send(page, failure.server === 'foreign' ? foreign : servers.addresses[failure.server], index + 2)
        await expectFailure(page, servers, kind, failure)
        await end?.()
      })
    }
  })
}

test.describe('from a page that was loaded with https', () => {
  test.use({ ignoreHTTPSErrors: true })
  test.beforeEach(({ servers }) => servers.useSecurePortal(true))
  test.afterEach(({ servers }) => servers.useSecurePortal(false))

  test('an address with http is named as not secure, and nothing is sent', async ({ page, servers, createWorld }) => {
    expectErrors(page, /Failed to load resource|Mixed Content|net::ERR/)
    const { securePortal: origin } = servers
    await page.goto(`${origin}/applications`)
    await fillSignIn(page, await createWorld({ isTrial: true }))
    await page.waitForURL(`${origin}/applications`)
    for (const kind of kinds) {
      await test.step(kind.name, async () => {
        await page.goto(`${origin}${consoleUrl(kind)}`)
        // The session of the platform is not this site's: only a visit to the platform finds it.
        await panel(page).getByRole('button', { name: 'Sign In' }).click()
        await fillIn(page, kind)
        await send(page, servers.addresses.insecure, 1)
        await expectFailure(page, servers, kind, insecure)
        expect(servers.received(servers.addresses.insecure, kind.method)).toEqual([])
      })
    }
  })
})

/** Address of the page of an operation with its console. */
function consoleUrl({ path, method }: Kind): string {
  return `${operationUrl({ doc: specification, path, method })}&try=true`
}

/** Sends the request to a server. @param count How many calls the tab has when it has ended. */
async function send(page: Page, server: string, count: number) {
  await panel(page).getByRole('combobox', { name: 'Server' }).selectOption(server)
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await expect(panel(page).getByText(`Request history of this tab (${count})`)).toBeVisible()
}

async function expectFailure(page: Page, servers: FaultyServers, kind: Kind, failure: Failure) {
  const { server, unsafe, arriving } = failure
  const address = server === 'foreign' ? foreign : servers.addresses[server]
  const { host } = new URL(address)
  const { title, text, advice } = (kind.method === 'GET' ? undefined : unsafe) ?? failure
  const alert = panel(page).getByRole('alert')
  await expect(alert.getByRole('paragraph')).toHaveText([title, text(host)])
  await expect(alert.getByRole('listitem')).toHaveText(advice(host))
  if (kind.method !== 'GET') expect(servers.received(address, kind.method)).toHaveLength(arriving)

  await panel(page).getByText('The request as curl', { exact: true }).click()
  const code = panel(page).locator('details pre code')
  await expect(code).toContainText(`${address}/parcels/`)
  await expect(code).not.toContainText(/typed-secret|token-of-this-test/)
  await panel(page).getByRole('checkbox', { name: 'Include secrets' }).check()
  await expect(code).toContainText('typed-secret-1')
  await expect(code).not.toContainText(token)
  const command = await code.innerText()
  await panel(page).getByRole('button', { name: 'Copy as curl' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command)
  expect(await contentOf(await sentByCurl(servers, kind, command, address))).toEqual(expectedContent(kind))

  for (const [name, value] of Object.entries(parameters)) await expect(field(page, name)).toHaveValue(value)
  await kind.expectFilled?.(page)
}

/** Runs the command of a failing server against the one that responses, and returns what that received. */
async function sentByCurl(
  servers: FaultyServers,
  { method }: Kind,
  command: string,
  failing: string,
): Promise<ReceivedCall | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'console-faults-'))
  writeFileSync(join(folder, photo.name), photo.buffer)
  const complete = command.replace(failing, servers.addresses.healthy).replace('YOUR_ACCESS_TOKEN', token)
  const before = servers.received(servers.addresses.healthy, method).length
  await runSample(`cd ${folder}\n${complete}`, 'curl')
  rmSync(folder, { recursive: true })
  const calls = servers.received(servers.addresses.healthy, method)
  expect(calls).toHaveLength(before + 1)
  return calls.at(-1)
}
