import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digest } from '@/lib/digest'
import { contentText } from '@/workers/search/content-text'

const url = 'https://docs.example/label/README.md'
const server = setupServer()
let headers: Record<string, string> = {}
beforeAll(() => {
  server.use(http.get(url, () => new HttpResponse('# Labels', { headers })))
  server.listen()
})
afterAll(() => server.close())

const versionOf = async (given: Record<string, string>, knownVersion?: string) => {
  headers = given
  const { signal } = new AbortController()
  return contentText(url, { access: 'open', isSignedIn: false, knownVersion, signal })
}

const changedAt = 'Mon, 02 Mar 2026 14:00:00 GMT'

describe('the version of a document', () => {
  it('is its ETag, else when it was changed last, else a digest of its text', async () => {
    expect((await versionOf({ ETag: '"1"', 'Last-Modified': changedAt })).version).toBe('"1"')
    expect((await versionOf({ 'Last-Modified': changedAt })).version).toBe(changedAt)
    expect((await versionOf({})).version).toBe(digest('# Labels'))
  })

  it.each<[string, Record<string, string>, string]>([
    ['ETag', { ETag: '"1"' }, '"1"'],
    ['time of the last change', { 'Last-Modified': changedAt }, changedAt],
    ['digest', {}, digest('# Labels')],
  ])('that is known by its %s needs no text', async (_, given, known) => {
    expect(await versionOf(given, known)).toMatchObject({ version: known, text: undefined })
    expect(await versionOf(given, 'another')).toMatchObject({ version: known, text: '# Labels' })
  })
})
