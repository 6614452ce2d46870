import { afterEach, expect, it, vi } from 'vitest'
import { loadText } from '@/workers/openapi/load-text'

afterEach(() => vi.unstubAllGlobals())

const read = () => loadText('https://builds.example/swagger.json', undefined, new AbortController().signal)

it('distinguishes a server that forbids reading from one that does not answer', async () => {
  vi.stubGlobal('fetch', (_url: string, { mode }: RequestInit) =>
    mode === 'no-cors' ? Promise.resolve(Response.error()) : Promise.reject(new TypeError('Failed to fetch')),
  )
  await expect(read()).rejects.toThrow('it does not allow other sites to read this document (CORS)')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(read()).rejects.toThrow('There was no response: the server cannot be reached.')
})
