import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dana } from './in-process'
import { newMachine } from './machine'
import { startTestServer } from './server'
import { mintAccessToken } from '../../platform/tokens'

let platform: Awaited<ReturnType<typeof startTestServer>>
let headers: Record<string, string>
beforeAll(async () => {
  platform = await startTestServer()
  const token = await mintAccessToken(platform.context, dana)
  headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
})
afterAll(() => platform.remove())

const limit = 256 * 1024
const applications = '/devcenter/v1/applications/'
const photo = `/identity/users/${dana.userId}/avatar/`

/** Sends a body with its length announced. */
const send = (path: string, bytes: number, type = 'application/json') =>
  fetch(platform.origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: 'x'.repeat(bytes),
  })

/** Sends a body without a length until the platform answers, and at most 20 MB of it. */
function sendChunks(path: string, type: string): Promise<{ status: number | undefined; sentBytes: number }> {
  return new Promise((resolve, reject) => {
    const chunk = 'x'.repeat(64 * 1024)
    let sentBytes = 0
    const call = request(platform.origin + path, { method: 'POST', headers: { ...headers, 'content-type': type } })
    call.on('error', reject)
    call.on('response', ({ statusCode }) => {
      resolve({ status: statusCode, sentBytes })
      call.destroy()
    })
    const sendMore = () => {
      if (call.destroyed) return
      sentBytes += chunk.length
      if (sentBytes > 20_000_000) call.end()
      else call.write(chunk, () => setImmediate(sendMore))
    }
    sendMore()
  })
}

const multipart = 'multipart/form-data; boundary=b'
const form = 'application/x-www-form-urlencoded'
const paths: [string, string, number][] = [
  [applications, 'application/json', limit],
  ['/label/v1/consolidate', 'application/json', limit],
  ['/forms/support', form, limit],
  ['/u/login', form, limit],
  ['/oauth/token', form, limit],
  ['/oauth/token', 'application/json', limit],
  ['/order-insights/v1/chargebacks/7/disputes', multipart, 10 * 1024 * 1024],
  ['/transactions/v5/data/testin%2FIN1.xml', 'application/json', limit],
  ['/api/1/envelope/', 'text/plain', limit],
  [photo, multipart, 3 * 1024 * 1024 + 16 * 1024],
]

describe('bodies', () => {
  it.each(paths)('over the limit of %s (%s) are refused with 413', async (path, type, maxBytes) => {
    expect((await send(path, maxBytes + 1, type)).status).toBe(413)
    expect((await send(path, maxBytes, type)).status).not.toBe(413)
  })

  it.each(paths)('without a length are counted while they arrive at %s (%s)', async (path, type, maxBytes) => {
    const { status, sentBytes } = await sendChunks(path, type)
    expect(status).toBe(413)
    expect(sentBytes).toBeLessThan(maxBytes + 10_000_000)
  })

  it('that are files are received by the sandbox up to what the documents allow', async () => {
    const { token } = await newMachine(platform.origin)
    const upload = (size: number) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request(`${platform.origin}/transactions/v4/data/IN1.xml`, {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/octet-stream',
            'content-length': size,
          },
        })
        call.on('error', reject)
        call.on('response', ({ statusCode }) => {
          resolve(statusCode)
          call.destroy()
        })
        if (size > 2 * 1024 ** 3) call.flushHeaders()
        else call.end(Buffer.alloc(size, 'x'))
      })
    expect(await upload(40 * limit)).toBe(200)
    expect(await upload(2 * 1024 ** 3 + 1)).toBe(413)
  })

  it('that are nested more than 32 levels are refused, and others are accepted', async () => {
    const nested = (levels: number) => `{"name":"Nested","unknown":${'['.repeat(levels)}${']'.repeat(levels)}}`
    const statusOf = async (body: string) =>
      (await fetch(platform.origin + applications, { method: 'POST', headers, body })).status
    // The object around them is a level, too.
    expect(await statusOf(nested(31))).toBe(201)
    expect(await statusOf(nested(32))).toBe(400)
    expect(await statusOf(nested(120_000))).toBe(400)
  })
})
