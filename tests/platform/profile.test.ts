import { beforeAll, describe, expect, it } from 'vitest'
import { photo } from '../../platform/seed/photo'
import { verifyPassword } from '../../platform/db/passwords'
import { findUser } from '../../platform/db/people'
import { mintAccessToken } from '../../platform/tokens'
import { createPlatformApp } from '../../platform/app'
import { createTestPlatform, dana, marcus, stella, tess, type Person } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const profile = (id: string) => `/identity/v3/users/${id}/profile/`
const png = Uint8Array.from(photo([10, 20, 30]))

async function upload(as: Person, file: File | string, userId = as.userId) {
  const body = new FormData()
  body.append('uploadedFile', file)
  const request = new Request(`http://localhost:4400/identity/users/${userId}/avatar/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await mintAccessToken(platform.context, as)}` },
    body,
  })
  const response = await createPlatformApp(platform.context).fetch(request, {})
  return { status: response.status, body: (await response.json()) as { image_id?: string; error?: unknown } }
}

describe('photos', () => {
  it('are uploaded, set in the profile, replaced and deleted, and old ones are deleted', async () => {
    const first = await upload(marcus, new File([png], 'Me.PNG'))
    expect(first.status).toBe(200)
    const named = await platform.call('PATCH', profile(marcus.userId), {
      as: marcus,
      body: { email: 'multi@northwind.example', avatar_image_id: first.body.image_id },
    })
    const { pathname } = new URL(String(named.body?.['avatar_image_url']))
    expect(pathname).toBe(`/avatars/test/400x400/${first.body.image_id}`)
    expect((await platform.call('GET', pathname)).headers.get('content-type')).toBe('image/png')

    const gif = await upload(marcus, new File(['GIF89a...'], 'me.gif'))
    const second = { email: 'multi@northwind.example', avatar_image_id: gif.body.image_id }
    await platform.call('PATCH', profile(marcus.userId), { as: marcus, body: second })
    expect((await platform.call('GET', pathname)).status).toBe(404)
    const stored = await platform.call('GET', `/avatars/test/400x400/${gif.body.image_id}`)
    expect(stored.headers.get('content-type')).toBe('image/gif')

    const none = { email: 'multi@northwind.example', avatar_image_id: '' }
    const { body } = await platform.call('PATCH', profile(marcus.userId), { as: marcus, body: none })
    expect(body).toMatchObject({ avatar_image_id: null, avatar_image_url: null })
    expect((await platform.call('GET', `/avatars/test/400x400/${gif.body.image_id}`)).status).toBe(404)
  })

  it('that no profile uses are removed', async () => {
    const ids = async (as: Person) =>
      platform.context.db
        .all<{ id: string }>('select id from avatars where owner_id = ? order by uploaded_at', as.userId)
        .map(({ id }) => id)
    const uploadFor = async (as: Person) => (await upload(as, new File([png], 'me.png'))).body.image_id ?? ''
    const before = await ids(dana)
    expect(before).toHaveLength(1)
    await uploadFor(dana)
    const last = await uploadFor(dana)
    expect(await ids(dana)).toEqual([...before, last])
    const minutesOld = (minutes: number) =>
      platform.context.db.run('update avatars set uploaded_at = ? where id = ?', Date.now() - minutes * 60_000, last)
    minutesOld(59)
    await uploadFor(marcus)
    expect(await ids(dana)).toContain(last)
    minutesOld(61)
    await uploadFor(marcus)
    expect(await ids(dana)).toEqual(before)
  })

  it.each([
    ['another name', new File([png], 'me.webp'), 400],
    ['something else under the name of a picture', new File(['<svg/>'], 'me.png'), 400],
    ['an empty file', new File([], 'me.png'), 400],
    ['a text', 'me.png', 400],
    ['more than 3 MB', new File([png, new Uint8Array(3 * 1024 * 1024)], 'me.png'), 413],
  ])('are refused: %s', async (_, file, status) => {
    expect((await upload(marcus, file)).status).toBe(status)
  })

  it('of other people cannot be uploaded or set', async () => {
    expect((await upload(marcus, new File([png], 'me.png'), dana.userId)).status).toBe(404)
    const body = { email: 'multi@northwind.example', avatar_image_id: `avatar-${dana.userId}` }
    const answer = await platform.call('PATCH', profile(marcus.userId), { as: marcus, body })
    expect(Object.keys(answer.body?.error?.validationErrors ?? {})).toEqual(['avatar_image_id'])
    expect((await platform.call('GET', `/avatars/test/400x400/avatar-${dana.userId}`)).status).toBe(200)
  })
})

describe('the password', () => {
  const path = '/identity/v1/users/me/change-password/'
  const change = (as: Person | undefined, password: unknown, new_password: unknown) =>
    platform.call('PUT', path, { ...(as && { as }), body: { password, new_password } })
  const old = 'Portal-2026!'

  it('is changed with the current one; the session continues', async () => {
    expect((await change(dana, old, 'Another-2027?')).status).toBe(200)
    const hash = findUser(platform.context.db, dana.userId)?.password_hash
    expect(await verifyPassword('Another-2027?', hash)).toBe(true)
    expect(await verifyPassword(old, hash)).toBe(false)
    expect((await change(dana, 'Another-2027?', old)).status).toBe(200)
  })

  it.each([
    ['the same again', old, old, 'new_password'],
    ['one that breaks the policy', old, 'short', 'new_password'],
    ['one with other characters', old, 'Größer-2027!', 'new_password'],
    ['none', old, undefined, 'new_password'],
    ['a wrong present one', 'Wrong-2026!', 'Another-2027?', 'password'],
    ['a present one that is no text', 5, 'Another-2027?', 'password'],
  ])('is not changed: %s', async (_, password, next, field) => {
    const answer = await change(dana, password, next)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body?.error?.validationErrors ?? {})).toEqual([field])
  })

  it('of employees cannot be changed here', async () => {
    expect((await change(stella, old, 'Another-2027?')).status).toBe(403)
  })

  it('needs a session', async () => {
    expect((await change(undefined, old, 'Another-2027?')).status).toBe(401)
  })

  it('is not guessed: ten of 200 parallel wrong ones are evaluated, then the account has to wait', async () => {
    const wrong = await Promise.all(Array.from({ length: 200 }, (_, index) => change(tess, `Wrong-${index}-Aa`, 'x')))
    expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(190)
    expect((await change(tess, old, 'Another-2027?')).status).toBe(429)
  })
})
