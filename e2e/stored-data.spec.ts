import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import type { World } from '../platform/control/world.ts'
import { browserArguments, installedBrowser } from '../scripts/browser.ts'
import { createApplication } from './support/applications.ts'
import { answerStatus, checkTokenPage, sendButton } from './support/console.ts'
import { readablePlaces } from './support/places.ts'
import { withoutSearchIndex } from './support/search.ts'
import { expect, openAs, platform, test as base } from './support/test.ts'
import { displayedCredentials } from './support/wizard.ts'

/** A browser whose profile is a folder, as that of a person is. */
interface Profile {
  folder: string
  open: () => Promise<BrowserContext>
}

const test = base.extend<{ profile: Profile }>({
  profile: async ({ baseURL }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'profile-'))
    const executablePath = installedBrowser()
    const contexts: BrowserContext[] = []
    const open = async () => {
      const context = await chromium.launchPersistentContext(folder, {
        args: browserArguments,
        ...(baseURL !== undefined && { baseURL }),
        ...(executablePath && { executablePath }),
      })
      contexts.push(context)
      return context
    }
    await provide({ folder, open })
    await Promise.all(contexts.map((context) => context.close()))
    rmSync(folder, { recursive: true, force: true })
  },
})

/** The files of a folder that contain a text, as UTF-8 or UTF-16. */
function filesWith(folder: string, text: string): string[] {
  const forms = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return forms.some((form) => bytes.includes(form))
    })
}

/** The texts that are in a file of the profile, with these files. */
function stored({ folder }: Profile, texts: readonly string[]): Record<string, string[]> {
  const entries = texts.map((text) => [text, filesWith(folder, text)] as const)
  return Object.fromEntries(entries.filter(([, files]) => files.length > 0))
}

/** The texts that the storage and the caches of the portal contain. */
async function readable(page: Page, texts: readonly string[]): Promise<string[]> {
  await page.goto('/terms-of-use')
  const places = await readablePlaces(page)
  const kinds = ['local storage', 'session storage', 'cookies', 'databases', 'caches', 'the history']
  const content = JSON.stringify(places.filter(([name]) => kinds.includes(name)))
  return texts.filter((text) => content.includes(text))
}

/** Six applications with two secrets each, and the texts about a person and their work. */
async function personWithSecrets(request: APIRequestContext, createWorld: () => Promise<World>) {
  const world = await createWorld()
  const applications = []
  for (const appType of ['web', 'm2m', 'web', 'm2m', 'web', 'm2m'] as const) {
    const fields = { name: `Night ${randomUUID()}`, description: `Sends ${randomUUID()}`, appType }
    applications.push(
      await createApplication(request, world, {
        ...fields,
        redirectUris: appType === 'm2m' ? [] : ['https://dock.example/callback'],
      }),
    )
  }
  const ofApplications = applications.flatMap(({ name, description }) => [name, description])
  const name = `Sample ${/world-(.*)@/.exec(world.email)?.[1]}`
  return {
    world,
    applications,
    personalTexts: [world.email, name, world.organizations[0]?.name ?? '', ...ofApplications],
  }
}

/** Reveals the secrets of all applications, sends a request with a token of one, and opens other pages with personal data. */
async function useSecrets(page: Page, applications: World['applications']): Promise<string[]> {
  const secrets: string[] = []
  for (const { id } of applications) {
    await page.goto(`/app/${id}?expandIndex=4`)
    for (const keys of ['Sandbox Keys', 'Production Keys'] as const)
      secrets.push((await displayedCredentials(page, keys)).secret ?? '')
  }
  await page.goto(checkTokenPage(applications[1]?.id ?? ''))
  await sendButton(page).click()
  await expect(answerStatus(page, 200)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText('Sample')
  await page.goto('/applications')
  await expect(page.getByRole('main')).toContainText(applications[0]?.name ?? '')
  // The search stores what it reads.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search Dev Center' }).fill('label')
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  return secrets
}

/** Loads a public text of the platform, which the browser stores and the search of the files finds. */
async function plant(page: Page): Promise<string> {
  const text = await page.evaluate(async (url) => (await fetch(url)).text(), `${platform}/content/docs/label/README.md`)
  return text.split('\n').find((line) => line.length > 30) ?? ''
}

for (const ending of ['without a sign-out', 'after a sign-out']) {
  test(`the files of a browser that is closed ${ending} contain no secret and no personal text`, async ({
    profile,
    request,
    createWorld,
  }) => {
    test.slow()
    const { world, applications, personalTexts } = await personWithSecrets(request, createWorld)
    const context = await profile.open()
    const page = await context.newPage()
    await withoutSearchIndex(context)
    await openAs(page, world, '/applications')
    const secrets = await useSecrets(page, applications)
    expect(new Set(secrets).size).toBe(12)
    const planted = await plant(page)
    if (ending === 'after a sign-out') {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Robin/ })
        .click()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    }
    await context.close()
    expect(Object.keys(stored(profile, [planted, 'dc.session']))).toEqual([planted, 'dc.session'])
    expect(stored(profile, [...secrets, ...personalTexts])).toEqual({})

    const next = await (await profile.open()).newPage()
    expect(await readable(next, [...secrets, ...personalTexts])).toEqual([])
  })
}

test('a secret is not stored although the provider lets browsers store it', async ({ profile, createWorld, fail }) => {
  const world = await createWorld({ applications: ['m2m'] })
  const secret = `secret-${randomUUID()}`
  await fail({
    match: { path: '.*/retrieve_secret', user: world.userId },
    body: { secret },
    headers: { 'cache-control': 'max-age=3600' },
  })
  const name = `Kept ${randomUUID()}`
  await fail({
    match: { path: '/identity/orgs/', user: world.userId },
    body: { id: world.organizations[0]?.id, organization_name: name, namespace: 'kept', is_trial: true },
    headers: { 'cache-control': 'max-age=3600' },
  })
  const context = await profile.open()
  const page = await context.newPage()
  await openAs(page, world, `/app/${world.applications[0]?.id}?expandIndex=4`)
  expect((await displayedCredentials(page, 'Sandbox Keys')).secret).toBe(secret)
  await expect(page.getByText('You are using a trial account.')).toBeVisible()
  await context.close()
  expect(Object.keys(stored(profile, [name, secret]))).toEqual([name])
})

test('of what a visitor types, the files of a closed browser contain the draft of a message only', async ({
  profile,
}) => {
  const [message, document, error] = [`message-${randomUUID()}`, `document-${randomUUID()}`, `error-${randomUUID()}`]
  const context = await profile.open()
  const page = await context.newPage()
  await page.goto('/tools/error-decoder')
  await page.getByRole('textbox').first().fill(`HTTP/1.1 400 Bad Request\n\n{"detail":"${error}"}`)
  await expect(page.getByRole('main')).toContainText('Bad Request')
  await page.goto('/tools/document-check')
  await page.getByRole('main').click()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', `<Orders><Order>${text}</Order></Orders>`)
    window.document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, document)
  await page.goto('/contact-info?contactSupport=true')
  await page.getByRole('textbox', { name: /^Message/ }).fill(`About ${message}`)
  await page.goto('/home')
  await context.close()
  expect(stored(profile, [document, error])).toEqual({})
  // Until it is sent, or somebody signs out (docs/decisions/0013).
  const files = Object.values(stored(profile, [message])).flat()
  expect(files.every((file) => file.includes('Session Storage'))).toBe(true)
})
