import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { hasPythonRequests } from '../scripts/sample-tools.ts'
import { createApplication } from './support/applications.ts'
import { challengeOf, codeFrom, expectAuthorized, newVerifier, stateOfTheApp } from './support/oauth.ts'
import { displayedSample, printedField, runInPage, runSample, type RunLanguage } from './support/samples.ts'
import { expect, expectAccessibleInBothThemes, expectFitAtEveryWidth, openAs, test } from './support/test.ts'

const exchange = 'Exchange the code for a token'

/** Opens the code samples of Connection Information. */
async function openSamples(page: Page, appId: string): Promise<void> {
  await page.goto(`/app/${appId}?expandIndex=4`)
  await page.getByRole('button', { name: 'Show Code Samples' }).click()
}

/** Completes the displayed authorization address as a reader would, follows it and returns the code. */
async function codeFromDisplayedAddress(page: Page, redirectUri: string, verifier?: string): Promise<string> {
  const shown = await page.getByRole('region', { name: 'Send people to sign in' }).locator('pre code').innerText()
  const filled = shown
    .replace('YOUR_STATE', stateOfTheApp)
    .replace('YOUR_CODE_CHALLENGE', verifier === undefined ? '' : challengeOf(verifier))
  expect(filled).not.toContain('YOUR_')
  return codeFrom(page, filled, redirectUri)
}

// JavaScript runs in Node, except the samples of single-page applications, which run in a page at their redirect URI.
for (const language of ['curl', 'python', 'javascript'] as const) {
  const runner = language === 'javascript' ? 'Node, spa in a page' : language
  test(`samples in ${language} get a token for every type of application (${runner})`, async ({
    page,
    request,
    createWorld,
  }) => {
    test.skip(language === 'python' && !hasPythonRequests(), 'this machine has no Python with Requests')
    test.setTimeout(120_000)
    const world = await createWorld()
    await openAs(page, world, '/applications')
    const step = (name: string) => page.getByRole('region', { name })

    await test.step('m2m, with the keys of both sets', async () => {
      const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
      await openSamples(page, id)
      for (const keys of ['Sandbox', 'Production']) {
        await page.getByRole('radio', { name: keys }).check({ force: true })
        await page
          .getByRole('region', { name: `${keys} Keys` })
          .getByRole('button', { name: 'Show App Secret' })
          .click()
        await expect(step('Ask for a token')).not.toContainText('YOUR_APP_SECRET')
        const answer = await runSample(await displayedSample(step('Ask for a token'), language), language)
        await expectAuthorized(request, printedField(answer, 'access_token'))
      }
    })

    await test.step('web: the code, then the refresh token', async () => {
      const redirectUri = 'https://dock.example/callback?tenant=a&mode=b'
      const fields = { name: 'Dock Scheduler', appType: 'web', redirectUris: [redirectUri] } as const
      const { id } = await createApplication(request, world, { ...fields, redirectUris: [redirectUri] })
      await openSamples(page, id)
      const keys = page.getByRole('region', { name: 'Sandbox Keys' })
      await keys.getByRole('button', { name: 'Show App Secret' }).click()
      await expect(step(exchange)).not.toContainText('YOUR_APP_SECRET')
      const sample = await displayedSample(step(exchange), language)
      const code = await codeFromDisplayedAddress(page, redirectUri)
      const first = await runSample(sample.replace('YOUR_AUTHORIZATION_CODE', code), language)
      await expectAuthorized(request, printedField(first, 'access_token'))

      const next = await displayedSample(step('Get the next token'), language)
      const token = printedField(first, 'refresh_token')
      const second = await runSample(next.replace('YOUR_REFRESH_TOKEN', token), language)
      await expectAuthorized(request, printedField(second, 'access_token'))
    })

    await test.step('native: the code with its verifier', async () => {
      const redirectUri = 'example.label-station:/callback'
      const fields = { name: 'Label Station', appType: 'native' as const, redirectUris: [redirectUri] }
      const { id } = await createApplication(request, world, fields)
      const answer = await runSample(await publicSample(page, id, redirectUri, language), language)
      await expectAuthorized(request, printedField(answer, 'access_token'))
    })

    await test.step('spa: the code with its verifier', async () => {
      const app = createServer((_, response) =>
        response.setHeader('content-type', 'text/html').end('<link rel="icon" href="data:,"><h1>The app</h1>'),
      )
      await new Promise<void>((resolve) => app.listen(0, 'localhost', resolve))
      try {
        const redirectUri = `http://localhost:${(app.address() as AddressInfo).port}/callback`
        const fields = { name: 'Status Board', appType: 'spa' as const, redirectUris: [redirectUri] }
        const { id } = await createApplication(request, world, fields)
        const sample = await publicSample(page, id, redirectUri, language)
        if (language === 'javascript') await page.goto(redirectUri)
        const answer = await (language === 'javascript' ? runInPage(page, sample) : runSample(sample, language))
        await expectAuthorized(request, printedField(answer, 'access_token'))
      } finally {
        app.close()
      }
    })
  })
}

/** The sample of an application without a secret, with a code and its verifier filled in. */
async function publicSample(page: Page, id: string, redirectUri: string, language: RunLanguage): Promise<string> {
  await openSamples(page, id)
  const sample = await displayedSample(page.getByRole('region', { name: exchange }), language)
  expect(sample).not.toContain('secret')
  const verifier = newVerifier()
  const code = await codeFromDisplayedAddress(page, redirectUri, verifier)
  return sample.replace('YOUR_CODE_VERIFIER', verifier).replace('YOUR_AUTHORIZATION_CODE', code)
}

test('samples contain the secret only while it is shown, and their code loads when they are opened', async ({
  page,
  createWorld,
}) => {
  const world = await createWorld({ applications: ['web'], applicationCount: 1 })
  const scripts: string[] = []
  page.on('request', (sent) => scripts.push(new URL(sent.url()).pathname))
  const forSamples = () => scripts.filter((path) => /snippet|highlight/i.test(path))
  await openAs(page, world, `/app/${world.applications[0]?.id}?expandIndex=4`)
  await expect(page.getByRole('region', { name: 'Sandbox Keys' })).toBeVisible()
  expect(forSamples()).toEqual([])

  await page.getByRole('button', { name: 'Show Code Samples' }).click()
  const sample = page.getByRole('region', { name: exchange })
  await expect(sample).toContainText('import requests')
  await expect(sample).toContainText('YOUR_APP_SECRET')
  expect(forSamples()).not.toEqual([])

  const sandbox = page.getByRole('region', { name: 'Sandbox Keys' })
  await sandbox.getByRole('button', { name: 'Show App Secret' }).click()
  await expect(sandbox.getByRole('button', { name: 'Hide App Secret' })).toBeVisible()
  const secret = await sandbox.locator('dt:text-is("App Secret") + dd code').innerText()
  await expect(sample).toContainText(secret)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('radio', { name: 'Production' }).check({ force: true })
  await expect(sample).toContainText('prd_')
  await expect(sample).not.toContainText(secret)
  await page.getByRole('radio', { name: 'Sandbox' }).check({ force: true })
  await expect(sample).toContainText(secret)

  await sandbox.getByRole('button', { name: 'Hide App Secret' }).click()
  await expect(sample).toContainText('YOUR_APP_SECRET')
  await expect(page.locator('body')).not.toContainText(secret)
  expect(scripts.join(' ')).not.toContain(secret)
  await expectFitAtEveryWidth(page)
})
