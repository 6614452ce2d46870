import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoApplications } from '../../platform/seed/demo-clients'
import { authorizeUrl, createBrowser, newPkce, portalClient, signIn } from './browser'
import { portalOrigin, startTestServer } from './server'

let platform: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  platform = await startTestServer()
})
afterAll(() => platform.remove())

/** The response with the sign-in page of an authorization with further parameters. */
async function open(more: Record<string, string> = {}, client = portalClient) {
  const browser = createBrowser(platform.origin)
  const { response } = await browser.follow(authorizeUrl(platform.origin, { ...client, pkce: newPkce(), more }))
  return { browser, response }
}
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .replaceAll(' ,', ',')
const pageOf = async (...parameters: Parameters<typeof open>) => (await open(...parameters)).response.text()

describe('the sign-in page says where one comes from and why', () => {
  it.each([
    ['a private page', { 'ext-page': 'Example Files' }, 'Example Files needs an account. It opens after you sign in.'],
    ['a press on Sign In', { 'ext-page': 'Home', 'ext-back': '/home' }, 'You get to Home after you sign in.'],
    [
      'a window beside a page',
      { 'ext-page': 'Check a Document', response_mode: 'web_message' },
      'You come from Check a Document, which stays open as it is. This window closes after you sign in.',
    ],
    ['a page without a name', {}, 'The page that you opened needs an account. It opens after you sign in.'],
  ])('after %s', async (_, more, sentence) => {
    expect(textOf(await pageOf(more))).toContain(sentence)
  })

  it('of another application by its name, without the ways of the portal', async () => {
    const [demo] = demoApplications
    const client = { clientId: demo?.id ?? '', redirectUri: `${platform.origin}/demo` }
    const page = await pageOf({}, client)
    expect(textOf(page)).toContain(`${demo?.name} asks you to sign in.`)
    expect(page).not.toContain('Create Trial Account')
  })

  it('after a wrong password, too', async () => {
    const { browser, response } = await open({ 'ext-page': 'Applications' })
    const refused = await signIn(browser, response, 'dev@northwind.example', 'wrong')
    expect(textOf(await refused.response.text())).toContain('Applications needs an account.')
  })
})

describe('the sign-in page offers', () => {
  it('a trial account and the way back to the page that one comes from', async () => {
    const page = await pageOf({ 'ext-page': 'Search', 'ext-back': '/search?q=ship%20date' })
    expect(page).toContain(`href="${portalOrigin}/signup"`)
    expect(page).toContain(`href="${portalOrigin}/search?q=ship%20date"`)
  })

  it('the way home from a private page', async () => {
    expect(await pageOf({ 'ext-page': 'Applications' })).toContain(`<a class="quiet" href="${portalOrigin}/home">`)
  })

  it('to close a window, whose page is still there', async () => {
    const page = await pageOf({ response_mode: 'web_message' })
    expect(textOf(page)).toContain('Close this window')
    expect(page).not.toContain('Back to Dev Center')
  })
})

describe('the sign-in page takes nothing for a name or an address that is none', () => {
  it.each([
    'Call 555 0100 and tell your password',
    '<b>Bold</b>',
    'An invitation that is much longer than any name of a page',
  ])('as a name: %s', async (name) => {
    const page = await pageOf({ 'ext-page': name })
    expect(page).not.toContain(name)
    expect(textOf(page)).toContain('The page that you opened needs an account.')
  })

  it.each(['https://foreign.example/', '//foreign.example/', 'javascript:alert(1)', '/\\foreign.example'])(
    'as an address: %s',
    async (address) => {
      const page = await pageOf({ 'ext-page': 'Home', 'ext-back': address })
      expect(page).not.toContain('foreign.example')
      expect(page).toContain(`<a class="quiet" href="${portalOrigin}/home">`)
    },
  )
})

it('has the look of the portal: its name, mark and font', async () => {
  const page = await pageOf()
  expect(page).toContain(`<a href="${portalOrigin}/home">`)
  expect(textOf(page)).toContain('Dev Center')
  const font = await fetch(`${platform.origin}/u/font.woff2`)
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect(new TextDecoder().decode((await font.arrayBuffer()).slice(0, 4))).toBe('wOF2')
})
