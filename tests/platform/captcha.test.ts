import { beforeAll, describe, expect, it } from 'vitest'
import { captchaLifetimeMs, issueCaptchaToken, redeemCaptchaToken } from '../../platform/captcha/tokens'
import { createContext } from '../../platform/context'
import { createTestPlatform } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

describe('captcha tokens', () => {
  it('are issued only for the site key of the portal', async () => {
    const issued = await platform.call('POST', '/recaptcha/token', { body: { sitekey: 'local-captcha-site-key' } })
    expect(issued.status).toBe(201)
    expect(redeemCaptchaToken(platform.context, issued.body?.['token'])).toBe(true)
    const refused = await platform.call('POST', '/recaptcha/token', { body: { sitekey: 'other' } })
    expect(refused.status).toBe(400)
  })

  it('are valid once', () => {
    const token = issueCaptchaToken(platform.context)
    expect(redeemCaptchaToken(platform.context, token)).toBe(true)
    expect(redeemCaptchaToken(platform.context, token)).toBe(false)
  })

  it('are valid for two minutes', async () => {
    let time = Date.parse('2026-03-02T10:00:00Z')
    const options = { origin: 'http://localhost:4400', portalOrigin: 'http://localhost:5173' }
    const context = await createContext({ ...options, now: () => new Date(time) })
    const [late, early] = [issueCaptchaToken(context), issueCaptchaToken(context)]
    time += captchaLifetimeMs - 1
    expect(redeemCaptchaToken(context, early)).toBe(true)
    time += 1
    expect(redeemCaptchaToken(context, late)).toBe(false)
    context.db.close()
  })

  it.each([undefined, null, 7, '', 'made-up', { token: 1 }])('are invalid when they are %j', (value) => {
    expect(redeemCaptchaToken(platform.context, value)).toBe(false)
  })
})

describe('the widget', () => {
  it('can be framed by the portal only', async () => {
    const frame = await platform.call('GET', '/recaptcha/frame?k=local-captcha-site-key')
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:5173')
    expect(frame.text).toContain("I'm not a robot")
  })

  it('shows an error for an unknown key, and no text from its address', async () => {
    const frame = await platform.call('GET', '/recaptcha/frame?k=%22%3E%3Cscript%3E&theme=%3Cb%3E&size=%3Cb%3E')
    expect(frame.text).toContain('Invalid site key')
    expect(frame.text).not.toContain('<b>')
  })
})
